// The challenge game: open contracts, warehousing, reshuffle, what moving and loading cost (M-VAR-8 … 12, M-OPEN-35, 36).

import { describe, expect, test } from 'vitest';
import { passTurns } from '../event-games.js';
import { toyGame } from '../toy-game.js';
import type { ToyPosition } from '../toy-position.js';
import { EVENT } from '../toy-rails.js';

describe('open contracts', () => {
  const options = { openContracts: true };

  test('M-VAR-8: a discarded hand lies open, and whoever delivers first takes the card', () => {
    const game = toyGame({
      options,
      state: { seats: [{}, { train: { at: 'B', loads: ['coal'] } }], draws: [30, 31, 32, 33] },
    });
    game.play('0: discard-hand');
    expect([game.state.contracts, game.state.discards]).toEqual([[1, 2, 3], []]);
    expect(game.happened('contractsOpened')).toEqual([{ cards: [1, 2, 3] }]);
    game.play('1: deliver coal 2 0');
    expect([game.cash[1], game.state.contracts, game.state.discards]).toEqual([62, [1, 3], [2]]);
    // It is not replaced, and the hand was full all the time.
    expect(game.seat(1).hand).toEqual([4, 5, 6]);
    expect(game.state.deck.at(-1)).toBe(33);
  });

  test('M-VAR-8: without the option they go to the pile, and another’s hand is no contract', () => {
    const seats = [{}, { train: { at: 'B', loads: ['coal'] } }];
    const plain = toyGame({ state: { seats, draws: [30, 31, 32] } }).play('0: discard-hand');
    expect([plain.state.contracts, plain.state.discards]).toEqual([[], [1, 2, 3]]);
    const open = toyGame({ options, state: { seats } }).play('0: end-turn');
    expect(open.refusal('1: deliver coal 2 0')).toEqual({
      code: 'deliver/not-your-card',
      rule: 'M-DELIVER-1',
    });
  });

  test('M-OPEN-35: four at most, in hand order; the surplus is discarded before the new hand is drawn', () => {
    const game = toyGame({ options, state: { contracts: [20, 21], draws: [30, 31, 32] } }).play(
      '0: discard-hand',
    );
    expect([game.state.contracts, game.state.discards]).toEqual([[20, 21, 1, 2], [3]]);
    const told = game.events.map(({ type }) => type);
    expect(told.indexOf('contractsOpened')).toBeLessThan(told.indexOf('cardDrawn'));
    const full = toyGame({ options, state: { contracts: [20, 21, 22, 23], draws: [30, 31, 32] } });
    expect(full.play('0: discard-hand').happened('contractsOpened')).toEqual([]);
  });
});

describe('field warehousing', () => {
  const options = { fieldWarehousing: true };

  test('M-VAR-9: a dropped load stays in the city, and anybody may take it', () => {
    const game = toyGame({
      options,
      state: { seats: [{ train: { at: 'E', loads: ['coal'] } }, { train: { at: 'E' } }, {}] },
      seats: 3,
    });
    game.play('0: drop coal');
    expect(game.state.stored).toEqual([{ city: 'esk', good: 'coal', seat: 0, lastTurn: 7 }]);
    expect(game.refusal('0: pick-up coal')).toEqual({ code: 'load/not-supplied', rule: 'M-LOAD-2' });
    expect(game.refusal('0: pick-up tea fromWarehouse=true')).toEqual({
      code: 'load/not-stored',
      rule: 'M-VAR-9',
    });
    game.play('0: end-turn', '1: pick-up coal fromWarehouse=true');
    expect([game.train(1).loads, game.state.stored]).toEqual([['coal'], []]);
    const plain = toyGame({ state: { seats: [{ train: { at: 'E', loads: ['coal'] } }] } }).play(
      '0: drop coal',
    );
    expect(plain.state.stored).toEqual([]);
  });

  test('M-VAR-9: a pick-up takes one load; whatever else waits there, and elsewhere, stays', () => {
    const waits = (city: string, good: string, seat = 1) => ({ city, good, seat, lastTurn: 9 });
    const others = [waits('esk', 'coal', 0), waits('esk', 'iron'), waits('dunn', 'coal')];
    const stored = [waits('esk', 'coal'), ...others];
    const game = toyGame({ options, state: { seats: [{ train: { at: 'E' } }, {}], stored } });
    game.play('0: pick-up coal fromWarehouse=true');
    expect([game.train(0).loads, game.state.stored]).toEqual([['coal'], others]);
  });

  test('M-VAR-9: only what waits in that city, of that kind, though no chip of it is left (load/not-stored)', () => {
    const waits = (city: string, good: string) => ({ city, good, seat: 1, lastTurn: 9 });
    const esk = (stored: ReturnType<typeof waits>[]) =>
      toyGame({ options, state: { seats: [{ train: { at: 'E' } }, {}], stored } });
    const take = '0: pick-up coal fromWarehouse=true';
    expect(esk([waits('dunn', 'coal')]).refusal(take)).toEqual({ code: 'load/not-stored', rule: 'M-VAR-9' });
    expect(esk([waits('esk', 'iron'), waits('esk', 'coal')]).play(take).state.stored).toEqual([
      waits('esk', 'iron'),
    ]);
    const all = [1, 2, 3, 4].map(() => waits('esk', 'coal'));
    expect(esk(all).play(take).state.stored).toHaveLength(3);
  });

  test('M-VAR-9: at the end of the dropper’s fourth later turn it returns to the supply, lost turns counted', () => {
    const game = toyGame({ options, state: { seats: [{ train: { at: 'E', loads: ['coal'] } }, {}] } });
    game.play('0: drop coal', '0: end-turn', '1: end-turn');
    passTurns(game, 6);
    expect([game.state.turn.seat, game.seat(0).turns, game.state.stored.length]).toEqual([0, 7, 1]);
    passTurns(game, 1);
    expect(game.state.stored).toEqual([]);
    expect(game.happened('storedLoadReturned')).toEqual([{ city: 'esk', good: 'coal' }]);
    const stored = [{ city: 'esk', good: 'coal', seat: 1, lastTurn: 3 }];
    const lost = toyGame({ options, state: { seats: [{}, { losesTurn: true }], stored } }).play(
      '0: end-turn',
    );
    expect(lost.state.stored).toEqual([]);
  });

  test('M-VAR-9: a waiting load is no chip of the supply', () => {
    const stored = [0, 1, 2, 3].map((seat) => ({ city: 'esk', good: 'coal', seat: seat % 2, lastTurn: 9 }));
    const seats = [{ train: { at: 'A' } }, {}];
    expect(toyGame({ options, state: { seats, stored } }).refusal('0: pick-up coal')).toEqual({
      code: 'load/no-chip',
      rule: 'M-LOAD-3',
    });
    expect(
      toyGame({ options, state: { seats, stored: stored.slice(1) } }).refusal('0: pick-up coal'),
    ).toBeNull();
  });
});

describe('reshuffle', () => {
  const options = { reshuffle: true };
  const state: ToyPosition = {
    seats: [{ train: { at: 'B', loads: ['coal'] } }, { cash: 60 }],
    discards: [20, 21],
    inPlay: [{ card: EVENT.snow, drawer: 1, lastTurn: 9, met: [] }],
    draws: [EVENT.tax, 30],
  };

  test('M-VAR-10: the tax leaves the game, and the deck is reshuffled', () => {
    const game = toyGame({ options, state }).play('0: deliver coal 2 0');
    expect([game.state.removed, game.state.discards]).toEqual([[EVENT.tax], []]);
    expect(game.happened('deckReshuffled')).toHaveLength(1);
    const plain = toyGame({ state }).play('0: deliver coal 2 0');
    expect([plain.state.removed, plain.state.discards]).toEqual([[], [20, 21, 2, EVENT.tax]]);
  });

  test('M-VAR-10: what was out of the game before stays so', () => {
    const game = toyGame({ options, state: { ...state, removed: [25] } }).play('0: deliver coal 2 0');
    expect(game.state.removed).toEqual([25, EVENT.tax]);
  });

  test('M-OPEN-36: the tax first, then deck and pile together without the cards in play, then drawing', () => {
    const game = toyGame({ options, state }).play('0: deliver coal 2 0');
    const told = game.events.map(({ type }) => type);
    expect(told.indexOf('taxPaid')).toBeLessThan(told.indexOf('deckReshuffled'));
    expect(told.indexOf('deckReshuffled')).toBeLessThan(told.lastIndexOf('cardDrawn'));
    const whereabouts = [...game.state.deck, ...game.state.seats.flatMap(({ hand }) => hand)];
    expect(
      [2, 20, 21, 30].every(
        (card) => whereabouts.includes(card) || game.state.inPlay.some((entry) => entry.card === card),
      ),
    ).toBe(true);
    expect(game.state.inPlay[0].card).toBe(EVENT.snow);
    expect(game.state.deck).not.toContain(EVENT.snow);
  });
});

describe('cost to move', () => {
  const options = { costToMove: true };
  const own = { track: ['D 4,2 3,2'], train: { at: 'D' } };

  test('M-VAR-11: 1 M for a turn on own track, whatever the distance', () => {
    const game = toyGame({ options, state: { seats: [own, {}] } }).play('0: move 4,2 3,2');
    expect(game.cash).toEqual([49, 50]);
    expect(game.happened('feePaid')).toEqual([{ seat: 0, amount: 1 }]);
    passTurns(game, 2).play('0: move A');
    expect(game.cash).toEqual([49, 50]); // inside the red area nothing is due
    expect(toyGame({ state: { seats: [own, {}] } }).play('0: move 4,2').cash).toEqual([50, 50]);
  });

  test('M-VAR-11: the fee is due again in every turn on own track', () => {
    const game = toyGame({ options, state: { seats: [own, {}] } }).play('0: move 4,2');
    passTurns(game, 2).play('0: move 3,2');
    expect(game.cash).toEqual([48, 50]);
    expect(game.happened('feePaid')).toEqual([
      { seat: 0, amount: 1 },
      { seat: 0, amount: 1 },
    ]);
  });

  test('M-VAR-11: the last million pays the fee, and nothing is owed', () => {
    const game = toyGame({ options, state: { seats: [{ ...own, cash: 1 }, {}] } }).play('0: move 4,2');
    expect([game.cash[0], game.seat(0).owedFees]).toEqual([0, 0]);
    expect([game.happened('feePaid'), game.happened('feeOwed')]).toEqual([[{ seat: 0, amount: 1 }], []]);
  });

  test('M-VAR-11: an opponent’s track costs 4 M as ever, and no fee', () => {
    const state = { seats: [{ train: { at: 'D' } }, { track: ['D 4,2'] }] };
    expect(toyGame({ options, state }).play('0: move 4,2').cash).toEqual([46, 54]);
    const both = { seats: [{ track: ['4,2 3,2'], train: { at: 'D' } }, { track: ['D 4,2'] }] };
    expect(toyGame({ options, state: both }).play('0: move 4,2 3,2').cash).toEqual([45, 54]);
  });

  test('M-VAR-11: without cash it is owed for this turn and taken from the first income', () => {
    const state = (loads: readonly string[]): ToyPosition => ({
      seats: [{ cash: 0, track: ['6,8 7,8'], train: { at: '6,8', loads } }, {}],
      draws: [30],
    });
    const paid = toyGame({ options, state: state(['coal']) }).play('0: move 7,8', '0: deliver coal 2 0');
    expect([paid.cash[0], paid.seat(0).owedFees]).toEqual([11, 0]);
    const poor = toyGame({ options, state: state([]) }).play('0: move 7,8');
    expect(poor.seat(0).owedFees).toBe(1);
    expect(poor.happened('feeOwed')).toEqual([{ seat: 0, amount: 1 }]);
    expect(poor.play('0: end-turn').seat(0).owedFees).toBe(0);
  });
});

test('M-VAR-11: an income that is less than what is owed for the turn pays what it can, and the rest stays owed', () => {
  // Card 13 pays a million for coal in Aldon.
  const options = { costToMove: true, additionalTrains: true };
  const owing = (owedFees: number) => ({ cash: 0, owedFees, hand: [13, 2, 3] });
  const trains = [{ at: 'A', loads: ['coal'] }, {}];
  const paid = (owedFees: number) =>
    toyGame({ options, state: { seats: [{ ...owing(owedFees), trains }, {}] } }).play('0: deliver coal 13 0');
  expect([paid(2).cash[0], paid(2).seat(0).owedFees]).toEqual([0, 1]);
  expect(paid(2).happened('feePaid')).toEqual([{ seat: 0, amount: 1 }]);
  expect([paid(1).cash[0], paid(1).seat(0).owedFees]).toEqual([0, 0]);
});

test('M-VAR-11: what is owed for a turn is owed once, however far the train runs', () => {
  const seat = { cash: 0, track: ['D 4,2 3,2'], train: { at: 'D' } };
  const game = toyGame({ options: { costToMove: true }, state: { seats: [seat, {}] } });
  expect(game.play('0: move 4,2 3,2').seat(0).owedFees).toBe(1);
});

test('M-VAR-11, M-OPEN-37: two trains without cash owe a million each', () => {
  const options = { costToMove: true, additionalTrains: true };
  const trains = [{ at: 'D' }, { at: '3,2' }];
  const game = toyGame({ options, state: { seats: [{ cash: 0, track: ['D 4,2 3,2'], trains }, {}] } });
  game.play('0: move 4,2 train=0', '0: move 4,2 train=1');
  expect([game.cash[0], game.seat(0).owedFees]).toEqual([0, 2]);
});

describe('cost to load', () => {
  const options = { costToLoad: true };
  const at = (points: number, loads: readonly string[] = []): ToyPosition => ({
    seats: [{ hand: [2, 3, 7], train: { at: 'D', points, loads } }, {}],
    draws: [30],
  });

  test('M-VAR-12: picking up and dropping take a point each', () => {
    const game = toyGame({ options, state: at(9) }).play('0: pick-up iron', '0: pick-up oil', '0: drop iron');
    expect(game.train(0).points).toBe(6);
    expect(
      toyGame({ state: at(9) })
        .play('0: pick-up iron')
        .train(0).points,
    ).toBe(9);
  });

  test('M-VAR-12: a delivery is a putting-down', () => {
    const game = toyGame({ options, state: at(9, ['salt']) }).play('0: deliver salt 3 1');
    expect([game.train(0).points, game.cash[0]]).toEqual([8, 65]);
  });

  test('M-VAR-12: without a point there is no loading (load/no-points)', () => {
    const spent = toyGame({ options, state: at(0, ['salt']) });
    for (const line of ['0: pick-up iron', '0: drop salt', '0: deliver salt 3 1'])
      expect(spent.refusal(line)).toEqual({ code: 'load/no-points', rule: 'M-VAR-12' });
    expect(toyGame({ options, state: at(1) }).refusal('0: pick-up iron')).toBeNull();
    expect(toyGame({ state: at(0) }).refusal('0: pick-up iron')).toBeNull();
  });
});
