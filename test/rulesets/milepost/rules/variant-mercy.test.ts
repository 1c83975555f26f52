// Mercy and crossgrading: loans, late rent, turning round (M-VAR-4 … 7, M-OPEN-31 … 34).

import { describe, expect, test } from 'vitest';
import { familyRules } from '../../../../rulesets/milepost/rules/family-tables.js';
import { passTurns } from '../event-games.js';
import { toyGame } from '../toy-game.js';
import type { ToyPosition, ToySeat } from '../toy-position.js';
import { EVENT } from '../toy-rails.js';

describe('borrowing', () => {
  const options = { borrowing: true };
  const loan = (state: ToyPosition) => toyGame({ options, state });

  test('M-VAR-4: up to 20 M from the bank; twice the sum is repaid as soon as it is there', () => {
    const game = loan({ seats: [{ cash: 1, train: { at: 'B', loads: ['coal'] } }], draws: [30] });
    expect(game.refusal('0: borrow 21')).toEqual({ code: 'loan/too-much', rule: 'M-VAR-4' });
    game.play('0: borrow 5');
    expect(game.seat(0)).toMatchObject({ cash: 6, loan: 5 });
    expect(game.refusal('0: borrow 16')?.code).toBe('loan/too-much');
    game.play('0: deliver coal 2 0'); // 6 + 12, and 10 back
    expect(game.seat(0)).toMatchObject({ cash: 8, loan: 0 });
    expect(game.happened('loanRepaid')).toEqual([{ seat: 0, amount: 10 }]);
    expect(toyGame({ state: {} }).refusal('0: borrow 5')).toEqual({ code: 'variant/off', rule: 'M-VAR-4' });
  });

  test('M-OPEN-31: a loan that would go back at once is refused (loan/not-needed); the poor may have it', () => {
    const borrowing = (cash: number, owes: Partial<ToySeat> = {}) => loan({ seats: [{ cash, ...owes }] });
    // With 20 more there are 40 for the 40 owed; with 19 more 39 for 38, and with 1 more 21 for 2.
    expect(borrowing(20).refusal('0: borrow 20')).toEqual({ code: 'loan/not-needed', rule: 'M-OPEN-31' });
    expect(borrowing(20).rejection('0: borrow 1')).toMatchObject({
      params: { amount: 1, owed: 2 },
      scope: 'own',
    });
    expect(borrowing(19).refusal('0: borrow 20')).toBeNull();
    expect(borrowing(19).refusal('0: borrow 19')?.code).toBe('loan/not-needed');
    expect(borrowing(6).legal('0: borrow')).toEqual(
      Array.from({ length: 14 }, (_, n) => `0: borrow ${n + 7}`),
    );
    // What was borrowed before is owed as well.
    expect(borrowing(20, { loan: 1 }).refusal('0: borrow 19')).toBeNull();
    expect(borrowing(21, { loan: 1 }).refusal('0: borrow 19')?.code).toBe('loan/not-needed');
  });

  test('M-OPEN-31: never in part, and never for less than all that is owed', () => {
    const delivered = (cash: number, borrowed: number) =>
      loan({ seats: [{ cash, loan: borrowed, train: { at: 'B', loads: ['coal'] } }], draws: [30] })
        .play('0: deliver coal 2 0')
        .seat(0);
    expect(delivered(0, 20)).toMatchObject({ cash: 12, loan: 20 });
    expect(delivered(27, 20)).toMatchObject({ cash: 39, loan: 20 });
    expect(delivered(28, 20)).toMatchObject({ cash: 0, loan: 0 });
  });

  test('M-OPEN-31: rent and event pay bring it about too', () => {
    const rented = (cash: number) =>
      loan({ seats: [{ train: { at: 'D' } }, { cash, loan: 5, track: ['D 4,2'] }] }).play('0: move 4,2');
    expect(rented(7).seat(1)).toMatchObject({ cash: 1, loan: 0 });
    expect(rented(5).seat(1)).toMatchObject({ cash: 9, loan: 5 });
  });

  test('M-OPEN-31: in any phase of the own turn, as no act of it', () => {
    const game = loan({ seats: [{ cash: 2, train: { at: 'D' } }] });
    game.play('0: borrow 3');
    expect(game.refusal('0: discard-hand')).toBeNull();
    game.play('0: end-operations', '0: borrow 1', '0: end-turn');
    expect(game.refusal('0: borrow 1')?.code).toBe('turn/not-yours');
    const startup = loan({ seats: [{ cash: 2 }], turn: { phase: 'startup', startup: 0 }, round: 0 });
    expect(startup.play('0: borrow 20').seat(0)).toMatchObject({ cash: 22, loan: 20 });
  });

  test('M-OPEN-31, M-WIN-1: a debt bars no victory that the cash allows, for it is paid before the turn ends', () => {
    const declared = (cash: number, owed: number) => {
      const game = toyGame({
        options,
        title: { victory: { cash: 250, majors: 1 } },
        state: { seats: [{ cash, loan: owed, track: ['2,3 3,3'] }] },
      }).play('0: end-turn');
      return [game.state.declared, game.cash[0], game.seat(0).loan];
    };
    expect(declared(290, 20)).toEqual([[0], 250, 0]);
    expect(declared(289, 20)).toEqual([[], 249, 0]);
    expect(declared(250, 0)).toEqual([[0], 250, 0]);
  });

  test('M-OPEN-31, M-OPEN-25: once the action has settled: a tax that it draws comes first', () => {
    const taxed = (cash: number, more: readonly number[]) =>
      loan({
        seats: [{ cash, loan: 20, train: { at: 'B', loads: ['coal'] } }],
        draws: [...more, 30],
      }).play('0: deliver coal 2 0');
    // 51 cover the 40 owed; the tax takes 10 of them first.
    expect(taxed(39, []).seat(0)).toMatchObject({ cash: 11, loan: 0 });
    expect(taxed(39, [EVENT.tax]).seat(0)).toMatchObject({ cash: 1, loan: 0 });
    // 38 + 12 − 10 cover it exactly, 37 + 12 are too few for a tax and enough for the bank.
    expect(taxed(38, [EVENT.tax]).seat(0)).toMatchObject({ cash: 0, loan: 0 });
    expect(taxed(37, [EVENT.tax]).seat(0)).toMatchObject({ cash: 9, loan: 0 });
    const { events } = taxed(39, [EVENT.tax]);
    const order = events.map(({ type }) => type).filter((type) => /taxPaid|cardDrawn|loanRepaid/.test(type));
    expect(order).toEqual(['taxPaid', 'taxPaid', 'cardDrawn', 'loanRepaid']);
  });

  test('M-OPEN-31: not while a choice of the same action is open', () => {
    const game = loan({
      seats: [
        { cash: 39, loan: 20, train: { at: 'B', loads: ['coal'] } },
        { train: { at: 'D', loads: ['tea', 'iron'] } },
      ],
      draws: [EVENT.derailment, EVENT.tax, 30],
    }).play('0: deliver coal 2 0');
    expect([game.asked, game.seat(0).loan]).toEqual([['1: loseLoad'], 20]);
    game.play('1: lose tea');
    expect(game.seat(0)).toMatchObject({ cash: 1, loan: 0 });
  });

  test('M-VAR-4: a position with a loan above the limit, or without the option, is refused', () => {
    const owing = (amount: number, on: boolean) => () =>
      toyGame({ options: { borrowing: on }, state: { seats: [{ cash: 0, loan: amount }] } });
    expect(owing(20, true)).not.toThrow();
    expect(owing(21, true)).toThrow('a loan is larger than allowed');
    expect(owing(1, false)).toThrow('a loan is larger than allowed');
  });

  test('M-OPEN-31: a position in which a seat has what it owes is settled when it is made', () => {
    const game = loan({ seats: [{ cash: 45, loan: 20 }] });
    expect(game.seat(0)).toMatchObject({ cash: 5, loan: 0 });
    const { engine } = game;
    expect(engine.deserialize(engine.serialize(game.state as never))).toEqual(game.state);
  });

  test('M-OPEN-31: so is one in which a seat off turn has what it owes, made or loaded', () => {
    const game = loan({
      seats: [
        { cash: 38, loan: 20 },
        { cash: 45, loan: 20 },
      ],
    });
    expect([game.seat(0), game.seat(1)]).toMatchObject([
      { cash: 38, loan: 20 },
      { cash: 5, loan: 0 },
    ]);
    const { engine } = game;
    const unsettled = JSON.parse(JSON.stringify(game.state));
    unsettled.seats[1] = { ...unsettled.seats[1], cash: 45, loan: 20 };
    expect(engine.deserialize(engine.serialize(unsettled))).toEqual(game.state);
    expect(engine.deserialize(engine.serialize(game.state as never))).toEqual(game.state);
  });

  test('M-OPEN-31, M-OPEN-32: the seat on turn pays first, then the others in their order; who gets rent is asked again', () => {
    const debt = (to: number, amount: number) => ({ debts: [{ to, amount }] });
    const game = toyGame({
      options: { borrowing: true, latePayment: true },
      seats: 3,
      state: {
        turn: { seat: 1 },
        seats: [
          { cash: 8, ...debt(1, 8) },
          { cash: 12, loan: 10 },
          { cash: 4, loan: 1, ...debt(0, 4) },
        ],
      },
    });
    // Seat 1 has 12 and owes 20. Seat 2 pays its rent before its loan, then seat 0 has 12 and pays 8 of them to seat 1, which repays.
    expect(game.cash).toEqual([4, 0, 0]);
    expect(game.state.seats.map(({ loan, debts }) => [loan, debts.length])).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  test('M-OPEN-31, M-OPEN-32: so it is where a save is loaded', () => {
    const options = { borrowing: true, latePayment: true };
    const { engine, state } = toyGame({ options, seats: 3, state: { turn: { seat: 1 } } });
    const purses = [
      { cash: 8, debts: [{ to: 1, amount: 8 }] },
      { cash: 12, loan: 10 },
      { cash: 4, loan: 1, debts: [{ to: 0, amount: 4 }] },
    ];
    const owing = { ...state, seats: state.seats.map((seat, n) => ({ ...seat, ...purses[n] })) };
    const loaded = engine.deserialize(engine.serialize(owing as never)) as unknown as typeof state;
    expect(loaded.seats.map(({ cash, loan, debts }) => [cash, loan, debts.length])).toEqual([
      [4, 0, 0],
      [0, 0, 0],
      [0, 1, 0],
    ]);
    expect(engine.deserialize(engine.serialize(loaded as never))).toEqual(loaded);
  });
});

test('M-VAR-4: a second loan comes on top of the first', () => {
  const game = toyGame({ options: { borrowing: true }, state: { seats: [{ cash: 0 }, {}] } });
  game.play('0: borrow 5', '0: borrow 7');
  expect([game.cash[0], game.seat(0).loan]).toEqual([12, 12]);
});

test('M-VAR-4: how many times over a loan is repaid is a figure of the rules', () => {
  const repaid = (factor: number) =>
    toyGame({
      title: { rules: { borrowing: { limit: 20, factor } } },
      state: { seats: [{ cash: 40, loan: 10 }, {}] },
    }).play('0: end-operations');
  expect([repaid(2).cash[0], repaid(3).cash[0]]).toEqual([20, 10]);
});

describe('late payment', () => {
  const options = { latePayment: true };
  const tenant = { train: { at: 'B', loads: ['coal'] } };
  const landlord = { track: ['7,8 6,8 5,8'], cash: 0 };
  const game = (cash: number, more: ToyPosition = {}) =>
    toyGame({
      options,
      state: {
        seats: [{ cash, ...tenant, train: { ...tenant.train, at: '6,8' } }, landlord],
        draws: [30],
        ...more,
      },
    });

  test('M-VAR-5: rent may be owed, and comes out of the payoff', () => {
    const late = game(3).play('0: move 7,8');
    expect(late.seat(0)).toMatchObject({ cash: 3, debts: [{ to: 1, amount: 4 }] });
    expect(late.happened('rentOwed')).toEqual([{ seat: 0, to: 1, amount: 4 }]);
    late.play('0: deliver coal 2 0');
    expect([late.cash, late.seat(0).debts]).toEqual([[3 + 12 - 4, 4], []]);
    const prompt = toyGame({ state: { seats: [{ cash: 3, train: { at: '6,8' } }, landlord] } });
    expect(prompt.refusal('0: move 7,8')).toEqual({ code: 'move/no-rent', rule: 'M-MOVE-12' });
  });

  test('M-OPEN-32: who has the 4 M pays at once', () => {
    const paid = game(4).play('0: move 7,8');
    expect([paid.cash, paid.seat(0).debts]).toEqual([[0, 4], []]);
  });

  test('M-OPEN-32: each late rent, the oldest first, as soon as the cash covers it; 4 M more for a further turn', () => {
    const owing = (cash: number) =>
      toyGame({
        options,
        seats: 3,
        state: {
          seats: [
            {
              cash,
              ...tenant,
              debts: [
                { to: 2, amount: 8 },
                { to: 1, amount: 8 },
              ],
            },
            landlord,
            { cash: 0 },
          ],
          draws: [30],
        },
      }).play('0: deliver coal 2 0');
    const [short, enough] = [owing(3), owing(4)];
    expect([short.cash, short.seat(0).debts]).toEqual([[7, 0, 8], [{ to: 1, amount: 8 }]]);
    expect([enough.cash, enough.seat(0).debts]).toEqual([[0, 8, 8], []]);
    const again = game(0).play('0: move 7,8', '0: end-turn', '1: end-turn', '0: move 6,8');
    expect(again.seat(0).debts).toEqual([
      { to: 1, amount: 4 },
      { to: 1, amount: 4 },
    ]);
  });

  test('M-VAR-5: a position in which a seat owes rent to itself is refused', () => {
    const owing = (to: number) => () =>
      toyGame({ options, state: { seats: [{ cash: 0, debts: [{ to, amount: 4 }] }, {}] } });
    expect(owing(1)).not.toThrow();
    expect(owing(0)).toThrow('a seat owes rent to itself');
  });

  test('M-OPEN-32: exactly what is owed is enough, also where a position is made', () => {
    const owing = (cash: number) =>
      toyGame({ options, state: { seats: [{ cash, debts: [{ to: 1, amount: 4 }] }, { cash: 0 }] } });
    expect([owing(4).cash, owing(3).cash]).toEqual([
      [0, 4],
      [3, 0],
    ]);
  });

  test('M-OPEN-31, M-OPEN-32: a late rent that the cash does not cover keeps the later ones waiting', () => {
    const debts = [
      { to: 1, amount: 8 },
      { to: 1, amount: 2 },
    ];
    const both = { ...options, borrowing: true };
    const poor = (cash: number) => toyGame({ options: both, state: { seats: [{ cash, debts }, {}] } });
    // 3 and 2 more cover no rent of 8, so that all 5 are there for the 4 that the loan would cost.
    expect(poor(3).refusal('0: borrow 2')).toEqual({ code: 'loan/not-needed', rule: 'M-OPEN-31' });
    expect(poor(1).refusal('0: borrow 2')).toBeNull();
  });

  test('M-OPEN-32: rent received pays rent that is owed, along the whole chain', () => {
    // Seat 0 pays seat 1, who owes seat 2, who owes the bank.
    const state = {
      seats: [
        { train: { at: 'D' } },
        { cash: 0, track: ['D 4,2'], debts: [{ to: 2, amount: 4 }] },
        { cash: 6, loan: 5 },
      ],
    } as const;
    const chain = toyGame({ options: { ...options, borrowing: true }, seats: 3, state }).play('0: move 4,2');
    expect(chain.cash).toEqual([46, 0, 0]);
    expect([chain.seat(1).debts, chain.seat(2).loan]).toEqual([[], 0]);
  });

  test('M-OPEN-32, M-OPEN-31: late rents come before loans, and after the tax', () => {
    const both = { ...options, borrowing: true };
    const seat = { cash: 38, loan: 20, train: { at: 'B', loads: ['coal'] }, debts: [{ to: 1, amount: 40 }] };
    const taxed = (draws: readonly number[]) =>
      toyGame({ options: both, state: { seats: [seat, { cash: 0 }], draws } }).play('0: deliver coal 2 0');
    // 50 pay 40 of rent, and what is left repays no loan of 20; the tax takes 10 before that.
    expect(taxed([30]).seat(0)).toMatchObject({ cash: 10, loan: 20, debts: [] });
    expect(taxed([EVENT.tax, 30]).seat(0)).toMatchObject({ cash: 0, loan: 20, debts: [] });
    const poor = { ...seat, cash: 0, loan: 5, debts: [{ to: 1, amount: 4 }] };
    const short = toyGame({ options: both, state: { seats: [poor, { cash: 0 }], draws: [30] } });
    // 12 would repay 10, were it not for the rent; then 8 do not.
    expect(short.play('0: deliver coal 2 0').seat(0)).toMatchObject({ cash: 8, loan: 5, debts: [] });
    // A loan pays late rents first, and is looked at by what is left.
    const lent = toyGame({
      options: both,
      state: { seats: [{ cash: 3, debts: [{ to: 1, amount: 4 }] }, { cash: 0 }] },
    });
    expect(lent.refusal('0: borrow 1')).toBeNull();
    expect(lent.play('0: borrow 3').cash).toEqual([2, 4]);
  });

  test.each([
    'build 2,3 3,3',
    'upgrade super-freight',
    'crossgrade heavy-freight',
    `offer 1 ${toyGame().segment('4,2', '3,2')} 5 -`,
  ])('M-OPEN-32, M-VAR-5: who owes rent may %s as usual', (act) => {
    const seat = { cash: 30, train: { at: 'D', loco: 'fast-freight' } };
    const game = (amount: number) =>
      toyGame({
        options: { ...options, crossgrading: true, trackDeals: true },
        state: {
          seats: [{ ...seat, debts: [{ to: 1, amount }] }, { track: ['4,2 3,2'] }],
          turn: { phase: 'building' },
        },
      });
    expect(game(31).refusal(`0: ${act}`)).toBeNull();
  });

  test('M-OPEN-32: who still owes rent declares no victory; rent that the cash covers is paid first', () => {
    const declared = (cash: number, amount: number) => {
      const game = toyGame({
        options,
        title: { victory: { cash: 250, majors: 1 } },
        state: { seats: [{ cash, debts: [{ to: 1, amount }], track: ['2,3 3,3'] }, { cash: 0 }] },
      }).play('0: end-turn');
      return [game.state.declared, game.cash];
    };
    expect(declared(254, 4)).toEqual([[0], [250, 4]]);
    expect(declared(253, 4)).toEqual([[], [249, 4]]);
    // More than a turn's rent is owed at once by nobody, but a position may say so.
    expect(declared(260, 261)).toEqual([[], [260, 0]]);
  });
});

describe('backtracking', () => {
  const options = { backtracking: true };
  const stuck = { track: ['D 4,2 3,2'], train: { at: '4,2', arrivedBy: ['D', '4,2'] } } as const;
  const game = (seats: ToyPosition['seats'], more: ToyPosition = {}) =>
    toyGame({ options, state: { seats: [...(seats ?? []), {}].slice(0, 2), ...more } });

  test('M-VAR-6: a train turns round on any milepost for the whole turn', () => {
    const turning = game([stuck]);
    expect(turning.refusal('0: move D')?.code).toBe('move/reversal');
    turning.play('0: backtrack');
    expect(turning.asked).toEqual(['1: operations']);
    turning.play('1: end-turn');
    expect(turning.refusal('0: move D')).toBeNull();
    expect(turning.refusal('0: move 3,2')).toBeNull();
    expect(toyGame({ state: { seats: [stuck] } }).refusal('0: backtrack')).toEqual({
      code: 'variant/off',
      rule: 'M-VAR-6',
    });
  });

  test('M-VAR-6: not after another act of the turn, nor with a discarded hand; a loan is no act', () => {
    expect(game([stuck]).play('0: move 3,2').refusal('0: backtrack')).toEqual({
      code: 'backtrack/already-acted',
      rule: 'M-VAR-6',
    });
    const lent = toyGame({
      options: { ...options, borrowing: true },
      state: { seats: [{ ...stuck, cash: 2 }] },
    });
    expect(lent.play('0: borrow 5').refusal('0: backtrack')).toBeNull();
    const discarded = game([stuck], { draws: [30, 31, 32] }).play('0: discard-hand');
    expect(discarded.refusal('0: backtrack')?.code).toBe('turn/not-yours');
  });

  test('M-VAR-6: in a lost turn too, and then it may leave in any direction', () => {
    const lost = game([{}, { ...stuck, losesTurn: true }]).play('0: end-turn');
    expect([lost.asked, lost.legal('1:')]).toEqual([['1: lost'], ['1: backtrack', '1: end-turn']]);
    lost.play('1: backtrack', '0: end-turn');
    expect(lost.refusal('1: move D')).toBeNull();
  });

  test('M-OPEN-33: a lost turn passes by itself where no train may be turned round', () => {
    const lost = (cash: number) =>
      game([{ track: stuck.track }, { train: stuck.train, cash, losesTurn: true }]).play('0: end-turn');
    expect(lost(4).asked).toEqual(['1: lost']);
    expect([lost(3).asked, lost(3).happened('turnLost')]).toEqual([['0: operations'], [{ seat: 1 }]]);
  });

  test('M-OPEN-33, M-VAR-6: 4 M to the owner of the track it came by; refused without them', () => {
    const foreign = { train: stuck.train };
    const owner = { track: stuck.track };
    const turned = game([{ ...foreign, cash: 10 }, owner]).play('0: backtrack');
    expect(turned.cash).toEqual([6, 54]);
    expect(game([{ ...foreign, cash: 3 }, owner]).refusal('0: backtrack')).toEqual({
      code: 'backtrack/no-rent',
      rule: 'M-VAR-6',
    });
    // Track that is gone is nobody's.
    expect(game([{ ...foreign, cash: 0 }, {}]).refusal('0: backtrack')).toBeNull();
  });

  test('M-OPEN-33, M-MOVE-1: a train that is not placed has nothing to turn', () => {
    expect(game([{}]).refusal('0: backtrack')).toEqual({ code: 'train/not-placed', rule: 'M-MOVE-1' });
    const lost = game([{}, { losesTurn: true }]).play('0: end-turn');
    expect(lost.asked).toEqual(['0: operations']);
  });
});

describe('crossgrading', () => {
  const options = { crossgrading: true };
  const yard = (loco: string, more: ToyPosition = {}, loads: readonly string[] = []) =>
    toyGame({
      options,
      state: {
        seats: [{ cash: 30, train: { at: 'D', loco, loads } }, {}],
        turn: { phase: 'building' },
        ...more,
      },
    });
  const swap = '0: crossgrade heavy-freight';

  test('M-VAR-7: fast and heavy freight for 5 M, both ways and again', () => {
    const game = yard('fast-freight').play(swap);
    expect([game.cash[0], game.train(0).loco]).toEqual([25, 'heavy-freight']);
    game.play('0: crossgrade fast-freight');
    expect([game.cash[0], game.train(0).loco, game.state.turn.spent]).toEqual([20, 'fast-freight', 10]);
    for (const loco of ['freight', 'super-freight'])
      expect(yard(loco).refusal(swap)).toEqual({ code: 'loco/no-such-crossgrade', rule: 'M-VAR-7' });
    const off = toyGame({
      state: { seats: [{ train: { at: 'D', loco: 'fast-freight' } }], turn: { phase: 'building' } },
    });
    expect(off.refusal(swap)).toEqual({ code: 'variant/off', rule: 'M-VAR-7' });
  });

  test('M-VAR-7: up to 15 M of track in the same turn; it is no part of an upgrade', () => {
    expect(yard('fast-freight', { turn: { phase: 'building', spent: 16 } }).refusal(swap)).toEqual({
      code: 'loco/over-budget',
      rule: 'M-VAR-7',
    });
    expect(yard('fast-freight', { turn: { phase: 'building', spent: 15 } }).refusal(swap)).toBeNull();
    const swapped = yard('fast-freight').play(swap);
    expect(swapped.refusal('0: upgrade super-freight')?.code).toBe('loco/already-spent');
    expect(swapped.play('0: build 2,3 3,3').state.turn.spent).toBe(6);
    const upgraded = yard('fast-freight').play('0: upgrade super-freight');
    expect(upgraded.refusals(swap)).toContain('loco/upgraded');
  });

  test('M-VAR-7, M-VAR-14: a deal of track leaves no crossgrade for the turn (loco/upgraded)', () => {
    expect(yard('fast-freight', { turn: { phase: 'building', dealt: true } }).refusals(swap)).toEqual([
      'loco/upgraded',
    ]);
    expect(yard('fast-freight').refusals(swap)).toEqual([]);
  });

  test('M-VAR-7, M-BUILD-16: not without 5 M', () => {
    const seats = [{ cash: 4, train: { at: 'D', loco: 'fast-freight' } }];
    expect(yard('fast-freight', { seats }).refusal(swap)).toEqual({
      code: 'loco/no-cash',
      rule: 'M-BUILD-16',
    });
  });

  test('M-VAR-7: all that speaks against a wrong loco is told, the price too, which is the same for every loco', () => {
    const seats = [{ cash: 4, train: { at: 'D', loco: 'freight' } }];
    const game = yard('freight', { seats, turn: { phase: 'building', spent: 16 } });
    expect(game.refusals(swap)).toEqual(['loco/no-such-crossgrade', 'loco/over-budget', 'loco/no-cash']);
    const off = toyGame({ state: { seats, turn: { phase: 'building', spent: 16 } } });
    expect(off.refusals(swap)).toEqual(['variant/off']);
  });

  test('M-OPEN-34, M-VAR-7: the load that no longer fits goes to the supply, as its owner chooses', () => {
    const full = yard('heavy-freight', {}, ['iron', 'tea', 'iron']);
    expect(full.refusal('0: crossgrade fast-freight')).toEqual({ code: 'loco/wrong-loads', rule: 'M-VAR-7' });
    expect(full.refusal('0: crossgrade fast-freight loadsToReturn=coal')?.code).toBe('loco/wrong-loads');
    expect(full.refusal('0: crossgrade fast-freight loadsToReturn=iron,tea')?.code).toBe('loco/wrong-loads');
    expect(full.legal('0: crossgrade')).toEqual([
      '0: crossgrade fast-freight loadsToReturn=iron',
      '0: crossgrade fast-freight loadsToReturn=tea',
    ]);
    full.play('0: crossgrade fast-freight loadsToReturn=iron');
    expect(full.train(0).loads).toEqual(['tea', 'iron']);
    expect(yard('heavy-freight', {}, ['tea']).refusal('0: crossgrade fast-freight')).toBeNull();
  });

  test('M-VAR-7: where the cards of a loco are counted, one must be left (loco/none-left)', () => {
    const { locos } = familyRules;
    const title = {
      rules: { locos: { ...locos, 'heavy-freight': { ...locos['heavy-freight'], cards: 1 } } },
    };
    const game = (loco: string) =>
      toyGame({
        options,
        title,
        state: {
          seats: [{ train: { at: 'D', loco: 'fast-freight' } }, { train: { at: 'D', loco } }],
          turn: { phase: 'building' },
        },
      });
    expect(game('heavy-freight').refusal(swap)).toEqual({ code: 'loco/none-left', rule: 'M-VAR-7' });
    expect(game('freight').refusal(swap)).toBeNull();
  });

  test('M-VAR-7: the new speed applies from the next turn', () => {
    const game = yard('heavy-freight').play('0: crossgrade fast-freight', '0: end-turn');
    expect(passTurns(game, 1).train(0).points).toBe(12);
  });
});

test('M-VAR-7, M-SETUP-10: a loco may be swapped in a startup turn too', () => {
  const seats = [{ cash: 30, train: { loco: 'fast-freight' } }, {}];
  const turn = { phase: 'startup' as const, startup: 0 };
  const game = toyGame({ options: { crossgrading: true }, state: { seats, turn, round: 0 } });
  expect(game.refusal('0: crossgrade heavy-freight')).toBeNull();
});

test('M-OPEN-32: rent for which the cash just lasts is paid and never owed', () => {
  const seats = [{ cash: 4, train: { at: 'D' } }, { track: ['D 6,2'] }];
  const game = toyGame({ options: { latePayment: true }, state: { seats } }).play('0: move 6,2');
  expect([game.happened('rentPaid').length, game.happened('rentOwed').length]).toEqual([1, 0]);
});
