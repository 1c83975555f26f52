// Luck that is stacked comes as it was stacked, is as real as any other, and must be used up.

import { describe, expect, test } from 'vitest';
import { stackLuck } from '../../src/testing/index.js';
import { begunGame, engine, type State } from '../core/engine/new-game.js';

const roll = { type: 'rollDie', seat: 0 } as const;
const rolled = (state: State) => {
  const result = engine.tryAction(state, roll);
  if (!result.ok) throw new Error(result.rejection.code);
  return { next: result.state, event: result.events.find(({ type }) => type === 'dieRolled') };
};

describe('stacked luck', () => {
  test.each([1, 2, 3, 4, 5, 6])('the die falls on %i', (pips) => {
    const { state, unused } = stackLuck(begunGame(), { die: [[1, 6, pips]] });
    const { next, event } = rolled(state);
    expect(event).toMatchObject({ pips });
    expect(unused(next)).toEqual({});
  });

  test('draws that were not made are named', () => {
    const draws = {
      die: [
        [1, 6, 2],
        [1, 6, null],
        [1, 6, 5],
      ],
      bag: [],
    } as const;
    const { state, unused } = stackLuck(begunGame(), draws);
    expect(unused(state)).toEqual({ die: draws.die });
    expect(unused(rolled(state).next)).toEqual({
      die: [
        [1, 6, null],
        [1, 6, 5],
      ],
    });
  });

  test('draws that were not stacked are a mistake', () => {
    const { state, unused } = stackLuck(begunGame(), { die: [] });
    expect(unused(state)).toEqual({});
    expect(() => unused(rolled(state).next)).toThrow(
      'luck: die: it drew more than the 0 draws that were stacked',
    );
  });

  test('nothing else changes: it saves, and plays on', () => {
    const before = begunGame();
    const { state } = stackLuck(before, {
      die: [
        [1, 6, 3],
        [1, 6, 3],
        [1, 6, 3],
        [1, 6, 3],
      ],
    });
    expect({ ...state, luck: before.luck }).toEqual(before);
    expect(state.luck.streams['bag']).toBe(before.luck.streams['bag']);
    const back = engine.deserialize(engine.serialize(state)) as State;
    expect(rolled(back).next).toEqual(rolled(state).next);
  });

  test('the same stack gives the same state', () => {
    const draws = {
      die: [
        [1, 6, 6],
        [1, 6, 6],
      ],
    } as const;
    expect(stackLuck(begunGame(), draws).state).toEqual(stackLuck(begunGame(), draws).state);
  });

  test('what no stream can draw is refused', () => {
    expect(() => stackLuck(begunGame(), { die: [[1, 6, 7]] })).toThrow(
      'luck: die: it never draws 7 from 1 to 6',
    );
  });

  test('what is drawn on a stream that no rule names is left over', () => {
    const state = begunGame();
    const { unused } = stackLuck(state, { coin: [[0, 1, 1]] });
    expect(() => unused(state)).toThrow('luck: coin: it drew more than the 1 draws that were stacked');
  });
});
