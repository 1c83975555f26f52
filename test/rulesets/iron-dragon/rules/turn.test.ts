// A turn, its phases and its cap; what lies open (ID-TURN-1 … 12).

import { describe, expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { building, realmGame } from '../realm.js';

const event = (name: string) =>
  ironDragon.tables.eventCards.find((card) => card.name === name)?.number as number;
const fresh = (seat: object = {}, more: object = {}) => realmGame({ state: { seats: [seat, {}], ...more } });

describe('phases', () => {
  test('ID-TURN-1: operations, then building, both optional; then the player to the left', () => {
    const game = fresh();
    expect(game.asked).toEqual(['0: operations']);
    expect(game.play('0: end-operations').asked).toEqual(['0: building']);
    expect(game.play('0: end-turn').asked).toEqual(['1: operations']);
    expect(game.play('1: end-turn').asked).toEqual(['0: operations']);
  });

  test('ID-TURN-2: moving, loading and delivering mix and repeat as long as movement lasts', () => {
    const track = ['D 2,5 3,5 4,5 5,5 6,5 7,5 8,5 E'];
    const game = fresh({ hand: [1, 2, 6], track, train: { at: 'D', loads: ['tea'] } });
    game.play('0: deliver tea 1 1', '0: pick-up iron', '0: move 2,5 3,5', '0: end-turn');
    expect([game.train(0).loads, game.place(0), game.cash[0]]).toEqual([['iron'], '3,5', 75]);
  });

  test('ID-TURN-3: once building has begun there is no moving, loading or delivering that turn', () => {
    const game = fresh({ hand: [1, 2, 6], track: ['D 2,5'], train: { at: 'D', loads: ['tea'] } });
    expect(game.refusal('0: build 3,3 2,3')).toEqual({ code: 'turn/not-now', rule: 'ID-TURN-3' });
    game.play('0: end-operations');
    for (const act of ['0: move 2,5', '0: pick-up iron', '0: deliver tea 1 1', '0: end-operations'])
      expect(game.refusal(act)).toEqual({ code: 'turn/not-now', rule: 'ID-TURN-3' });
    expect(game.refusal('0: build 3,3 2,3')).toBeNull();
  });

  test('ID-TURN-4: three new cards instead of a whole turn, as its first act', () => {
    const game = fresh({ hand: [1, 2, 6], train: { at: 'D' } });
    const acted = fresh({ train: { at: 'D' } }).play('0: pick-up iron');
    expect(acted.refusal('0: discard-hand')).toEqual({ code: 'hand/already-acted', rule: 'ID-TURN-4' });
    game.play('0: discard-hand');
    expect([game.seat(0).hand.length, game.asked]).toEqual([3, ['1: operations']]);
    expect(game.state.discards).toEqual([1, 2, 6]);
    expect(game.seat(0).hand.some((card) => [1, 2, 6].includes(card))).toBe(false);
  });

  test('ID-TURN-5: events among the new cards take effect at once and are replaced', () => {
    const game = fresh({ cash: 60 }, { draws: [event('War Tax'), 20, 21, 22] }).play('0: discard-hand');
    expect(game.seat(0).hand).toEqual([20, 21, 22]);
    expect([game.cash, game.state.cashPublic]).toEqual([[50, 50], true]);
  });

  test('ID-TURN-6: no fresh hand in a lost turn', () => {
    const lost = { seats: [{}, { losesTurn: true, train: { at: 'D' } }] };
    const game = realmGame({ options: { backtracking: true }, state: lost }).play('0: end-turn');
    expect(game.asked).toEqual(['1: lost']);
    expect(game.refusal('1: discard-hand')).toEqual({ code: 'turn/not-now', rule: 'ID-EVENT-11' });
    expect(game.refusal('1: end-turn')).toBeNull();
    expect(realmGame({ state: lost }).play('0: end-turn').asked).toEqual(['0: operations']);
  });

  test('ID-TURN-7: a hand that is short is refilled at once, out of turn too', () => {
    // Nothing is left to draw until seat 0 delivers on a card that lies open for all.
    const game = realmGame({
      options: { openContracts: true },
      state: {
        seats: [{ hand: [4, 5, 6], train: { at: 'E', loads: ['iron'] } }, { hand: [7, 8] }],
        contracts: [1],
        draws: [],
        noMore: true,
      },
    });
    expect(game.seat(1).hand).toEqual([7, 8]);
    game.play('0: deliver iron 1 0');
    expect([game.seat(0).hand, game.seat(1).hand]).toEqual([
      [4, 5, 6],
      [7, 8, 1],
    ]);
  });
});

describe('money', () => {
  test('ID-TURN-8: track, bribe, hiring and locos share 20 GP, in any mix and order', () => {
    const game = building([{ track: ['1,6 2,6'], cash: 60 }], { foremen: ['elf', 'human'] });
    game.play('0: build 2,6 1', '0: upgrade sardar', '0: build 1 u1,0', '0: hire troll');
    expect([game.state.turn.spent, game.cash[0]]).toEqual([3 + 10 + 1 + 5, 41]);
    expect(game.refusal('0: build u1,0 u2,0')).toEqual({ code: 'build/over-budget', rule: 'ID-TURN-8' });
    expect(game.refusal('0: hire elf')).toEqual({ code: 'foreman/over-budget', rule: 'ID-TURN-8' });
    expect(game.refusal('0: upgrade fire-drake')).toEqual({ code: 'loco/over-budget', rule: 'ID-TURN-8' });
    expect(game.refusal('0: hire-from discard')).toBeNull();
  });

  test('ID-TURN-9: rent, the bribe for moving and a tax are outside the cap', () => {
    const seats = [{ train: { at: '2,6' } }, { track: ['2,6 1 u1,0'] }];
    const game = realmGame({ foremen: ['elf', 'human'], state: { seats } }).play(
      '0: move 1 u1,0',
      '0: end-operations',
    );
    expect([game.cash[0], game.state.turn.spent]).toEqual([55, 0]);
    expect(game.play('0: upgrade fire-drake').state.turn.spent).toBe(20);
  });

  test('ID-TURN-10: the turn ends when the player says so, with nothing left to pay', () => {
    const game = building([{}]).play('0: build 3,3 2,3');
    expect(game.cash[0]).toBe(59);
    game.play('0: end-turn');
    expect([game.cash[0], game.asked]).toEqual([59, ['1: operations']]);
    expect(game.refusal('0: build 2,3 1,3')?.code).toBe('turn/not-yours');
  });
});

describe('what lies open', () => {
  const game = fresh({ train: { at: 'D', loads: ['iron'] } });
  const seen = (viewer: number | null) => game.engine.view(game.state as never, viewer).seats;

  test('ID-TURN-11: hands, locos and loads are open to everybody', () => {
    for (const viewer of [0, 1, null]) {
      const [first] = seen(viewer);
      expect([first.hand, first.trains]).toEqual([game.seat(0).hand, game.seat(0).trains]);
    }
  });

  test('ID-TURN-12: cash is its owner’s secret until the War Tax has been drawn', () => {
    expect([0, 1, null].map((viewer) => seen(viewer).map(({ cash }) => cash))).toEqual([
      [60, null],
      [null, 60],
      [null, null],
    ]);
    const taxed = fresh({}, { draws: [event('War Tax'), 20, 21, 22] }).play('0: discard-hand');
    expect(taxed.engine.view(taxed.state as never, 1).seats.map(({ cash }) => cash)).toEqual([50, 50]);
  });
});
