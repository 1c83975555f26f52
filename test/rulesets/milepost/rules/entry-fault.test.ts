// Places of cities and ports are counted for building and for reserved ways. Where no way claims anything, both must say the same.

import { expect, test } from 'vitest';
import { isBroken } from '../../../../rulesets/milepost/rules/entry/entry-fault.js';
import { limitsAt } from '../../../../rulesets/milepost/rules/entry/limits.js';
import { NOBODY } from '../../../../rulesets/milepost/rules/rail/network.js';
import { groundOf, noWays } from '../../../../rulesets/milepost/rules/reserved-ways/ground.js';
import { type Claims, spareWithin } from '../../../../rulesets/milepost/rules/reserved-ways/places.js';
import type { KnownGame } from '../../../../rulesets/milepost/rules/types.js';
import { createRandom } from '../../../../src/core/engine/index.js';
import { afterBuild } from '../builders.js';
import { smallBoard, someBuild } from '../small-boards.js';
import { toyGame } from '../toy-game.js';

/** By kind of limit and seat: how often a segment more broke it, and how often not. */
function compare(game: KnownGame, tally: Map<string, number>): void {
  const { board, state } = game;
  const ground = groundOf(game);
  const claims: Claims = { ways: noWays(board), found: 0, ignored: NOBODY };
  for (const milepost of board.mileposts) {
    for (const limit of limitsAt(board, milepost)) {
      for (let seat = 0; seat < state.seats.length; seat++) {
        const breaks = (['players', 'segments', 'room'] as const).some((fault) =>
          isBroken(game, limit, fault, { seat }),
        );
        expect(spareWithin(ground, claims, seat, limit) > 0, `${limit.kind} at ${milepost}`).toBe(!breaks);
        const name = `${limit.kind} ${breaks ? 'broken' : 'kept'}`;
        tally.set(name, (tally.get(name) ?? 0) + 1);
      }
    }
  }
}

test('M-OPEN-12: building and reserved ways count the places of cities and ports alike', () => {
  const tally = new Map<string, number>();
  for (let n = 0; n < 60; n++) {
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
    }
  }
  const kinds = ['major', 'port', 'town'].flatMap((kind) => [`${kind} broken`, `${kind} kept`]);
  expect([...tally.keys()].sort()).toEqual(kinds);
});
