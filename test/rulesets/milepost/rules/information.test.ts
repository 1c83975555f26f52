// What a seat may know (M-INFO-1 … 9), and worlds that a view does not contradict.

import { describe, expect, test } from 'vitest';
import type { MilepostState, MilepostView } from '../../../../rulesets/milepost/rules/state.js';
import { aboutToDraw, drawn } from '../event-games.js';
import { toyGame } from '../toy-game.js';
import { EVENT } from '../toy-rails.js';

type Game = ReturnType<typeof toyGame>;
const view = (game: Game, viewer: number | null) =>
  game.engine.view(game.state as never, viewer) as unknown as MilepostView;
const cashSeen = (game: Game, viewer: number | null) => view(game, viewer).seats.map(({ cash }) => cash);

describe('views', () => {
  test('M-INFO-1: hands, locos, loads, pawns, track and rights are seen by all', () => {
    const game = toyGame({
      state: {
        seats: [
          { track: ['S 9,4'], rights: ['strait'], train: { at: 'D', loads: ['tea'], loco: 'heavy-freight' } },
          {},
        ],
      },
    });
    for (const viewer of [0, 1, null]) {
      const seen = view(game, viewer);
      expect(seen.viewer).toBe(viewer);
      expect(seen.seats.map(({ hand }) => hand)).toEqual(game.state.seats.map(({ hand }) => hand));
      expect(seen.seats.map(({ trains }) => trains)).toEqual(game.state.seats.map(({ trains }) => trains));
      expect(seen.rail).toEqual(game.state.rail);
    }
  });

  test('M-INFO-2: cash is its owner’s secret', () => {
    const game = toyGame({ seats: 3, state: { seats: [{ cash: 10 }, { cash: 20 }, { cash: 30 }] } });
    expect([cashSeen(game, 1), cashSeen(game, null)]).toEqual([
      [null, 20, null],
      [null, null, null],
    ]);
  });

  test('M-INFO-2: a refusal for want of cash stays between the owner and the game', () => {
    const state = { seats: [{ cash: 2, track: ['4,2 D'] }, {}], turn: { phase: 'building' as const } };
    const game = toyGame({ state });
    expect(game.rejection('0: upgrade fast-freight')).toMatchObject({ code: 'loco/no-cash', scope: 'own' });
    expect(game.rejection('0: build 2,3 3,3')).toBeNull();
  });

  test('M-INFO-3: after the tax cash is seen by all, for good; without a tax never', () => {
    expect(cashSeen(drawn(['tax']), 1)).toEqual([52, 40]);
    expect(cashSeen(aboutToDraw(['tax']), 1)).toEqual([null, 50]);
  });

  test('M-INFO-4: events in play and the supply are seen by all', () => {
    const game = drawn(['fog']);
    expect(view(game, 1).inPlay).toEqual([{ card: EVENT.fog, drawer: 0, lastTurn: 4, met: [] }]);
  });

  test('M-INFO-5: nobody sees the deck’s order or the luck, everybody how many cards are left', () => {
    const game = toyGame();
    for (const viewer of [0, 1, null]) {
      const seen = view(game, viewer);
      expect(seen.deck).toEqual(game.state.deck.map(() => null));
      expect('luck' in seen).toBe(false);
    }
    const events = game.engine.viewEvents(game.state as never, game.events as never, 0);
    expect(JSON.stringify(events)).not.toContain('luck');
  });

  test('M-INFO-6: the pile, removed cards, contracts and warehouses are seen by all', () => {
    const game = toyGame({
      options: { openContracts: true, fieldWarehousing: true },
      state: {
        discards: [20],
        removed: [21],
        contracts: [22],
        stored: [{ city: 'esk', good: 'tea', seat: 0, lastTurn: 5 }],
      },
    });
    const { discards, removed, contracts, stored } = view(game, null);
    expect({ discards, removed, contracts, stored }).toEqual({
      discards: [20],
      removed: [21],
      contracts: [22],
      stored: game.state.stored,
    });
  });

  test('M-INFO-7: payments are seen by all as they happen', () => {
    const game = drawn(['tax']);
    const told = game.engine.viewEvents(
      game.state as never,
      game.events as never,
      null,
    ) as unknown as typeof game.events;
    expect(told.filter(({ type }) => type === 'taxPaid')).toHaveLength(2);
    expect(told.find(({ type }) => type === 'loadDelivered')).toMatchObject({ payout: 12 });
  });

  test('M-INFO-8: track offers are seen by all', () => {
    const game = toyGame({
      options: { trackDeals: true },
      state: { seats: [{}, { track: ['D 4,2'] }], turn: { phase: 'building' } },
      seats: 3,
    });
    game.play(`0: offer 1 ${game.segment('D', '4,2')} 5 -`);
    expect(view(game, 2).pending).toEqual(game.state.pending);
  });

  test('M-INFO-9: the turn, memories, reservations, declarations, debts and the target are seen by all', () => {
    const game = toyGame({
      options: { latePayment: true },
      state: {
        seats: [{ debts: [{ to: 1, amount: 4 }] }, { losesTurn: true }],
        reserved: [{ seat: 1, between: ['4,4', '4,5'] }],
        target: 300,
      },
    });
    const seen = view(game, 1);
    expect(seen.turn).toEqual(game.state.turn);
    expect([seen.target, seen.declared, seen.rail.reserved]).toEqual([300, [], game.state.rail.reserved]);
    expect(seen.seats.map(({ debts, losesTurn }) => ({ debts, losesTurn }))).toEqual(
      game.state.seats.map(({ debts, losesTurn }) => ({ debts, losesTurn })),
    );
  });
});

describe('worlds behind a view', () => {
  test('a determinized view shows the same to its viewer, and other cards may come', () => {
    const game = drawn(['fog'], { others: [{ cash: 77 }, {}] });
    const seen = view(game, 1);
    const decks = [1, 2].map((seed) => {
      const world = game.engine.determinize(seen as never, seed) as unknown as MilepostState;
      expect(game.engine.view(world as never, 1)).toEqual(seen);
      expect([...world.deck].sort()).toEqual([...game.state.deck].sort());
      return world.deck;
    });
    expect(decks[0]).not.toEqual(decks[1]);
  });

  test('secret discards are guessed within the hand', () => {
    const game = toyGame({ options: { fiveCards: true } });
    for (let turn = 0; turn < 4; turn++) game.play(`${game.state.turn.seat}: end-turn`);
    game.play(`1: discard ${game.seat(1).hand.slice(0, 2).join()}`);
    const world = game.engine.determinize(view(game, 0) as never, 5) as unknown as MilepostState;
    const guess = world.drafts?.answers[1]?.answer ?? [];
    expect([new Set(guess).size, guess.every((card) => game.seat(1).hand.includes(card))]).toEqual([2, true]);
  });
});
