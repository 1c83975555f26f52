// M-OPEN-11b is answered by witnesses, trees that join each player's majors; here they are held to the full search.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  withFlood,
  withoutSegments,
  withReservations,
  withRight,
} from '../../rulesets/milepost/rules/network.js';
import { canJoinMajors, cutOffSeat, railWith } from '../../rulesets/milepost/rules/right-to-enter.js';
import type { MilepostState, Rail } from '../../rulesets/milepost/state.js';
import type { KnownGame } from '../../rulesets/milepost/types.js';
import { deepFreeze } from '../../src/core/engine/index.js';
import { toyGame } from './toy-game.js';
import { cardlessBoard } from './toy-rails.js';

const major = { size: 'major' } as const;

/** Narrow enough for random track to cut somebody off: two necks, two cities in them, and a ferry. */
const necks = cardlessBoard({
  rows: [
    'A . . . . . B', //
    ' . K _ _ . .',
    '. . . L . . .',
    ' . _ ~ ~ _ .',
    '. . 1 ~ 2 . C',
  ],
  cities: { A: major, B: major, C: major, K: { size: 'medium' } },
  ferries: { boat: { ports: ['1', '2'], limit: 2 } },
});
const ways = Array.from({ length: necks.board.segmentCount }, (_, segment) => segment).filter(
  (segment) => necks.board.ends[2 * segment] >= 0,
);
const step = fc.record({
  seat: fc.nat({ max: 3 }),
  way: fc.nat({ max: ways.length - 1 }),
  // Mostly a segment; now and then a washout, a bridge kept for a seat, a flood, which is both at once, or the ferry.
  what: fc.constantFrom(
    'build',
    'build',
    'build',
    'build',
    'build',
    'build',
    'erase',
    'keep',
    'flood',
    'buy',
  ),
  inward: fc.boolean(),
});
const plain = (rail: Rail): Rail => deepFreeze(JSON.parse(JSON.stringify(rail)));

test('M-OPEN-11: (b) random builds: the witnesses answer as the full search before and after', () => {
  const tally = { builds: 0, cut: 0 };
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 4 }),
      fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }),
      (seats, steps) => {
        const { engine, state } = toyGame({ board: necks, seats, state: {} });
        const { rules, board } = engine.tableOf(state as never) as unknown as KnownGame;
        const on = (rail: Rail): KnownGame => ({ rules, board, state: { ...state, rail } as MilepostState });
        let { rail } = state;
        for (const { seat, way, what, inward } of steps) {
          const builder = seat % seats;
          const segment = ways[way];
          const taken = rail.tracks.some((track) => track.includes(segment));
          const keeper = rail.reserved.find((kept) => kept.segment === segment)?.seat;
          const owner = rail.tracks.findIndex((track) => track.includes(segment));
          if (what === 'erase') rail = withoutSegments(rail, [segment]);
          else if (what === 'flood' && taken)
            rail = withFlood(
              rail,
              [segment],
              [...rail.reserved, { segment, seat: owner, card: 102, lastTurn: null }],
            );
          else if (what === 'keep' && !taken && keeper === undefined)
            rail = withReservations(rail, [
              ...rail.reserved,
              { segment, seat: builder, card: 102, lastTurn: null },
            ]);
          else if (what === 'buy' && !rail.rights[builder].includes('boat'))
            rail = withRight(board, rail, builder, 'boat');
          if (what !== 'build' || taken || (keeper !== undefined && keeper !== builder)) continue;
          const [from, to] = [
            board.ends[2 * segment + Number(inward)],
            board.ends[2 * segment + Number(!inward)],
          ];
          const after = railWith(on(rail), builder, from, to);
          const [was, is] = [on(plain(rail)), on(plain(after))];
          const cut = state.seats.findIndex(
            (_, other) => canJoinMajors(was, other) && !canJoinMajors(is, other),
          );
          expect(cutOffSeat(on(rail), builder, from, to)).toBe(cut < 0 ? undefined : cut);
          tally.builds++;
          if (cut >= 0) tally.cut++;
          rail = after;
        }
      },
    ),
    { numRuns: 150, seed: 11 },
  );
  expect(tally.builds).toBeGreaterThan(1000);
  expect(tally.cut).toBeGreaterThan(100);
});
