// Running a train: points, where it may turn, rents, red areas, ports (ID-MOVE-1 … 12, R-14 … R-18).

import { describe, expect, test } from 'vitest';
import { realmGame } from '../realm.js';
import { coast, seaGame } from '../sea-game.js';

// A branch at 8,5 in the open, with a city at each end.
const track = ['D 2,5 3,5 4,5 5,5 6,5 7,5 8,5 E', '8,5 8,6 8,7', '2,4 2,5'];
const run = (train: object, seat: object = {}, others: readonly object[] = [{}]) =>
  realmGame({ seats: 1 + others.length, state: { seats: [{ track, train, ...seat }, ...others] } });

describe('steps', () => {
  test('ID-MOVE-1: a milepost is a point whatever its terrain, and stops cost none of them back', () => {
    const game = run({ at: 'D' });
    expect(game.train(0).points).toBe(10);
    game.play('0: pick-up iron', '0: move 2,5 3,5 4,5 5,5', '0: move 6,5 7,5 8,5 E', '0: drop iron');
    expect(game.train(0).points).toBe(2);
    expect(run({ at: '3,5', points: 0 }).refusal('0: move 4,5')).toEqual({
      code: 'move/no-points',
      rule: 'ID-MOVE-1',
    });
    expect(run({ at: '3,5', points: 1 }).refusal('0: move 4,5')).toBeNull();
  });

  test('ID-MOVE-2: only over built segments, red areas and links', () => {
    expect(run({ at: '3,5' }).refusal('0: move 3,4')).toEqual({ code: 'move/no-track', rule: 'ID-MOVE-2' });
    expect(run({ at: '3,5' }).refusal('0: move 5,5')?.code).toBe('move/no-track');
    expect(run({ at: '3,5' }).refusal('0: move 4,5')).toBeNull();
    expect(run({ at: 'A' }).legal('0: move').length).toBe(6 + 7);
  });

  test('ID-MOVE-3: trains share mileposts and segments', () => {
    const game = run({ at: '3,5' }, {}, [{ train: { at: '4,5' } }]).play('0: move 4,5 5,5', '0: end-turn');
    expect(game.play('1: move 3,5').cash).toEqual([64, 56]);
  });

  test('ID-MOVE-4: a train turns round in cities and ports only; bends and branches are no turning', () => {
    const refusal = { code: 'move/reversal', rule: 'ID-MOVE-4' };
    const came = (from: string, at: string) => run({ at, arrivedBy: [from, at] });
    expect(came('7,5', '8,5').refusal('0: move 7,5')).toEqual(refusal);
    expect(came('7,5', '8,5').refusal('0: move 8,6')).toBeNull();
    expect(came('7,5', '8,5').refusal('0: move E')).toBeNull();
    expect(came('8,5', 'E').refusal('0: move 8,5')).toBeNull();
    // A dead end away from cities is one.
    expect(came('8,6', '8,7').legal('0: move')).toEqual([]);
    // A port is a place to turn at.
    const quay = (at: string, from: string) =>
      seaGame({ state: { seats: [{ track: [`${from} ${at}`], train: { at, arrivedBy: [from, at] } }] } });
    expect(coast.board.shipPortAt[coast.at('2')]).toBeGreaterThanOrEqual(0);
    expect(quay('2', '5,5').refusal('0: move 5,5')).toBeNull();
    expect(quay('5,5', '4,5').refusal('0: move 4,5')).toEqual(refusal);
  });

  test('ID-MOVE-4: the way it came is remembered across turns, not in a city (R-16)', () => {
    const game = run({ at: '6,5' }).play('0: move 7,5 8,5', '0: end-turn', '1: end-turn');
    expect(game.refusal('0: move 7,5')?.code).toBe('move/reversal');
    game.play('0: move E', '0: end-turn', '1: end-turn');
    expect(game.refusal('0: move 8,5')).toBeNull();
  });

  test('R-16: what is shown of how it came is null in a city and in a port, and nowhere between (move/reversal)', () => {
    const game = run({ at: '6,5' }).play('0: move 7,5 8,5');
    const shown = () => game.engine.view(game.state as never, 1).seats[0].trains[0].arrivedBy;
    expect(shown()).toBe(game.segment('7,5', '8,5'));
    expect(game.refusal('0: move 7,5')).toEqual({ code: 'move/reversal', rule: 'ID-MOVE-4' });
    game.play('0: move E');
    expect([shown(), game.refusal('0: move 8,5')]).toEqual([null, null]);
    const quay = seaGame({ state: { seats: [{ track: ['4,5 5,5 2'], train: { at: '4,5' } }] } });
    expect(quay.play('0: move 5,5').train(0).arrivedBy).toBe(quay.segment('4,5', '5,5'));
    expect(quay.play('0: move 2').train(0).arrivedBy).toBeNull();
    expect(quay.refusal('0: move 5,5')).toBeNull();
  });

  test('R-16: at sea and after a landing there is nothing to remember either', () => {
    const train = { at: '5,5', points: 1 };
    const game = seaGame({ ships: { top: ['vulture'] }, state: { seats: [{ track: ['5,5 2'], train }] } });
    game.play('0: move 2', '0: draw-ship', '0: board vulture', '0: end-turn', '1: end-turn', '0: sail 7,5');
    expect([game.place(0), game.train(0).arrivedBy]).toEqual(['7,5', null]);
    expect(game.play('0: sail 2').train(0).arrivedBy).toBeNull();
  });

  test('ID-MOVE-5: direction may change as often as movement lasts', () => {
    const game = run({ at: 'A' }).play('0: move 3,3 A 3,3 A 3,3 A 3,3 A 3,3 A');
    expect([game.place(0), game.train(0).points]).toEqual(['A', 0]);
  });

  test('ID-MOVE-6: red areas are everybody’s; the centre counts as a milepost', () => {
    const game = run({ at: '3,3' }, {}, [{ track: ['3,3 2,3', '5,3 6,3'] }]).play('0: move A 5,3');
    expect([game.cash, game.train(0).points]).toEqual([[60, 60], 8]);
  });
});

describe('rent', () => {
  const theirs = ['D 2,5 3,5 4,5', '4,5 5,5 6,5'];

  test('ID-MOVE-7: own track is free', () => {
    expect(run({ at: 'D' }, {}, [{ track: [] }]).play('0: move 2,5 3,5').cash).toEqual([60, 60]);
  });

  test('ID-MOVE-8: each owner whose track is used gets 4 that turn, whatever the distance', () => {
    const game = realmGame({
      seats: 3,
      state: { seats: [{ train: { at: 'D' } }, { track: [theirs[0]] }, { track: [theirs[1]] }] },
    });
    game.play('0: move 2,5 3,5 4,5');
    expect(game.cash).toEqual([56, 64, 60]);
    game.play('0: move 5,5 6,5');
    expect(game.cash).toEqual([52, 64, 64]);
  });

  test('ID-MOVE-9: due before use; without the cash the step is refused; standing there is free (R-17)', () => {
    const poor = (cash: number) => run({ at: 'D' }, { track: [], cash }, [{ track: [theirs[0]] }]);
    expect(poor(3).refusal('0: move 2,5')).toEqual({ code: 'move/no-rent', rule: 'ID-MOVE-9' });
    expect(poor(4).refusal('0: move 2,5')).toBeNull();
    expect(
      run({ at: '3,5' }, { track: [], cash: 3 }, [{ track: [theirs[0]] }]).play('0: end-turn').cash,
    ).toEqual([3, 60]);
  });

  test('ID-MOVE-10: the track used must meet the train; own track there is not needed (R-18)', () => {
    const game = run({ at: 'D' }, { track: [] }, [{ track: ['3,5 4,5', '2,4 D'] }]);
    expect(game.refusal('0: move 4,5')?.code).toBe('move/no-track');
    expect(game.play('0: move 2,4').cash).toEqual([56, 64]);
  });
});

describe('ports and loads', () => {
  test('ID-MOVE-11: a train that boards no ship runs through a port as through any milepost', () => {
    const game = seaGame({ state: { seats: [{ track: ['5,5 2 6,6'], train: { at: '5,5' } }] } });
    expect(game.board.shipPortAt[game.at('2')]).toBeGreaterThanOrEqual(0);
    game.play('0: move 2 6,6');
    expect([game.place(0), game.train(0).points, game.cash[0]]).toEqual(['6,6', 8, 60]);
  });

  test('ID-MOVE-12: loading, unloading and delivering cost no movement', () => {
    const game = run({ at: 'D', points: 0 }, { hand: [1, 5, 6] }).play(
      '0: pick-up iron',
      '0: drop iron',
      '0: pick-up iron',
    );
    expect(game.train(0).points).toBe(0);
    const there = run({ at: 'E', points: 0, loads: ['iron'] }, { hand: [1, 5, 6] });
    expect(there.play('0: deliver iron 1 0').cash[0]).toBe(72);
  });
});
