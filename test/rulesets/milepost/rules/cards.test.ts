// Demand cards, hands, draws, the two piles.

import { describe, expect, test } from 'vitest';
import { toyGame } from '../toy-game.js';
import { EVENT, toyCountry } from '../toy-rails.js';

/** Seat 0 in Dunn with wool aboard and card 1 (Aldon fish 22, Dunn wool 14, Rill iron 12) in hand. */
const inDunn = (draws: number[], parts: object = {}) =>
  toyGame({
    state: {
      seats: [
        { cash: 20, hand: [1, 2, 3], train: { at: 'D', loads: ['wool', 'fish'] } },
        { hand: [4, 5, 6] },
      ],
      draws,
      ...parts,
    },
  });

describe('demand cards', () => {
  test('M-CARD-1: a number and three demands of city, load and payout', () => {
    expect(toyCountry.board.demandCards[0]).toEqual({
      number: 1,
      demands: [
        { city: 'aldon', good: 'fish', payout: 22 },
        { city: 'dunn', good: 'wool', payout: 14 },
        { city: 'rill', good: 'iron', payout: 12 },
      ],
    });
    expect(toyCountry.board.demandCards.map(({ number }) => number)).toEqual(
      Array.from({ length: 36 }, (_, place) => place + 1),
    );
  });

  test('M-CARD-2: fulfilling one of its demands discards the whole card', () => {
    const game = inDunn([20, 21]);
    game.play('0: deliver wool 1 1');
    expect([game.cash[0], game.seat(0).hand, game.state.discards]).toEqual([34, [2, 3, 20], [1]]);
    game.play('0: end-operations', '0: build 3,2 4,2 D', '0: end-turn', '1: end-turn');
    // The fish for Aldon on the same card can no longer be delivered.
    game.play('0: move 4,2 3,2');
    expect(game.refusal('0: deliver fish 1 0')).toEqual({
      code: 'deliver/not-your-card',
      rule: 'M-DELIVER-1',
    });
  });

  test('M-CARD-2: before that, any of the three may be chosen', () => {
    const game = inDunn([], { seats: [{ hand: [1, 2, 3], train: { at: '2,2', loads: ['wool', 'fish'] } }] });
    expect(game.legal('0: deliver')).toEqual(['0: deliver fish 1 0']);
  });
});

describe('hands', () => {
  test('M-CARD-3: a hand of fewer than three draws at once', () => {
    const game = inDunn([20]);
    game.play('0: deliver wool 1 1');
    expect(game.seat(0).hand).toEqual([2, 3, 20]);
    expect(game.happened('cardDrawn')).toEqual([{ seat: 0, card: 20 }]);
  });

  test('M-CARD-3: a hand that is short draws off turn, too', () => {
    const game = toyGame({
      options: { openContracts: true },
      state: {
        seats: [{ train: { at: 'D', loads: ['wool'] }, hand: [7, 8, 9] }, { hand: [4, 5] }],
        contracts: [1],
        draws: [],
        noMore: true,
      },
    });
    game.play('0: deliver wool 1 1');
    expect([game.seat(0).hand, game.seat(1).hand]).toEqual([
      [7, 8, 9],
      [4, 5, 1],
    ]);
  });

  test('M-EVENT-8, M-OPEN-21: who draws off turn has no points that are halved now, who is on turn has', () => {
    const drawing = (card: number) =>
      toyGame({
        options: { openContracts: true },
        state: {
          seats: [
            { train: { at: 'D', loads: ['wool'] }, hand: [7, 8, 9] },
            { hand: [4, 5], train: { at: 'B' } },
          ],
          contracts: [1],
          draws: [card],
          noMore: true,
        },
      }).play('0: deliver wool 1 1');
    const fog = drawing(EVENT.fog);
    // M-OPEN-47: its clock is that of the seat that drew it.
    expect(fog.state.inPlay).toMatchObject([{ card: EVENT.fog, drawer: 1, lastTurn: 3 }]);
    expect([fog.happened('rateHalved'), fog.train(1).points]).toEqual([[], 9]);
    expect(fog.play('0: end-turn').train(1).points).toBe(5);
  });

  test('M-EVENT-11, M-EVENT-12: a card drawn off turn takes the next turn of all it strikes, and nothing of this one', () => {
    const game = toyGame({
      options: { openContracts: true },
      state: {
        seats: [
          { train: { at: 'D', loads: ['wool'] }, hand: [7, 8, 9] },
          { hand: [4, 5], train: { at: 'E' } },
        ],
        contracts: [1],
        draws: [EVENT.derailment],
        noMore: true,
      },
    }).play('0: deliver wool 1 1');
    expect(game.state.seats.map(({ losesTurn }) => losesTurn)).toEqual([true, true]);
    expect([game.asked, game.happened('turnForfeited')]).toEqual([['0: operations'], []]);
  });

  test('M-CARD-3: of several short hands the one on turn draws first', () => {
    const game = toyGame({
      seats: 3,
      options: { openContracts: true },
      state: {
        seats: [{ hand: [4, 5] }, { hand: [7, 8], train: { at: 'D', loads: ['wool'] } }, { hand: [10, 11] }],
        turn: { seat: 1 },
        contracts: [1],
        draws: [],
        noMore: true,
      },
    });
    game.play('1: deliver wool 1 1');
    expect(game.state.seats.map(({ hand }) => hand)).toEqual([
      [4, 5],
      [7, 8, 1],
      [10, 11],
    ]);
  });

  test('M-CARD-4: an event is shown and resolved before the next card is drawn', () => {
    const game = inDunn([EVENT.tax, EVENT.fog, 20]);
    game.play('0: deliver wool 1 1');
    const order = game.events.map(({ type }) => type);
    expect(order.slice(1)).toEqual(['eventDrawn', 'taxPaid', 'taxPaid', 'eventDrawn', 'cardDrawn']);
    expect(game.seat(0).hand).toEqual([2, 3, 20]);
  });

  test('M-CARD-4: drawing goes on although the drawer has just lost his turn', () => {
    const game = inDunn([EVENT.derailment, 20]);
    game.play('0: deliver wool 1 1');
    expect([game.seat(0).hand, game.asked]).toEqual([[2, 3, 20], ['1: operations']]);
  });

  test('M-CARD-4: the next card waits until a choice that the event asks for is made', () => {
    const game = inDunn([EVENT.derailment, 20], {
      seats: [
        {
          hand: [1, 2, 3],
          trains: [{ at: 'D', loco: 'heavy-freight', loads: ['wool', 'fish', 'tea'] }],
        },
      ],
    });
    game.play('0: deliver wool 1 1');
    expect([game.asked, game.seat(0).hand]).toEqual([['0: loseLoad'], [2, 3]]);
    game.play('0: lose tea');
    expect([game.train(0).loads, game.seat(0).hand]).toEqual([['fish'], [2, 3, 20]]);
  });
});

describe('the piles', () => {
  test('M-CARD-5, M-OPEN-5: an empty deck is made anew from the discards, the card just fulfilled included', () => {
    const game = inDunn([], { noMore: true, discards: [10, EVENT.favour] });
    game.play('0: deliver wool 1 1');
    expect(game.happened('deckReshuffled')).toHaveLength(1);
    const [drawn] = game.seat(0).hand.slice(2);
    expect([1, 10]).toContain(drawn);
    const all = [...game.state.deck, ...game.state.inPlay.map(({ card }) => card), drawn];
    expect(all.sort((a, b) => a - b)).toEqual([1, 10, EVENT.favour]);
    expect(game.state.discards).toEqual([]);
  });

  test('M-OPEN-5: the discards stay where they are until a card is needed', () => {
    const game = inDunn([20], { noMore: true, discards: [10] });
    game.play('0: deliver wool 1 1');
    expect([game.state.deck, game.state.discards, game.happened('deckReshuffled')]).toEqual([
      [],
      [10, 1],
      [],
    ]);
  });

  test('M-OPEN-5: with no demand card left a hand stays short, and draws when one is discarded', () => {
    const game = toyGame({
      options: { openContracts: true },
      state: {
        seats: [{ hand: [1, 2, 3], train: { at: 'D', loads: ['wool', 'cars'] } }, { hand: [4, 5, 6] }],
        discards: [EVENT.tax],
        draws: [],
        noMore: true,
      },
    });
    // The whole hand lies open as contracts, and there is nothing but the tax to draw.
    game.play('0: discard-hand');
    expect([game.state.contracts, game.seat(0).hand, game.state.deck]).toEqual([[1, 2, 3], [], []]);
    game.play('1: end-turn', '0: deliver wool 1 1');
    expect([game.seat(0).hand, game.state.contracts]).toEqual([[1], [2, 3]]);
    expect(game.engine.deserialize(game.engine.serialize(game.state as never))).toEqual(game.state);
  });

  test('M-CARD-6: an event without lasting effect is discarded, one with it stays open until it ends', () => {
    const game = inDunn([EVENT.tax, EVENT.fog, 20]);
    game.play('0: deliver wool 1 1');
    expect(game.state.discards).toEqual([1, EVENT.tax]);
    expect(game.state.inPlay).toEqual([{ card: EVENT.fog, drawer: 0, lastTurn: 4, met: [] }]);
    game.play('0: end-turn', '1: end-turn');
    expect(game.state.inPlay).toHaveLength(1);
    game.play('0: end-turn');
    expect([game.state.inPlay, game.state.discards]).toEqual([[], [1, EVENT.tax, EVENT.fog]]);
    expect(game.happened('eventEnded')).toEqual([{ card: EVENT.fog }]);
  });
});
