// Locos: eight types in limited supply, level by level or two at once (ID-LOCO-1 … 8).

import { expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { locosLeft } from '../../../../rulesets/milepost/rules/trains/locos.js';
import { building, realmGame } from '../realm.js';

const { locos } = ironDragon.tables;
const at = (loco: string, seat: object = {}, others: readonly string[] = [], turn: object = {}) =>
  building([{ train: { loco, at: 'D' }, ...seat }, ...others.map((one) => ({ train: { loco: one } }))], {
    seats: Math.max(2, 1 + others.length),
    state: { turn },
  });

test('ID-LOCO-1: level, cards, loads and mileposts of the eight types', () => {
  expect(
    Object.values(locos).map(({ name, level, cards, capacity, speed }) => [
      name,
      level,
      cards,
      capacity,
      speed,
    ]),
  ).toEqual([
    ['Teapot', 1, 6, 2, 10],
    ['Sardar', 2, 3, 3, 10],
    ['Salamander', 2, 3, 2, 12],
    ['Fire Drake', 3, 3, 3, 12],
    ['White Dragon', 3, 3, 2, 14],
    ['Black Dragon', 4, 3, 3, 14],
    ['Red Dragon', 4, 3, 2, 16],
    ['Iron Dragon', 5, 6, 3, 16],
  ]);
});

test('ID-LOCO-2: one loco a player, whose card says how fast it is and how much it carries', () => {
  const game = realmGame({
    state: {
      seats: [
        { train: { loco: 'teapot', at: 'D', loads: ['iron', 'iron'] } },
        { train: { loco: 'sardar', at: 'D' } },
      ],
    },
  });
  expect(game.state.seats.map(({ trains }) => trains.length)).toEqual([1, 1]);
  expect(game.refusal('0: pick-up iron')).toEqual({ code: 'load/no-room', rule: 'ID-LOAD-2' });
  game.play('0: end-turn', '1: pick-up iron', '1: end-turn');
  expect([game.train(0).points, game.train(1).points]).toEqual([10, 10]);
  expect(game.refusal('0: move 2,5 train=0')?.rule).toBe('ID-VAR-TRAINS-1');
});

test('ID-LOCO-3: an upgrade costs 10 for each level, in a building phase or a startup turn', () => {
  expect(at('teapot').play('0: upgrade salamander').cash[0]).toBe(50);
  expect(at('teapot').play('0: upgrade white-dragon').cash[0]).toBe(40);
  expect(at('teapot', {}, [], { phase: 'startup', startup: 0 }).play('0: upgrade sardar').cash[0]).toBe(50);
  expect(realmGame().refusal('0: upgrade sardar')).toEqual({ code: 'turn/not-now', rule: 'ID-TURN-3' });
  expect(at('teapot', { cash: 9 }).refusal('0: upgrade sardar')).toEqual({
    code: 'loco/no-cash',
    rule: 'ID-BUILD-17',
  });
  expect(at('teapot', { cash: 10 }).refusal('0: upgrade sardar')).toBeNull();
});

test('ID-LOCO-4: one level leaves 10 GP of the cap for other building, two leave nothing', () => {
  const track = ['2,3 1,3', '8,9 9,9'];
  const one = at('teapot', { track }).play('0: upgrade sardar', '0: build 2,3 3,3', '0: build 8,9 7,9');
  expect([one.state.turn.spent, one.refusal('0: build 1,3 0,3')?.code]).toEqual([20, 'build/over-budget']);
  const two = at('teapot', { track }).play('0: upgrade fire-drake');
  expect(two.refusal('0: build 1,3 0,3')).toEqual({ code: 'build/over-budget', rule: 'ID-TURN-8' });
  expect(at('teapot', { track }).play('0: build 1,3 0,3').refusal('0: upgrade fire-drake')?.code).toBe(
    'loco/over-budget',
  );
});

test('ID-LOCO-5: two levels at once, whether or not the one between is to be had; three are too many', () => {
  const none = ['sardar', 'sardar', 'sardar', 'salamander', 'salamander'];
  expect(at('teapot', {}, none).refusal('0: upgrade fire-drake')).toBeNull();
  expect(at('teapot').refusal('0: upgrade black-dragon')).toEqual({
    code: 'loco/over-budget',
    rule: 'ID-TURN-8',
  });
  // Two single ones cost and bring the same.
  const twice = at('teapot').play('0: upgrade sardar', '0: upgrade fire-drake');
  expect([twice.cash[0], twice.train(0).loco]).toEqual([40, 'fire-drake']);
});

test('ID-LOCO-6: of a type that is all out none can be bought', () => {
  const three = ['sardar', 'sardar', 'sardar'];
  expect(at('teapot', {}, three).refusal('0: upgrade sardar')).toEqual({
    code: 'loco/none-left',
    rule: 'ID-LOCO-6',
  });
  expect(at('teapot', {}, three).refusal('0: upgrade salamander')).toBeNull();
  expect(at('teapot', {}, three.slice(1)).refusal('0: upgrade sardar')).toBeNull();
  expect(() => at('sardar', {}, three)).toThrow(/cards/);
});

test('ID-LOCO-7: the loco given up is there for the next buyer', () => {
  const game = at('sardar', {}, ['sardar', 'sardar', 'teapot']);
  const left = () =>
    locosLeft({ rules: ironDragon.tables, board: game.board, state: game.state as never }, 'sardar');
  expect(left()).toBe(0);
  game.play('0: upgrade fire-drake');
  expect(left()).toBe(1);
  game.play('0: end-turn', '1: end-turn', '2: end-turn', '3: end-operations', '3: upgrade sardar');
  expect([left(), game.train(3).loco]).toEqual([0, 'sardar']);
});

test('ID-LOCO-8: the same level, a lower one and one beyond the fifth are no upgrades', () => {
  const refusal = { code: 'loco/no-such-upgrade', rule: 'ID-LOCO-8' };
  expect(at('sardar').refusal('0: upgrade salamander')).toEqual(refusal);
  expect(at('fire-drake').refusal('0: upgrade sardar')).toEqual(refusal);
  expect(at('iron-dragon').refusal('0: upgrade black-dragon')).toEqual(refusal);
  expect(at('black-dragon').refusal('0: upgrade iron-dragon')).toBeNull();
});

test('ID-LOCO-8: from three loads to two the surplus one is named, and goes back to the supply (R-34)', () => {
  const loaded = { train: { loco: 'sardar', at: 'D', loads: ['iron', 'tea', 'iron'] } };
  const game = building([loaded]);
  expect(game.refusal('0: upgrade white-dragon')).toEqual({ code: 'loco/wrong-loads', rule: 'ID-LOAD-2' });
  game.play('0: upgrade white-dragon loadsToReturn=iron');
  expect(game.train(0)).toMatchObject({ loco: 'white-dragon', loads: ['tea', 'iron'], points: 10 });
});
