// Loads and deliveries (ID-LOAD-1 … 7, ID-DELIVER-1 … 6).

import { describe, expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { chipsLeft } from '../../../../rulesets/milepost/rules/loads/chips.js';
import type { ToyGame } from '../../milepost/toy-game.js';
import { board } from '../dragon-land.js';
import { realmGame } from '../realm.js';

const at = (train: object, seat: object = {}, more: object = {}) =>
  realmGame({ state: { seats: [{ train, ...seat }, {}], ...more } });
const left = (game: ToyGame, good: string) =>
  chipsLeft({ rules: ironDragon.tables, board: game.board, state: game.state as never }, good);

describe('loads', () => {
  test('ID-LOAD-1: a city’s good is picked up as long as a chip is in the supply', () => {
    const game = at({ at: 'D' });
    expect(game.refusal('0: pick-up tea')).toEqual({ code: 'load/not-supplied', rule: 'ID-LOAD-1' });
    expect(at({ at: '2,5' }).refusal('0: pick-up iron')).toEqual({
      code: 'load/not-in-city',
      rule: 'ID-LOAD-1',
    });
    expect(left(game.play('0: pick-up iron'), 'iron')).toBe(2);
    const others = [
      { train: { at: 'D' } },
      { train: { at: 'E', loads: ['iron', 'iron'] } },
      { train: { at: 'E', loads: ['iron'] } },
    ];
    const out = (seats: object[]) => realmGame({ seats: seats.length, state: { seats } });
    expect(out(others).refusal('0: pick-up iron')).toEqual({ code: 'load/no-chip', rule: 'ID-LOAD-1' });
    expect(out(others.slice(0, 2)).refusal('0: pick-up iron')).toBeNull();
  });

  test('ID-LOAD-2: two or three loads by loco, no more', () => {
    const full = { code: 'load/no-room', rule: 'ID-LOAD-2' };
    expect(at({ at: 'D', loads: ['iron', 'iron'] }).refusal('0: pick-up iron')).toEqual(full);
    expect(at({ at: 'D', loads: ['iron'] }).refusal('0: pick-up iron')).toBeNull();
    expect(at({ at: 'D', loco: 'sardar', loads: ['iron', 'tea'] }).refusal('0: pick-up iron')).toBeNull();
    expect(at({ at: 'D', loco: 'sardar', loads: ['tea', 'tea', 'tea'] }).refusal('0: pick-up iron')).toEqual(
      full,
    );
  });

  test('ID-LOAD-3: several of one good, or mixed', () => {
    const game = at({ at: 'D', loco: 'sardar', loads: ['tea'] }).play('0: pick-up iron', '0: pick-up iron');
    expect(game.train(0).loads).toEqual(['tea', 'iron', 'iron']);
  });

  test('ID-LOAD-4: no card need ask for it', () => {
    const game = at({ at: 'D' }, { hand: [4, 5, 6] });
    expect(
      game.board.demandCards.slice(3, 6).every(({ demands }) => demands.every(({ good }) => good !== 'iron')),
    ).toBe(true);
    expect(game.play('0: pick-up iron').train(0).loads).toEqual(['iron']);
  });

  test('ID-LOAD-5: unloaded in any city and only there; the chip goes back to the supply', () => {
    expect(at({ at: '2,5', loads: ['tea'] }).refusal('0: drop tea')).toEqual({
      code: 'load/not-in-city',
      rule: 'ID-LOAD-5',
    });
    expect(at({ at: 'D', loads: ['tea'] }).refusal('0: drop iron')).toEqual({
      code: 'load/not-aboard',
      rule: 'ID-LOAD-5',
    });
    const game = at({ at: 'D', loads: ['tea'] });
    expect([left(game, 'tea'), left(game.play('0: drop tea'), 'tea'), game.cash[0]]).toEqual([2, 3, 60]);
  });

  test('ID-LOAD-6: in a major every milepost serves', () => {
    for (const place of ['A', '3,3', '5,4']) {
      const game = at({ at: place, loads: ['iron'] }, { hand: [2, 5, 6] });
      expect(game.play('0: pick-up wool', '0: deliver iron 2 0').cash[0]).toBe(80);
    }
  });

  test('ID-LOAD-7: 95 chips; supply and trains together hold always as many of a good', () => {
    expect(board.goods.reduce((sum, { chips }) => sum + chips, 0)).toBe(95);
    const count = ({ id }: { id: string }) =>
      ['dragons', 'fish', 'fruit', 'gems', 'lumber', 'pilgrims', 'spells', 'wands', 'wheat'].includes(id);
    expect(board.goods.filter((good) => (good.chips === 3) !== count(good))).toEqual([]);
    expect(() => at({ at: 'D', loads: ['iron', 'iron'] }, {}, { seats: undefined })).not.toThrow();
    const loads = ['iron', 'iron'];
    const seats = [{ train: { at: 'D', loads } }, { train: { at: 'D', loads } }];
    expect(() => realmGame({ state: { seats } })).toThrow(/chips/);
  });
});

describe('deliveries', () => {
  const iron = { at: 'E', loads: ['iron'] };
  const event = (name: string) =>
    ironDragon.tables.eventCards.find((card) => card.name === name)?.number as number;

  test('ID-DELIVER-1: in the city asked for, the good aboard, the demand on a card in hand', () => {
    const hand = [1, 5, 6];
    expect(at({ at: 'D', loads: ['iron'] }, { hand }).refusal('0: deliver iron 1 0')).toEqual({
      code: 'deliver/no-such-demand',
      rule: 'ID-DELIVER-1',
    });
    expect(at({ at: 'E' }, { hand }).refusal('0: deliver iron 1 0')).toEqual({
      code: 'load/not-aboard',
      rule: 'ID-DELIVER-1',
    });
    expect(at(iron, { hand: [4, 5, 6] }).refusal('0: deliver iron 1 0')).toEqual({
      code: 'deliver/not-your-card',
      rule: 'ID-DELIVER-1',
    });
    expect(at({ at: '8,5', loads: ['iron'] }, { hand }).refusal('0: deliver iron 1 0')?.rule).toBe(
      'ID-DELIVER-1',
    );
    expect(at(iron, { hand }).refusal('0: deliver iron 1 0')).toBeNull();
  });

  test('ID-DELIVER-2: chip, payout, card to the pile, new card, in that order', () => {
    const game = at(iron, { hand: [1, 5, 6] }, { draws: [20] }).play('0: deliver iron 1 0');
    expect([game.cash[0], game.seat(0).hand, game.state.discards, left(game, 'iron')]).toEqual([
      72,
      [5, 6, 20],
      [1],
      3,
    ]);
    const told = game.events.map(({ type }) => type);
    expect([
      told.indexOf('loadDelivered'),
      told.indexOf('paidByBank') < 0,
      told.indexOf('cardDrawn') > 0,
    ]).toEqual([0, true, true]);
  });

  test('ID-DELIVER-3: one delivery a card', () => {
    const game = at({ at: 'E', loads: ['iron', 'tea'] }, { hand: [1, 5, 6] }).play('0: deliver iron 1 0');
    expect(game.refusal('0: deliver tea 1 1')).toEqual({
      code: 'deliver/not-your-card',
      rule: 'ID-DELIVER-1',
    });
  });

  test('ID-DELIVER-4: an event drawn has its whole effect before the next card is drawn', () => {
    const game = at(iron, { hand: [1, 5, 6] }, { draws: [event('War Tax'), 20] }).play('0: deliver iron 1 0');
    expect([game.cash, game.seat(0).hand]).toEqual([
      [62, 50],
      [5, 6, 20],
    ]);
    const told = game.events.map(({ type }) => type);
    expect(told.indexOf('taxPaid')).toBeLessThan(told.indexOf('cardDrawn'));
  });

  test('ID-DELIVER-5: one load after the other; an event between may forbid the second', () => {
    const two = (draws: readonly number[]) =>
      realmGame({
        state: { seats: [{ hand: [2, 3, 6], train: { at: 'A', loads: ['iron', 'nothing'] } }, {}], draws },
      });
    const barred = two([event('Peasants Revolt'), 20]).play('0: deliver iron 2 0');
    expect([barred.cash[0], barred.seat(0).hand]).toEqual([80, [3, 6, 20]]);
    expect(barred.refusal('0: deliver nothing 3 0')).toEqual({ code: 'deliver/event', rule: 'ID-EVENT-27' });
    expect(two([20, 21]).play('0: deliver iron 2 0', '0: deliver nothing 3 0').cash[0]).toBe(81);
  });

  test('ID-DELIVER-6: operations go on; a new card can be used at once', () => {
    const game = realmGame({
      state: {
        seats: [{ hand: [1, 5, 6], track: ['E 8,5 7,5'], train: { at: 'E', loads: ['iron', 'iron'] } }, {}],
        draws: [2],
      },
    }).play('0: deliver iron 1 0');
    expect(game.seat(0).hand).toContain(2);
    expect(game.refusal('0: move 8,5')).toBeNull();
    const there = realmGame({
      state: { seats: [{ hand: [3, 2, 6], train: { at: 'A', loads: ['iron'] } }, {}], draws: [20] },
    });
    expect(there.play('0: deliver iron 2 0').asked).toEqual(['0: operations']);
  });
});
