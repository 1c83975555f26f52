// Rounds of turns in which seats pass: the rules E-TURNS, and what holds however a round is played.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterPass,
  afterTurn,
  declareState,
  lastIn,
  newTurns,
  type Turns,
} from '../../../src/core/engine/index.js';

// Plays a round: "turn" and "pass" in order, as whose turn it is.
const played = (turns: Turns, ...words: readonly ('turn' | 'pass')[]): readonly (number | null)[] => {
  const seats = [turns.seat];
  for (const word of words) {
    turns = word === 'turn' ? afterTurn(turns) : afterPass(turns);
    seats.push(turns.seat);
  }
  return seats;
};

test('E-TURNS-1: a round goes in its order, which begins with the seat that has the first turn', () => {
  expect(newTurns(3)).toEqual({ order: [0, 1, 2], seat: 0, passed: [] });
  expect(newTurns(4, 2).order).toEqual([2, 3, 0, 1]);
  expect(newTurns([3, 0, 2], 0)).toEqual({ order: [0, 2, 3], seat: 0, passed: [] });
  for (const [seats, first] of [[0], [2, 2], [[1, 1]], [[0, 2], 1]] as [number | number[], number?][])
    expect(() => newTurns(seats, first)).toThrow(RangeError);
});

test('E-TURNS-2: the next seat that has not passed follows, and the last one left follows itself', () => {
  expect(played(newTurns(3, 1), 'turn', 'turn', 'turn')).toEqual([1, 2, 0, 1]);
  expect(played(newTurns(2), 'pass', 'turn', 'turn')).toEqual([0, 1, 1, 1]);
});

test('E-TURNS-3: a seat that passes has no more turns, and the order of passing is kept', () => {
  expect(played(newTurns(3), 'turn', 'pass', 'turn', 'turn', 'pass', 'turn')).toEqual([0, 1, 2, 0, 2, 0, 0]);
  const turns = afterPass(afterTurn(afterPass(newTurns(3, 2))));
  expect(turns.passed).toEqual([2, 1]);
  expect(newTurns(turns.order, turns.passed[0]).order).toEqual([2, 0, 1]);
});

test('E-TURNS-4: when all have passed it is nobody’s turn, and passing again changes nothing', () => {
  const over = [1, 2, 3].reduce(afterPass, newTurns(3));
  expect(over).toEqual({ order: [0, 1, 2], seat: null, passed: [0, 1, 2] });
  expect([afterPass(over), afterTurn(over)]).toEqual([over, over]);
});

test('E-TURNS-5: the only seat left has won an auction', () => {
  const auction = afterPass(afterTurn(newTurns([2, 0, 3])));
  expect([lastIn(newTurns(3)), lastIn(auction), lastIn(afterPass(auction))]).toEqual([null, null, 2]);
  expect(lastIn(afterPass(afterPass(auction)))).toBeNull();
});

const rounds = fc
  .record({
    seats: fc.uniqueArray(fc.nat(23), { minLength: 1, maxLength: 8 }),
    passes: fc.array(fc.boolean()),
  })
  .map(({ seats, passes }) => {
    const moments = [newTurns(seats)];
    for (const passes_ of passes) moments.push((passes_ ? afterPass : afterTurn)(moments.at(-1) as Turns));
    return moments;
  });

describe('however a round is played', () => {
  test('nobody who has passed has a turn, and the round ends with the last pass', () => {
    fc.assert(
      fc.property(rounds, (moments) => {
        for (const { order, seat, passed } of moments) {
          if (seat === null) expect([...passed].sort()).toEqual([...order].sort());
          else expect([order.includes(seat), passed.includes(seat)]).toEqual([true, false]);
        }
      }),
    );
  });

  test('seats that stay in have turns equally often, give or take one', () => {
    fc.assert(
      fc.property(rounds, (moments) => {
        const had = moments.slice(0, -1).map(({ seat }) => seat);
        const stayed = moments[0].order.filter((seat) => !(moments.at(-1) as Turns).passed.includes(seat));
        const counts = stayed.map((seat) => had.filter((one) => one === seat).length);
        if (counts.length > 0) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('the state takes it in', () => {
    const { schema } = declareState((of) => ({ turns: of.turns(8) })).fields.turns;
    fc.assert(
      fc.property(rounds, (moments) => {
        for (const one of moments) expect(schema().parse(one)).toEqual(one);
      }),
    );
  });
});

test.each<[string, object]>([
  ['a seat twice', { order: [0, 0], seat: 0, passed: [] }],
  ['a turn of a seat that has passed', { order: [0, 1], seat: 0, passed: [0] }],
  ['a turn of a seat that takes no part', { order: [0, 1], seat: 2, passed: [] }],
  ['nobody’s turn before all have passed', { order: [0, 1], seat: null, passed: [0] }],
  ['a stranger who has passed', { order: [0, 1], seat: 0, passed: [5] }],
  ['too many seats', { order: [0, 1, 2], seat: 0, passed: [] }],
])('a state does not take in %s', (_, turns) => {
  const { schema, empty } = declareState((of) => ({ turns: of.turns(2) })).fields.turns;
  expect(schema().safeParse(turns).success).toBe(false);
  expect(schema().safeParse(empty()).success).toBe(true);
});
