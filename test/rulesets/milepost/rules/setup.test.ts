// Setting up: who plays, what everybody starts with, the deal, the first player, the startup turns.

import { describe, expect, test } from 'vitest';
import { drawFrom, startLuck } from '../../../../src/core/random/streams.js';
import { toyBoard } from '../toy-board.js';
import { type ToyGame, toyGame } from '../toy-game.js';
import { cardlessBoard, EVENT, toyCountry, toyEngine, toyEvents } from '../toy-rails.js';

const seeds = Array.from({ length: 30 }, (_, seed) => seed);
const isEvent = (card: number) => card > toyCountry.board.demandCards.length;

/** Everybody on turn ends it, until normal play has begun; the seats in the order of their startup turns. */
function startupOrder(game: ToyGame): number[] {
  const order: number[] = [];
  while (game.state.turn.startup >= 0) {
    order.push(game.state.turn.seat);
    game.play(`${game.state.turn.seat}: end-turn`);
  }
  return order;
}

describe('seats and what they start with', () => {
  test('M-SETUP-1, M-OPEN-1: two to six seats, neither one nor seven', () => {
    expect([2, 3, 4, 5, 6].map((seats) => toyGame({ seats }).cash.length)).toEqual([2, 3, 4, 5, 6]);
    for (const seats of [1, 7]) {
      expect(() => toyGame({ seats })).toThrow(/seats 2 to 6/);
    }
  });

  test('M-SETUP-2: everybody has the cash of the title', () => {
    expect(toyGame({ seats: 3 }).cash).toEqual([50, 50, 50]);
    expect(toyGame({ title: { start: { cash: 60, startupTurns: 2 } } }).cash).toEqual([60, 60]);
  });

  test('M-SETUP-3: everybody has a freight', () => {
    const { state } = toyGame({ seats: 4 });
    expect(state.seats.flatMap(({ trains }) => trains.map(({ loco }) => loco))).toEqual(
      Array(4).fill('freight'),
    );
  });

  test('M-SETUP-9: no track, every chip in the supply, no train on the board', () => {
    const { state } = toyGame({ seats: 3 });
    const { ways, ...rail } = state.rail;
    expect(rail).toEqual({ tracks: [[], [], []], rights: [[], [], []], reserved: [] });
    expect(ways).toHaveLength(3);
    for (const { trains } of state.seats) expect(trains).toMatchObject([{ at: null, loads: [] }]);
    expect(state.stored).toEqual([]);
  });

  test('M-SETUP-14: optional rules are fixed with the game: unknown ones are refused, none has an action', () => {
    expect(() => toyGame({ options: { fastTrams: true } })).toThrow(/fastTrams/);
    const { state } = toyGame({ options: { fastTrains: true } });
    expect(state.game.options).toMatchObject({ fastTrains: true, borrowing: false });
    expect(() => toyGame().play('0: set-option fastTrains')).toThrow(/no action reads/);
  });

  test('M-SETUP-15: 3 demand cards, a loco, the starting cash, no loads, no track when startup begins', () => {
    for (const seats of [2, 6]) {
      const { state } = toyGame({ seats });
      expect([state.turn.phase, state.turn.startup, state.round]).toEqual(['startup', 0, 0]);
      for (const { cash, hand, trains } of state.seats) {
        expect([cash, hand.length, trains.length, trains[0].loads]).toEqual([50, 3, 1, []]);
        expect(hand.some(isEvent)).toBe(false);
      }
    }
  });
});

describe('the deck and the deal', () => {
  test('M-SETUP-4: one deck of all demand and event cards, no loco among them', () => {
    const { state } = toyGame({ seats: 2 });
    const cards = [...state.deck, ...state.seats.flatMap(({ hand }) => hand)];
    const all = [...toyCountry.board.demandCards, ...toyEvents].map(({ number }) => number);
    expect(cards.sort((a, b) => a - b)).toEqual(all);
  });

  test('M-SETUP-4: the deck is shuffled by the seed', () => {
    const decks = seeds.map((seed) => toyGame({ seed }).state.deck.join());
    expect(new Set(decks).size).toBe(seeds.length);
    expect(toyGame({ seed: 3 }).state.deck).toEqual(toyGame({ seed: '3' }).state.deck);
  });

  test('M-SETUP-5, M-OPEN-3: seat by seat from the top of the deck; events are set aside and replaced', () => {
    let met = 0;
    for (const seed of seeds) {
      const all = [...toyCountry.board.demandCards, ...toyEvents].map(({ number }) => number);
      const deck = drawFrom({ luck: startLuck(seed, ['deck']) }).shuffle('deck', all);
      const hands: number[][] = [[], [], []];
      for (const hand of hands) {
        while (hand.length < 3) {
          const card = deck.pop() as number;
          if (isEvent(card)) met++;
          else hand.push(card);
        }
      }
      const game = toyGame({ seats: 3, seed });
      expect(game.state.seats.map(({ hand }) => hand)).toEqual(hands);
      expect(game.happened('eventDrawn')).toEqual([]);
    }
    expect(met).toBeGreaterThan(10);
  });

  test('M-SETUP-6: later no event is set aside: one drawn in play takes effect', () => {
    const game = toyGame({ state: { seats: [{ cash: 120 }, { cash: 60 }], draws: [EVENT.tax] } });
    game.play('0: discard-hand');
    expect(game.cash).toEqual([105, 50]);
    expect(game.happened('eventDrawn')).toEqual([{ seat: 0, card: EVENT.tax }]);
  });

  test('M-SETUP-8: the events set aside are shuffled back before the first turn', () => {
    const places = new Set<number>();
    for (const seed of seeds) {
      const { deck, discards } = toyGame({ seats: 6, seed }).state;
      expect([deck.filter(isEvent).length, discards]).toEqual([toyEvents.length, []]);
      for (const event of deck.filter(isEvent)) places.add(deck.indexOf(event));
    }
    // Wherever they lay before, they now lie anywhere.
    expect(places.size).toBe(36 + toyEvents.length - 18);
  });
});

describe('the first player', () => {
  const payouts = (game: ToyGame) =>
    game.state.seats.map(({ hand }) =>
      hand
        .flatMap((card) => game.board.demandCards[card - 1].demands.map(({ payout }) => payout))
        .sort((a, b) => b - a),
    );

  test('M-SETUP-7: the largest single payout goes first', () => {
    for (const seed of seeds) {
      const game = toyGame({ seats: 4, seed });
      const best = payouts(game).map(([largest]) => largest);
      expect(best[game.state.first]).toBe(Math.max(...best));
      expect(game.state.turn.seat).toBe(game.state.first);
      expect(game.happened('firstSeatFound')).toEqual([
        { seat: game.state.first, payout: Math.max(...best) },
      ]);
    }
  });

  test('M-OPEN-2: a tie goes to the next largest payout, and so on through all nine', () => {
    const board = cardlessBoard({
      rows: ['A . . B'],
      cities: { A: { size: 'major' }, B: { size: 'major' } },
    });
    const tight = {
      ...board,
      board: {
        ...board.board,
        demandCards: board.board.demandCards.map(({ number, demands }) => ({
          number,
          demands: demands.map((demand, place) => ({
            ...demand,
            payout: place === 2 ? 1 + (number % 3) : 9,
          })),
        })),
      },
    };
    let ties = 0;
    for (const seed of seeds) {
      const game = toyGame({ board: tight, seats: 3, seed });
      const lists = payouts(game).map((list) => list.map((payout) => String(payout)).join(''));
      const best = [...lists].sort().at(-1);
      expect(lists[game.state.first]).toBe(best);
      if (lists.filter((list) => list === best).length > 1) ties++;
    }
    expect(ties).toBeGreaterThan(0);
  });

  test('M-OPEN-2: seats that are still equal are drawn from by the seed', () => {
    const board = cardlessBoard({
      rows: ['A . . B'],
      cities: { A: { size: 'major' }, B: { size: 'major' } },
    });
    const firsts = seeds.map((seed) => toyGame({ board, seats: 3, seed }).state.first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
    expect(seeds.map((seed) => toyGame({ board, seats: 3, seed }).state.first)).toEqual(firsts);
  });
});

describe('the startup turns', () => {
  test('M-SETUP-10: track and an upgrade; no train, no loads, no deliveries', () => {
    const game = toyGame();
    const seat = game.state.first;
    for (const line of [
      'place A',
      'move D',
      'pick-up coal',
      'drop coal',
      'deliver coal 1 0',
      'end-operations',
    ])
      expect(game.refusal(`${seat}: ${line}`)).toEqual({ code: 'turn/not-now', rule: 'M-SETUP-10' });
    expect(game.refusal(`${seat}: build 3,2 4,2`)).toBeNull();
    expect(game.refusal(`${seat}: upgrade fast-freight`)).toBeNull();
  });

  test('M-SETUP-10, M-OPEN-4: no hand is discarded in a startup turn', () => {
    const game = toyGame();
    expect(game.refusal(`${game.state.first}: discard-hand`)).toEqual({
      code: 'turn/not-now',
      rule: 'M-SETUP-10',
    });
    startupOrder(game);
    expect(game.refusal(`${game.state.first}: discard-hand`)).toBeNull();
  });

  test('M-SETUP-10: two startup turns each, or as many as the title says', () => {
    expect(startupOrder(toyGame({ seats: 3 }))).toHaveLength(6);
    expect(startupOrder(toyGame({ title: { start: { cash: 50, startupTurns: 3 } } }))).toHaveLength(6);
  });

  test('M-SETUP-11: at most 20 M on track in a startup turn, with all building rules in force', () => {
    // From A: two clear mileposts, then alpine ones.
    const board = cardlessBoard({
      rows: [
        '. . . . . . . . . .', //
        ' a A . . # # # # B .',
        '. . . . . . . . . .',
      ],
      cities: { B: { size: 'major' } },
    });
    const game = toyGame({ board });
    const seat = game.state.first;
    game.play(`${seat}: build 1,1 2,1 3,1 4,1 5,1 6,1`);
    expect(game.state.turn.spent).toBe(17);
    expect(game.refusal(`${seat}: build 6,1 7,1`)).toEqual({ code: 'build/over-budget', rule: 'M-BUILD-16' });
    game.play(`${seat}: build 6,1 6,0 7,0 8,0`);
    expect([game.state.turn.spent, game.cash[seat]]).toEqual([20, 30]);
    expect(game.refusal(`${seat}: build 8,0 9,0`)?.code).toBe('build/over-budget');
  });

  test('M-SETUP-11: or one upgrade, and no track beside it', () => {
    const game = toyGame();
    const seat = game.state.first;
    game.play(`${seat}: upgrade heavy-freight`);
    expect([game.cash[seat], game.train(seat).loco]).toEqual([30, 'heavy-freight']);
    expect(game.refusal(`${seat}: build 3,2 4,2`)).toEqual({ code: 'build/upgraded', rule: 'M-BUILD-19' });
    expect(game.refusal(`${seat}: upgrade super-freight`)?.rule).toBe('M-BUILD-19');
  });

  test('M-SETUP-12: switchback: clockwise from the first seat, then back to it', () => {
    for (const [seats, seed] of [
      [2, 1],
      [3, 2],
      [5, 3],
    ]) {
      const game = toyGame({ seats, seed });
      const clockwise = Array.from({ length: seats }, (_, place) => (game.state.first + place) % seats);
      expect(startupOrder(game)).toEqual([...clockwise, ...[...clockwise].reverse()]);
    }
  });

  test('M-SETUP-13: the first seat ends startup and opens round 1; from there it goes clockwise', () => {
    const game = toyGame({ seats: 3, seed: 5 });
    const order = startupOrder(game);
    const { first } = game.state;
    expect([order.at(-1), game.state.turn.seat, game.state.round]).toEqual([first, first, 1]);
    const seats: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      seats.push(game.state.turn.seat);
      game.play(`${game.state.turn.seat}: end-turn`);
    }
    expect(seats).toEqual([0, 1, 2, 3, 4, 5, 6].map((turn) => (first + turn) % 3));
    expect(game.state.round).toBe(3);
  });
});

test('M-SETUP-5: a deck that cannot fill the hands of all seats is refused with the config', () => {
  const few = cardlessBoard({ rows: ['A . . B'], cities: { A: { size: 'major' }, B: { size: 'major' } } });
  const short = { ...few, board: { ...few.board, demandCards: few.board.demandCards.slice(0, 8) } };
  expect(() => toyEngine(short, {}).createGame('toy-rails', { seats: 3, seed: 1 })).toThrow(/8 demand cards/);
  expect(toyEngine(short, {}).createGame('toy-rails', { seats: 2, seed: 1 }).seats).toHaveLength(2);
});

test('M-SETUP-4: a deck so large that its numbers run into those of the events is refused', () => {
  const on = (cards: number) => {
    const { demandCards, ...board } = toyCountry.board;
    const deck = Array.from({ length: cards }, (_, n) => ({ ...demandCards[n % 36], number: n + 1 }));
    return () => toyGame({ board: { ...toyCountry, board: { ...board, demandCards: deck } } });
  };
  expect(on(100)().state.deck).toHaveLength(100 + toyEvents.length - 6);
  expect(on(101)).toThrow(/101 demand cards; the title has room for 100/);
});

test('M-SETUP-8: the events met in the deal go back into the deck, not on top of it', () => {
  const tops = Array.from({ length: 60 }, (_, seed) => toyGame({ seed }).state.deck.at(-1) as number);
  // 12 of the 42 cards behind the hands are events.
  const events = tops.filter(isEvent).length;
  expect(events).toBeGreaterThan(5);
  expect(events).toBeLessThan(30);
});

test('M-SETUP-7: the first turn is counted for the seat that has it', () => {
  const games = Array.from({ length: 12 }, (_, seed) => toyGame({ seed, seats: 3 }).state);
  expect(new Set(games.map(({ first }) => first)).size).toBeGreaterThan(1);
  for (const { first, seats } of games)
    expect(seats.map(({ turns }) => turns)).toEqual([0, 1, 2].map((seat) => (seat === first ? 1 : 0)));
});

test('M-SETUP-3: a position with another number of trains than the rules give is refused', () => {
  const trains = (...locos: string[]) => ({ trains: locos.map((loco) => ({ loco })) });
  expect(() => toyGame({ state: { seats: [trains('freight')] } })).not.toThrow();
  expect(() => toyGame({ state: { seats: [trains('freight', 'freight')] } })).toThrow('number of trains');
});

test('M-SETUP-5: a board with as many demand cards as the deal needs will do, with one less it will not', () => {
  const land = (cards: number) =>
    toyBoard({
      rows: ['a A . . . B b', ' . . . . . .'],
      goods: { nothing: 1 },
      deck: Array.from({ length: cards }, () => 'a nothing 1, a nothing 1, a nothing 1'),
    });
  expect(toyGame({ board: land(6) }).state.seats.map(({ hand }) => hand.length)).toEqual([3, 3]);
  expect(() => toyGame({ board: land(5) })).toThrow('the deal needs 6');
});
