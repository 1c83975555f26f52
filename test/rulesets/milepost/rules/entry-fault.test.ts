// Places of cities and ports are counted for building and for reserved ways. Where no way claims anything, both must say the same.

import { expect, test } from 'vitest';
import { type Entry, isBroken } from '../../../../rulesets/milepost/rules/entry/entry-fault.js';
import { type Limit, limitsAt } from '../../../../rulesets/milepost/rules/entry/limits.js';
import { NOBODY, withFlood } from '../../../../rulesets/milepost/rules/rail/network.js';
import { groundOf, noWays } from '../../../../rulesets/milepost/rules/reserved-ways/ground.js';
import { certified } from '../../../../rulesets/milepost/rules/reserved-ways/other-rails.js';
import { type Claims, spareWithin } from '../../../../rulesets/milepost/rules/reserved-ways/places.js';
import type { KnownGame } from '../../../../rulesets/milepost/rules/types.js';
import { createRandom, type Random } from '../../../../src/core/engine/index.js';
import { afterBuild } from '../builders.js';
import { smallBoard, someBuild } from '../small-boards.js';
import { toyGame } from '../toy-game.js';

/** By kind of limit and seat: how often a segment more broke it, and how often not. */
function compare(game: KnownGame, tally: Map<string, number>): void {
  const { board, state } = game;
  const ground = groundOf(game);
  const claims: Claims = { ways: noWays(board), found: 0, ignored: NOBODY };
  const look = (what: string, limit: Limit, entry: Entry) => {
    const breaks = (['players', 'segments', 'room'] as const).some((fault) =>
      isBroken(game, limit, fault, entry),
    );
    const { room, own } = spareWithin(ground, claims, entry.seat, limit);
    const taken = entry.segment === undefined ? 1 : 0;
    expect(own > 0 && room >= taken, `${what} at ${limit.mileposts}`).toBe(!breaks);
    const name = `${what} ${breaks ? 'broken' : 'whole'}`;
    tally.set(name, (tally.get(name) ?? 0) + 1);
  };
  for (const milepost of board.mileposts)
    for (const limit of limitsAt(board, milepost))
      for (let seat = 0; seat < state.seats.length; seat++) look(limit.kind, limit, { seat });
  for (const { segment, seat } of state.rail.reserved)
    for (const end of [board.ends[2 * segment], board.ends[2 * segment + 1]])
      for (const limit of limitsAt(board, end)) look(`bridge to a ${limit.kind}`, limit, { seat, segment });
}

// Some segment is flooded, and kept for its owner.
function afterFlood(game: KnownGame, random: Random): KnownGame {
  const { rail } = game.state;
  const seat = random.int(0, rail.tracks.length - 1);
  const track = rail.tracks[seat];
  if (track.length === 0) return game;
  const segment = track[random.int(0, track.length - 1)];
  const reserved = [...rail.reserved, { segment, seat, card: 102, lastTurn: null }];
  const flooded = { ...game, state: { ...game.state, rail: withFlood(rail, [segment], reserved) } };
  return { ...game, state: { ...game.state, rail: certified(game, flooded) } };
}

test('M-OPEN-12, M-EVENT-17: building and reserved ways count the places of cities and ports alike', () => {
  const tally = new Map<string, number>();
  for (let n = 0; n < 36; n++) {
    const random = createRandom('entry', n);
    const land = smallBoard(random);
    if (land === null) continue;
    const seats = 2 + (n % 3);
    const { engine, state } = toyGame({ board: land, seats, state: { turn: { phase: 'building' } } });
    const { rules, board } = engine.settingOf(state as never) as unknown as KnownGame;
    const rich = state.seats.map((seat) => ({ ...seat, cash: 999 }));
    let game = { rules, board, state: { ...state, seats: rich } } as unknown as KnownGame;
    for (let step = 0; step < 12; step++) {
      compare(game, tally);
      const build = someBuild(game, random);
      if (build === undefined) break;
      game = afterBuild(game, build);
      if (random.int(0, 3) === 0) game = afterFlood(game, random);
    }
  }
  const kinds = ['major', 'port', 'town'].flatMap((kind) => [`${kind} broken`, `${kind} whole`]);
  expect([...tally.keys()]).toEqual(expect.arrayContaining(kinds));
  for (const kind of ['major', 'town']) expect(tally.get(`bridge to a ${kind} whole`)).toBeGreaterThan(3);
});
