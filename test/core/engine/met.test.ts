// Conditions that say yes or no: `met` in place of `test`, in actions and in layers.

import { describe, expect, test } from 'vitest';
import { createEngine, defineAction, InvalidInputError, layer } from '../../../src/core/engine/index.js';
import { pebbles } from './pebbles/pebbles.js';
import type { Pebbles } from './pebbles/state.js';

const wave = defineAction<Pebbles>()({
  type: 'wave',
  notation: ['wave'],
  check: [
    { code: 'wave/early', rule: 'W-1', met: ({ state }, { seat }) => state.step > 0 && seat < 9 },
    { code: 'wave/late', rule: 'W-1', test: ({ state }) => (state.step < 5 ? null : { step: state.step }) },
  ],
  apply() {},
});

describe('a condition that says yes or no', () => {
  test('is the same as a test without anything to say', () => {
    const [early, late] = wave.check;
    const at = (step: number) =>
      [early, late].map((one) => one.test({ state: { step } } as never, { type: 'wave', seat: 0 }));
    expect([at(0), at(3), at(5)]).toEqual([
      [{}, null],
      [null, null],
      [null, { step: 5 }],
    ]);
  });

  test('of a layer refuses, with no params', () => {
    const even = layer(pebbles, {
      id: 'even',
      title: 'Even pebbles',
      texts: { 'C-1': 'A keepsake has an even number.' },
      conditions: {
        chooseKeepsake: [{ code: 'keep/odd', rule: 'C-1', met: (_game, { stone }) => stone % 2 === 0 }],
      },
    });
    const engine = createEngine([even]);
    const hands = [1, 2, 3].flatMap((seed) => {
      const state = engine.createGame('even', { seats: 2, seed });
      return (state.seats[0].hand as number[]).map((stone) => {
        const refused = engine.explainAction(state, { type: 'chooseKeepsake', seat: 0, stone });
        return [stone % 2 === 0, refused] as const;
      });
    });
    expect(new Set(hands.map(([isEven]) => isEven)).size).toBe(2);
    const odd = [{ code: 'keep/odd', rule: 'C-1', params: {}, scope: 'public' }];
    for (const [isEven, refused] of hands) expect(refused).toEqual(isEven ? [] : odd);
  });

  test('is missing: the ruleset is refused', () => {
    const conditions = { takeStone: [{ code: 'take/never', rule: 'P-TAKE-1' }] } as never;
    const make = () => layer(pebbles, { id: 'none', title: 'None', conditions });
    expect(make).toThrow(InvalidInputError);
    expect(make).toThrow(/expected a function, as test or as met/);
  });
});
