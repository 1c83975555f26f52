// What an action takes of its seat, item by item: amount, payee and rule, as it is told before the action is played.

import { describe, expect, test } from 'vitest';
import { actionPrice } from '../../../../src/core/engine/index.js';
import { type ToyGame, type ToyPosition, toyGame } from '../toy-game.js';
import type { ToyChanges, ToyOptions } from '../toy-rails.js';

const priced = ({ engine, state }: ToyGame, action: object) =>
  actionPrice(engine.settingOf(state as never), state, { seat: 0, ...action } as never).map(
    ({ what, rule, amount, to, params }) => [what, rule, amount, to, params],
  );
const game = (seats: ToyPosition['seats'], options: ToyOptions = {}, more: ToyPosition = {}) =>
  toyGame({ options, state: { seats, ...more } });
const { at } = toyGame();

describe('running', () => {
  const move = (to: string) => ({ type: 'moveTrain', to: at(to) });
  const landlord = { track: ['D 6,2 7,2'] };
  const tenant = (cash: number) => ({ cash, train: { at: 'D' } });

  test('M-MOVE-11, M-OPEN-37: rent is 4 M to the owner of the track, and nothing more the same turn', () => {
    const renting = game([tenant(20), landlord]);
    expect(priced(renting, move('6,2'))).toEqual([['rent', 'M-MOVE-11', 4, 1, { owner: 1 }]]);
    renting.play('0: move 6,2');
    expect(priced(renting, move('7,2'))).toEqual([['rent', 'M-OPEN-37', 0, null, { owner: 1 }]]);
  });

  test('M-VAR-5: with late payment a rent without the cash for it is an item of 0 that says what is owed', () => {
    const late = (cash: number) => priced(game([tenant(cash), landlord], { latePayment: true }), move('6,2'));
    expect(late(4)).toEqual([['rent', 'M-MOVE-11', 4, 1, { owner: 1 }]]);
    expect(late(3)).toEqual([['rent', 'M-VAR-5', 0, null, { owner: 1, owed: 4 }]]);
    const strict = game([tenant(3), landlord]);
    expect(priced(strict, move('6,2'))).toEqual([['rent', 'M-MOVE-11', 4, 1, { owner: 1 }]]);
  });

  test('M-VAR-11: a turn on own track costs a million to the bank, once a train, and may be owed', () => {
    const own = (cash: number, options: ToyOptions) =>
      game([{ cash, track: ['D 6,2 7,2'], train: { at: 'D' } }], options);
    expect(priced(own(1, { costToMove: true }), move('6,2'))).toEqual([['fee', 'M-VAR-11', 1, 'bank', {}]]);
    expect(priced(own(0, { costToMove: true }), move('6,2'))).toEqual([
      ['fee', 'M-VAR-11', 0, null, { owed: 1 }],
    ]);
    const moved = own(5, { costToMove: true }).play('0: move 6,2');
    expect(priced(moved, move('7,2'))).toEqual([['fee', 'M-VAR-11', 0, null, {}]]);
    expect(priced(own(1, {}), move('6,2'))).toEqual([]);
  });

  test('M-MOVE-11: what is paid first leaves less for what may be owed behind it', () => {
    const toll = { what: 'toll', rule: 'M-MOVE-11', amount: 2, to: 'bank', params: {} } as const;
    const title: ToyChanges = {
      mechanics: [
        { answers: { tolls: { ofBuilding: () => null, ofStep: () => toll, passOn() {}, payStep() {} } } },
      ],
    };
    const items = (cash: number) =>
      priced(toyGame({ title, state: { seats: [tenant(cash), landlord] } }), move('6,2')).map(
        ([what, , amount]) => [what, amount],
      );
    expect(items(6)).toEqual([
      ['rent', 4],
      ['toll', 2],
    ]);
    expect(items(5)).toEqual([
      ['rent', 4],
      ['toll', 0],
    ]);
  });

  test('M-OPEN-50: a ferry is free for who holds it, and 4 M to the holder for others', () => {
    const waiting = { cash: 20, train: { at: 'S', waited: true } };
    const cross = { type: 'crossFerry', ferry: 'strait' };
    expect(priced(game([{ ...waiting, rights: ['strait'] }, {}]), cross)).toEqual([]);
    const rented = game([waiting, { rights: ['strait'] }]);
    expect(priced(rented, { ...cross, payTo: 1 })).toEqual([['rent', 'M-MOVE-11', 4, 1, { owner: 1 }]]);
  });

  test('M-VAR-6: turning round on the track of another costs the rent, on own track nothing', () => {
    const turning = (owner: number) =>
      priced(
        game(
          [0, 1].map((seat) => ({
            cash: 20,
            ...(seat === owner ? { track: ['D 6,2'] } : {}),
            ...(seat === 0 ? { train: { at: '6,2', arrivedBy: ['D', '6,2'] as const } } : {}),
          })),
          { backtracking: true },
        ),
        { type: 'backtrack' },
      );
    expect(turning(1)).toEqual([['rent', 'M-MOVE-11', 4, 1, { owner: 1 }]]);
    expect(turning(0)).toEqual([]);
  });
});

describe('building', () => {
  const build = (from: string, to: string) => ({ type: 'buildTrack', from: at(from), to: at(to) });
  const yard = (track: string[], options: ToyOptions = {}, more: object = {}) =>
    game([{ cash: 40, track, ...more }], options, { turn: { phase: 'building' } });

  test('M-BUILD-6, M-BUILD-7: the ground by terrain or size of city, and each water that is crossed', () => {
    expect(priced(yard(['3,3 3,4']), build('3,4', '2,5'))).toEqual([
      ['terrain', 'M-BUILD-7', 1, 'bank', { terrain: 'clear', printed: 1 }],
      ['river', 'M-BUILD-6', 2, 'bank', { printed: 2 }],
    ]);
    expect(priced(yard(['3,2 4,2']), build('4,2', 'D'))).toEqual([
      ['city', 'M-BUILD-7', 3, 'bank', { city: 'dunn', size: 'medium', printed: 3 }],
    ]);
    expect(priced(yard(['3,2 4,2']), build('4,2', 'T'))).toEqual([]);
  });

  test('M-BUILD-16, M-TURN-3: a toll counts to what may be spent in a turn (build/over-budget)', () => {
    const toll = { what: 'toll', rule: 'M-BUILD-16', amount: 2, to: 'bank', params: {} } as const;
    const title: ToyChanges = {
      mechanics: [
        { answers: { tolls: { ofBuilding: () => toll, ofStep: () => null, passOn() {}, payStep() {} } } },
      ],
    };
    const paid = toyGame({
      title,
      state: { seats: [{ cash: 9, track: ['3,2 4,2'] }], turn: { phase: 'building' } },
    }).play('0: build 4,2 4,3');
    expect([paid.cash[0], paid.state.turn.spent]).toEqual([6, 3]);
    const refusal = (spent: number, cash: number) =>
      toyGame({
        title,
        state: { seats: [{ cash, track: ['3,2 4,2'] }], turn: { phase: 'building', spent } },
      }).refusal('0: build 4,2 4,3')?.code;
    expect([refusal(17, 9), refusal(18, 9)]).toEqual([undefined, 'build/over-budget']);
    expect([refusal(0, 3), refusal(0, 2)]).toEqual([undefined, 'build/no-cash']);
  });

  test('M-FERRY-2: the right to a ferry takes the place of the ground, once', () => {
    expect(priced(yard(['8,3 9,4']), build('9,4', 'S'))).toEqual([
      ['port', 'M-FERRY-2', 4, 'bank', { crossing: 'strait' }],
    ]);
    const held = yard(['8,3 9,4'], {}, { rights: ['strait'] });
    expect(priced(held, build('9,4', 'S')).map(([what]) => what)).toEqual(['city']);
  });

  test('M-BUILD-18, M-VAR-7: 20 M for an upgrade, 5 M for a crossgrade', () => {
    const upgrade = priced(yard([]), { type: 'upgradeLoco', to: 'fast-freight' });
    expect(upgrade).toEqual([['loco', 'M-BUILD-18', 20, 'bank', { loco: 'fast-freight' }]]);
    const fast = yard([], { crossgrading: true }, { train: { at: 'D', loco: 'fast-freight' } });
    const crossgrade = priced(fast, { type: 'crossgradeLoco', to: 'heavy-freight' });
    expect(crossgrade).toEqual([['loco', 'M-VAR-7', 5, 'bank', { loco: 'heavy-freight' }]]);
  });
});
