// Lost turns and lost loads (M-EVENT-10 … 14, 20, M-OPEN-40), and the tax (M-EVENT-18, 19, M-OPEN-25).

import { describe, expect, test } from 'vitest';
import { losses } from '../../../../rulesets/milepost/rules/event-cards/effects.js';
import { aboutToDraw, drawn, passTurns } from '../event-games.js';
import { toyGame } from '../toy-game.js';
import { EVENT } from '../toy-rails.js';

/** The drawer delivers iron in Rill, three mileposts from Esk, with card 1. */
const nearEsk = { train: { at: 'R', loads: ['iron'] } };
const deliver = '0: deliver iron 1 2';

describe('lost turns', () => {
  test('M-EVENT-10: a lost turn passes by itself', () => {
    const game = toyGame({ state: { seats: [{}, { losesTurn: true, train: { at: 'D' } }] } });
    game.play('0: end-turn');
    expect(game.asked).toEqual(['0: operations']);
    expect(game.happened('turnLost')).toEqual([{ seat: 1 }]);
    expect(game.seat(1)).toMatchObject({ turns: 3, losesTurn: false });
  });

  test.each([
    '1: move 4,2',
    '1: pick-up iron',
    '1: deliver coal 4 0',
    '1: drop coal',
    '1: discard-hand',
    '1: build D 6,2',
    '1: upgrade fast-freight',
    '1: borrow 5',
    '1: end-operations',
  ])('M-EVENT-10: in a lost turn there is no «%s» (turn/not-now)', (line) => {
    const seat = { losesTurn: true, train: { at: 'D', loads: ['coal'] }, track: ['4,2 D'] };
    const options = { backtracking: true, borrowing: true };
    const game = toyGame({ options, state: { seats: [{}, seat] } }).play('0: end-turn');
    expect(game.asked).toEqual(['1: lost']);
    expect(game.refusal(line)).toEqual({ code: 'turn/not-now', rule: 'M-EVENT-10' });
    expect(game.refusal('1: end-turn')).toBeNull();
  });

  test('M-EVENT-11: another player loses his next turn', () => {
    const game = drawn(['derailment'], { others: [{ train: { at: 'D' } }, {}] });
    expect(game.asked).toEqual(['0: operations']);
    game.play('0: end-turn');
    expect(game.asked).toEqual(['2: operations']);
  });

  test('M-EVENT-12: the drawer forfeits what is left of this turn, building included, and all of his next', () => {
    const game = toyGame({ state: { seats: [nearEsk, {}], draws: [EVENT.derailment, 30] } });
    game.play(deliver);
    expect(game.asked).toEqual(['1: operations']);
    expect(game.happened('turnForfeited')).toEqual([{ seat: 0 }]);
    // What he did stands, and his hand was refilled.
    expect([game.cash[0], game.seat(0).hand]).toEqual([62, [2, 3, 30]]);
    game.play('1: end-turn');
    expect(game.asked).toEqual(['1: operations']);
    game.play('1: end-turn');
    expect(game.asked).toEqual(['0: operations']);
    expect(game.seat(0).turns).toBe(5);
  });

  test('M-EVENT-12: drawn with a fresh hand it takes the next turn just so', () => {
    const game = toyGame({ state: { seats: [nearEsk, {}], draws: [EVENT.derailment, 30, 31, 32] } });
    game.play('0: discard-hand', '1: end-turn', '1: end-turn');
    expect(game.happened('turnLost')).toEqual([{ seat: 0 }]);
    expect(game.asked).toEqual(['0: operations']);
  });

  test('M-EVENT-13: the second delivery in the city must wait until after the next turn', () => {
    const two = {
      hand: [1, 21, 3],
      train: { at: 'R', loads: ['iron', 'wool', 'tea'], loco: 'heavy-freight' },
    };
    const game = toyGame({ state: { seats: [two, {}], draws: [EVENT.derailment, 30] } });
    game.play(deliver, '0: lose tea');
    expect(game.refusal('0: deliver wool 21 2')?.code).toBe('turn/not-yours');
    passTurns(game, 2);
    expect(game.play('0: deliver wool 21 2').happened('loadDelivered')).toHaveLength(2);
  });

  test('M-OPEN-40: two lost turns at once are one; load losses add up', () => {
    const seat = { train: { at: 'D', loads: ['iron', 'oil', 'tea'], loco: 'heavy-freight' } };
    const game = drawn(['derailment', 'gale'], { others: [seat] });
    game.play('1: lose tea', '1: lose oil');
    expect(game.train(1).loads).toEqual(['iron']);
    game.play('0: end-turn', '0: end-turn');
    expect(game.asked).toEqual(['1: operations']);
    const twice = drawn(['derailment'], { others: [{ ...seat, losesTurn: true }] });
    twice.play('1: lose tea', '0: end-turn', '0: end-turn');
    expect(twice.asked).toEqual(['1: operations']);
  });

  test('M-OPEN-40: a lost turn counts as a turn for clocks and rounds', () => {
    const game = toyGame({ state: { seats: [{ losesTurn: false }, { losesTurn: true }], round: 4 } });
    game.play('0: end-turn');
    expect([game.state.round, game.seat(0).turns, game.seat(1).turns]).toEqual([5, 4, 3]);
  });
});

describe('lost loads', () => {
  test('M-EVENT-14: within 3 mileposts of a listed city one load and the next turn are lost', () => {
    const others = [
      { train: { at: 'D', loads: ['iron', 'iron'] } },
      { train: { at: 'E', loads: [] } },
      { train: { at: 'S', loads: ['tea'] } },
      { train: { at: null } },
    ];
    const game = drawn(['derailment'], { others });
    expect(game.state.seats.map(({ trains }) => trains[0].loads.length)).toEqual([0, 1, 0, 1, 0]);
    expect(game.state.seats.map(({ losesTurn }) => losesTurn)).toEqual([false, true, true, false, false]);
    expect(game.state.discards).toContain(EVENT.derailment);
    // The chip is back in the supply.
    expect(game.state.seats.flatMap(({ trains }) => trains[0].loads)).not.toContain('coal');
  });

  test('M-EVENT-14: once a card and train, though it may be near two of the cities', () => {
    const seat = { train: { at: '3,4', loads: ['iron', 'oil', 'tea'], loco: 'heavy-freight' } };
    const { board, at } = toyGame();
    expect([at('D'), at('E')].map((city) => board.distancesFrom(city)[at('3,4')] <= 3)).toEqual([true, true]);
    const game = drawn(['derailment'], { others: [seat] }).play('1: lose tea');
    expect([game.train(1).loads, game.asked]).toEqual([['iron', 'oil'], ['0: operations']]);
  });

  test('M-EVENT-20: the owner chooses, from what was aboard (load/not-aboard)', () => {
    const game = drawn(['derailment'], { others: [{ train: { at: 'D', loads: ['iron', 'oil'] } }] });
    expect(game.legal('1: lose')).toEqual(['1: lose iron', '1: lose oil']);
    expect(game.refusal('1: lose coal')).toEqual({ code: 'load/not-aboard', rule: 'M-EVENT-20' });
    expect(game.play('1: lose iron').train(1).loads).toEqual(['oil']);
  });

  test('M-EVENT-20: the drawer first, then clockwise; like loads leave no choice', () => {
    const mixed = (at: string) => ({ train: { at, loads: ['tea', 'oil'] } });
    const drawer = { train: { at: 'R', loads: ['iron', 'tea', 'oil'], loco: 'heavy-freight' } };
    const game = toyGame({
      seats: 4,
      state: {
        turn: { seat: 0 },
        seats: [drawer, mixed('E'), { train: { at: 'E', loads: ['coal', 'coal'] } }, mixed('D')],
        draws: [EVENT.derailment, 30],
      },
    });
    game.play(deliver);
    expect(game.asked).toEqual(['0: loseLoad']);
    game.play('0: lose tea');
    expect(game.asked).toEqual(['1: loseLoad']);
    game.play('1: lose oil');
    expect([game.asked, game.train(2).loads]).toEqual([['3: loseLoad'], ['coal']]);
  });

  test('M-EVENT-20: so it is where another seat than the first one draws', () => {
    const mixed = { train: { at: 'E', loads: ['tea', 'oil'] } };
    const hit = { hand: [1, 2, 3], train: { at: 'R', loads: ['iron', 'tea', 'oil'], loco: 'heavy-freight' } };
    const game = toyGame({
      seats: 3,
      state: { turn: { seat: 1 }, seats: [mixed, hit, mixed], draws: [EVENT.derailment, 30] },
    });
    game.play('1: deliver iron 1 2');
    expect(game.state.pending.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  test('M-EVENT-20: a card that takes a turn and no load leaves the load aboard', () => {
    const effects = [losses('M-EVENT-14', { within: 3, of: ['dunn', 'esk'] }, { load: false, turn: true })];
    const eventCards = [{ number: 101, name: 'wait', text: 'wait', stays: 'at-once' as const, effects }];
    const seats = [nearEsk, { train: { at: 'D', loads: ['oil'] } }];
    const game = toyGame({ title: { eventCards }, state: { seats, draws: [101, 30] } }).play(deliver);
    expect([game.train(1).loads, game.happened('turnForfeited')]).toEqual([['oil'], [{ seat: 0 }]]);
  });

  test('M-EVENT-20: a lost turn does not prevent answering', () => {
    const game = drawn(['derailment'], {
      others: [{ losesTurn: true, train: { at: 'D', loads: ['iron', 'oil'] } }],
    });
    expect(game.play('1: lose oil').train(1).loads).toEqual(['iron']);
  });
});

describe('the tax', () => {
  test.each([
    [0, 0],
    [49, 0],
    [50, 10],
    [99, 10],
    [100, 15],
    [149, 15],
    [150, 20],
    [199, 20],
    [200, 25],
    [249, 25],
    [250, 30],
    [400, 30],
  ])('M-OPEN-25: %i M in hand pay %i M', (cash, due) => {
    const game = drawn(['tax'], { others: [{ cash }] });
    expect(game.cash[1]).toBe(cash - due);
    expect(game.happened('taxPaid')[1]).toEqual({ seat: 1, amount: due });
  });

  test('M-EVENT-18: nobody pays more than is in hand', () => {
    const title = { rules: { taxChart: [{ cash: 3, tax: 5 }] } };
    const seats = [{ train: { at: 'B', loads: ['coal'] } }, { cash: 4 }, { cash: 2 }];
    const game = toyGame({ title, seats: 3, state: { seats, draws: [EVENT.tax, 30] } });
    expect(game.play('0: deliver coal 2 0').cash.slice(1)).toEqual([0, 2]);
  });

  test('M-EVENT-18: all pay on cash in hand only, the drawer after his payoff; the card is discarded', () => {
    const rails = { cash: 49, track: ['D 4,2 3,2'], train: { at: 'D', loco: 'super-freight' } };
    const game = drawn(['tax'], { drawer: { cash: 40 }, others: [rails, { cash: 260 }] });
    expect(game.cash).toEqual([42, 49, 230]);
    expect([game.state.inPlay, game.state.discards]).toEqual([[], [2, EVENT.tax]]);
  });

  test('M-EVENT-19: from then on everybody sees everybody’s cash', () => {
    const before = aboutToDraw(['tax']);
    const cashSeen = (game: typeof before, viewer: number | null) =>
      (game.engine.view(game.state as never, viewer) as unknown as typeof game.state).seats.map(
        ({ cash }) => cash,
      );
    expect([cashSeen(before, 0), cashSeen(before, null)]).toEqual([
      [50, null],
      [null, null],
    ]);
    const after = drawn(['tax']);
    expect([cashSeen(after, 0), cashSeen(after, 1), cashSeen(after, null)]).toEqual([
      [52, 40],
      [52, 40],
      [52, 40],
    ]);
    passTurns(after, 4);
    expect(cashSeen(after, 1)).toEqual([52, 40]);
  });
});
