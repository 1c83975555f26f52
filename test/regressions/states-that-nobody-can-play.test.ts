// Validation let in snapshots of states that broke down, hung or could not be saved again: with a step of 2^31, with luck that
// cannot go on, with nobody who can act. What it lets in can be played on, and its own snapshots are let in.

import { describe, expect, test } from 'vitest';
import { begunGame, engine, finishedGame, freshGame, position, thrown } from '../core/engine/new-game.js';

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
    ['with luck that no game comes to', begun, bagAt(2 ** 53 - 1), /more words than any game/],
    ['with luck that comes to its end', begun, bagAt(2 ** 40 + 3_000_001), /more words than any game/],
    ['with luck before its first word', begun, bagAt(-1), /luck.streams/],
    ['with luck between two words', begun, bagAt(0.5), /luck.streams/],
    ['with luck that JSON cannot count', begun, bagAt(2 ** 53), /luck.streams/],
    ['with luck of four numbers', begun, bagAt([1, 2, 3, 4]), /luck.streams/],
    ['with luck of no algorithm', begun, luck({ algorithm: 'xoroshiro128plus' }), /luck.algorithm/],
    ['with luck of no key', begun, luck({ key: undefined }), /luck.key/],
    ['with a key that is too short', begun, luck({ key: 'ab'.repeat(31) }), /luck.key/],
    ['with a key that is too long', begun, luck({ key: 'ab'.repeat(33) }), /luck.key/],
    ['with a key in capitals', begun, luck({ key: 'AB'.repeat(32) }), /luck.key/],
    ['with a key and a line break', begun, luck({ key: `${'ab'.repeat(32)}\n` }), /luck.key/],
    ['with something beside the luck', begun, luck({ next: 4 }), /luck/],
    ['with two streams in one name', begun, streams({ 'bag,die': 1 }), /other streams/],
    ['with a stream too many', begun, streams({ ...begun.luck.streams, coin: 0 }), /other streams/],
    ['with a stream too few', begun, streams({ bag: 0 }), /other streams/],
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

test('a position stands as a game does: what the rules do by themselves is done', () => {
  const state = position({ beach: [] });
  expect(state.beach).toHaveLength(3);
  expect(engine.deserialize(engine.serialize(state))).toEqual(state);
});

test('a position that cannot even be completed is refused with issues', () => {
  const setup = { config: { seats: 2, seed: 1 }, state: { seats: 7 as never } };
  expect(thrown(() => engine.createPosition('pebbles', setup)).name).toBe('InvalidInputError');
});

function luck(parts: object): object {
  return { luck: { ...begun.luck, ...parts } };
}

function streams(named: object): object {
  return luck({ streams: named });
}

function bagAt(bag: unknown): object {
  return streams({ ...begun.luck.streams, bag });
}

function outcome(seats: readonly number[], places: readonly number[]): object {
  const ranking = seats.map((seat, n) => ({ seat, place: places[n], score: 1 }));
  return { outcome: { reason: 'rounds', ranking, tieBreaks: [] } };
}
