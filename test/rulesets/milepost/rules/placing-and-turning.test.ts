// Where and when a train is placed, and how it remembers the way it came: the rulings behind M-MOVE-1 and M-MOVE-7.

import { describe, expect, test } from 'vitest';
import { type ToySeat, type ToyTrain, toyGame } from '../toy-game.js';
import { EVENT } from '../toy-rails.js';

const noTrack = { code: 'move/no-track', rule: 'M-MOVE-5' };
const reversal = { code: 'move/reversal', rule: 'M-MOVE-7' };

/** Seat 0 with a train and own track; seat 1 as given. */
const running = (train: ToyTrain, track: string[], other: ToySeat = {}, parts: object = {}) =>
  toyGame({ state: { seats: [{ train, track }, other], ...parts } });

describe('placing', () => {
  test('M-OPEN-14: at a major city on any of its mileposts; not in a city without rail', () => {
    const game = toyGame({ state: {} });
    for (const milepost of ['2,2', '3,2', '1,1', '6,9'])
      expect(game.refusal(`0: place ${milepost}`)).toBeNull();
    expect(game.refusal('0: place T')).toEqual({ code: 'train/no-start-there', rule: 'M-MOVE-1' });
  });

  test('M-OPEN-14, M-MOVE-1: it may be put off; until then the train cannot operate; it happens once', () => {
    const game = toyGame({ state: { seats: [{ track: ['3,2 4,2 D'] }] } });
    for (const line of ['move 4,2', 'pick-up iron', 'drop iron', 'deliver iron 1 2', 'cross strait'])
      expect(game.refusal(`0: ${line}`)).toEqual({ code: 'train/not-placed', rule: 'M-MOVE-1' });
    game.play('0: end-turn', '1: end-turn', '0: place D', '0: pick-up iron', '0: move 4,2');
    expect(game.train(0).points).toBe(8);
    expect(game.refusal('0: place A')).toEqual({ code: 'train/already-placed', rule: 'M-OPEN-14' });
  });

  test('M-OPEN-41: the city that it comes to is the last that it was in, be it the first of the board', () => {
    const game = running({ at: 'D' }, ['3,2 4,2 D']);
    expect(game.play('0: move 4,2 3,2').train(0).lastCity).toBe(game.at('3,2'));
  });

  test('M-OPEN-14: a hand-discard turn leaves it unplaced', () => {
    const game = toyGame({ state: {} }).play('0: discard-hand', '1: end-turn');
    expect([game.train(0).at, game.refusal('0: place D')]).toEqual([null, null]);
  });

  test('M-OPEN-14: no event’s effect at the draw touches it; bans in play bind it once it is placed', () => {
    const game = toyGame({
      state: { seats: [{}, { track: ['D 6,2'] }], draws: [EVENT.derailment, EVENT.strike] },
    });
    game.play('0: discard-hand', '1: place M');
    expect([game.seat(0).losesTurn, game.seat(1).losesTurn]).toEqual([false, false]);
    expect(game.refusal('1: pick-up fish')).toBeNull();
    const coast = toyGame({ state: { draws: [EVENT.strike] } }).play('0: discard-hand', '1: place B');
    expect(coast.refusal('1: pick-up cars')).toEqual({ code: 'load/event', rule: 'M-EVENT-22' });
  });
});

describe('turning round', () => {
  const line = ['3,2 4,2 D 6,2 7,2'];

  test('M-OPEN-15: the memory outlasts turns, lost turns and the hand’s discarding', () => {
    const kept = (...turn: string[]) =>
      running({ at: 'D' }, line)
        .play('0: move 6,2', '0: end-turn', '1: end-turn', ...turn)
        .refusal('0: move D');
    expect(kept()).toEqual(reversal);
    expect(kept('0: end-turn', '1: end-turn')).toEqual(reversal);
    expect(kept('0: discard-hand', '1: end-turn')).toEqual(reversal);
    const lost = toyGame({
      state: {
        turn: { seat: 1 },
        seats: [{ train: { at: '6,2', arrivedBy: ['D', '6,2'] }, track: line, losesTurn: true }],
      },
    });
    lost.play('1: end-turn', '1: end-turn');
    expect([lost.asked, lost.refusal('0: move D')]).toEqual([['0: operations'], reversal]);
  });

  test('M-OPEN-15: it outlasts the erasure of the segment, which may be built again', () => {
    const game = running({ at: '6,2', arrivedBy: ['D', '6,2'] }, ['6,2 7,2']);
    expect(game.refusal('0: move D')).toEqual(noTrack);
    game.play('0: end-operations', '0: build 6,2 D', '0: end-turn', '1: end-turn');
    expect(game.refusal('0: move D')).toEqual(reversal);
  });

  test('M-OPEN-15: a dead end gives no right to reverse', () => {
    const game = running({ at: 'D' }, ['D 6,2']).play('0: move 6,2');
    expect(game.legal('0: move')).toEqual([]);
    game.play('0: end-turn', '1: end-turn');
    expect(game.legal('0: move')).toEqual([]);
    // A way on, once built, may be taken.
    game.play('0: end-operations', '0: build 6,2 7,2', '0: end-turn', '1: end-turn');
    expect(game.legal('0: move')).toEqual(['0: move 7,2']);
  });

  test('M-OPEN-15: only the segment it came by is barred: the same city may be reached another way', () => {
    const game = running({ at: 'D' }, ['D 6,2 5,1 D']).play('0: move 6,2');
    expect(game.legal('0: move')).toEqual(['0: move 5,1']);
    game.play('0: move 5,1');
    expect(game.refusal('0: move D')).toBeNull();
  });

  test('M-OPEN-15: in a city nothing is kept of how a train came, outside it is', () => {
    const game = running({ at: '4,2' }, line).play('0: move D');
    expect([game.train(0).arrivedBy, game.refusal('0: move 4,2')]).toEqual([null, null]);
    game.play('0: move 4,2');
    expect(game.train(0).arrivedBy).toBe(game.segment('D', '4,2'));
    expect(game.refusal('0: move D')).toEqual(reversal);
  });

  test('M-OPEN-15: placing forgets how a train came; entering a red area does, too', () => {
    expect(
      toyGame({ state: { seats: [{ track: line }] } })
        .play('0: place D')
        .train(0).arrivedBy,
    ).toBeNull();
    const game = running({ at: '4,2' }, line).play('0: move 3,2 A');
    expect(game.train(0).arrivedBy).toBeNull();
  });

  test('M-OPEN-15: a train beginning its turn on a port may leave by any segment, one passing may not', () => {
    const quay = ['10,9 1 11,8'];
    const passing = running({ at: '10,9' }, quay).play('0: move 1');
    expect(passing.refusal('0: move 10,9')).toEqual(reversal);
    expect(passing.train(0).arrivedBy).toBe(passing.segment('10,9', '1'));
    passing.play('0: end-turn', '1: end-turn');
    expect(passing.train(0).arrivedBy).toBeNull();
    expect(passing.legal('0: move').sort()).toEqual(['0: move 10,9', '0: move 11,8']);
    // Having left it, the train may not turn round at the next milepost.
    passing.play('0: move 10,9');
    expect(passing.refusal('0: move 1')).toEqual(reversal);
  });
});
