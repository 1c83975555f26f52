// The gate of snapshots let in states that broke down, hung or could not be saved again: with a step of 2^31, with luck that
// stands still, with nobody who can act. What it lets in can be played on, and its own snapshots are let in.

import { describe, expect, test } from 'vitest';
import { begunGame, engine, finishedGame, freshGame, position, thrown } from '../engine/new-game.js';

/** A snapshot of the state with parts of it replaced, sealed as whoever replaced them would. */
function snapshot(state: object, parts: object): string {
  const changed = { ...state, ...parts };
  const { hash: _, ...save } = JSON.parse(engine.serialize(begunGame()));
  return JSON.stringify({ ...save, state: changed, hash: engine.hashState(changed) });
}

const refusal = (state: object, parts: object) =>
  thrown(() => engine.deserialize(snapshot(state, parts))).message;
const begun = begunGame();
const turn = { seat: 0, moves: 0, rolled: false, since: 0 };

describe('a snapshot is refused', () => {
  test.each<[string, object, object, RegExp]>([
    ['with more actions than any game has', begun, { step: 2 ** 31 }, /larger than any/],
    ['with as many actions as none can have', begun, { step: 1_000_000_000 }, /larger than any/],
    ['with a number that grew out of nothing', begun, { round: 2 ** 31 }, /larger than any/],
    ['with luck that stands still', begun, luck([0, 0, 0, 0]), /stands still/],
    ['with luck that is no 32 bits', begun, luck([1, 2, 3, 2 ** 40]), /luck.streams/],
    ['with two streams in one name', begun, streams({ 'bag,die': [1, 2, 3, 4] }), /other streams/],
    ['in which a dropped seat is waited for', begun, { absent: [0] }, /seat 0 cannot decide turn/],
    ['in which nobody decides', begun, { turn: null }, /nobody has anything to decide/],
    ['that waits since tomorrow', begun, { turn: { ...turn, since: 99 } }, /since step 99, and it is step 3/],
    [
      'in which a step is due',
      begun,
      { beach: [], bag: [...begun.beach, ...begun.bag] },
      /a step to take before/,
    ],
    ['that ranks a seat twice', finishedGame(), outcome([0, 0], [1, 1]), /does not rank/],
    ['that ranks nobody', finishedGame(), outcome([], []), /does not rank/],
    ['whose places have a hole', finishedGame(), outcome([0, 1], [1, 3]), /does not rank/],
  ])('%s', (_, state, parts, message) => {
    expect(refusal(state, parts)).toMatch(message);
  });

  test('because its rules break down on it', () => {
    // Somebody chose a stone that nobody holds, in a game of two seats that has answers for three.
    expect(refusal(freshGame(7, 2), { keepsakes: [null, null, null] })).toMatch(
      /^snapshot: .*(seat 2 cannot decide|cannot be played from there)/,
    );
  });
});

test.each([3, 999_999, 1_000_000, 123_456_789, 999_999_998])(
  'a game at step %i is let in, and plays on',
  (step) => {
    const state = engine.deserialize(snapshot(begun, { step }));
    const next = engine.applyAction(state, { type: 'drawStone', seat: 0 });
    expect(engine.deserialize(engine.serialize(next))).toEqual(next);
  },
);

test('a position may stand before a step that is due; the step comes with the next action', () => {
  const state = position({ beach: [] });
  expect(state.beach).toEqual([]);
  expect(engine.applyAction(state, { type: 'endTurn', seat: 0 }).beach).toHaveLength(3);
});

test('a position that cannot even be completed is refused with issues', () => {
  const setup = { config: { seats: 2, seed: 1 }, state: { seats: 7 as never } };
  expect(thrown(() => engine.createPosition('pebbles', setup)).name).toBe('InvalidInputError');
});

function luck(bag: readonly number[]): object {
  return streams({ ...begun.luck.streams, bag });
}

function streams(named: object): object {
  return { luck: { algorithm: 'xoroshiro128plus', streams: named } };
}

function outcome(seats: readonly number[], places: readonly number[]): object {
  const ranking = seats.map((seat, n) => ({ seat, place: places[n], score: 1 }));
  return { outcome: { reason: 'rounds', ranking, tieBreaks: [] } };
}
