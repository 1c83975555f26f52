// What greedy bots of Iron Dragon do at the beginning. Whole games: bots.long.test.ts.

import { expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { type AnyEngine, createEngine, createRandom } from '../../../../src/core/engine/index.js';
import { greedyBot, playGame } from '../../../../src/players/bots/index.js';
import { everyday } from '../../../long-run.js';

const engine = createEngine([ironDragon]) as unknown as AnyEngine;

const DEALS = Array.from({ length: 8 }, (_, n) => [`open-${n}`, 2 + (n % 3)] as const);
test.each(everyday(4, DEALS))(
  'R-12: before any track lies no trip is planned from where the train may not be placed, so every seat lays track (deal %s)',
  (seed, seats) => {
    const built = new Set<number>();
    playGame(engine, 'iron-dragon', {
      config: { seats, seed },
      bots: [greedyBot],
      maxRounds: 0,
      onAction: ({ events }) => {
        for (const event of events)
          if (event.type === 'trackBuilt') built.add((event as never as { seat: number }).seat);
      },
    });
    expect([...built].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  },
);

test('what a seat is worth does not depend on what was asked before: foremen that it might choose are forgotten', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const state = engine.createGame('iron-dragon', { seats: 3, seed });
    const seats = [0, 1, 2];
    const worths = () => seats.map((seat) => engine.evaluate(structuredClone(state), seat));
    const before = worths();
    for (const decision of engine.decisions(state)) engine.suggest(state, decision, createRandom(1));
    expect(seats.map((seat) => engine.evaluate(state, seat))).toEqual(before);
  }
});
