// What is in the box, the foreman draft, who begins, startup, and where a train may start (ID-SETUP-1 … 15).

import { describe, expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import {
  allForemen,
  type ForemanId,
  withoutCards,
} from '../../../../rulesets/iron-dragon/rules/foremen/cards.js';
import { SHIP_IDS } from '../../../../rulesets/iron-dragon/rules/ships/cards.js';
import { createEngine, type GameAction } from '../../../../src/core/engine/index.js';
import { board } from '../dragon-land.js';
import { knownOwn } from '../known-own.js';
import { realmGame } from '../realm.js';
import { coast, seaGame } from '../sea-game.js';

const engine = createEngine([ironDragon]);
const start = (seats: number, options: object = {}, seed: string | number = 3) =>
  engine.startGame('iron-dragon', { seats, seed, options });
const begin = (seats: number, options: object = {}) => start(seats, options).state;
type State = ReturnType<typeof begin>;

/** Everybody keeps the first foreman dealt, in the order given. */
function drafted(state: State, order: readonly number[] = state.seats.map((_, seat) => seat)): State {
  return order.reduce((now, seat) => {
    const [foreman] = knownOwn(state).draft?.dealt[seat] ?? [];
    return engine.applyAction(now, { type: 'chooseForeman', seat, foreman: foreman as ForemanId });
  }, state);
}
const play = (state: State, ...acts: object[]) =>
  acts.reduce<State>(
    (now, act) => engine.applyAction(now, { seat: now.turn.seat, ...act } as never as GameAction as never),
    state,
  );

test('ID-SETUP-6: each race among the cards dealt is listed once', () => {
  const state = begin(2);
  const dealt = knownOwn(state).draft?.dealt[0] ?? [];
  const listed = [...engine.legalActions(state, 0)].map((action) => (action as { foreman?: string }).foreman);
  expect(dealt.length).toBe(6);
  expect(listed).toEqual([...new Set(dealt)]);
  expect(new Set(dealt).size).toBeLessThan(6);
});

test('ID-SETUP-6, E-HOST-2: for a dropped player the race is kept that serves longest', () => {
  const keeps = (dealt: readonly ForemanId[]) => {
    const { own } = begin(2);
    const state = {
      ...begin(2),
      own: { ...own, draft: { ...own.draft, dealt: [dealt, own.draft?.dealt[1]] } },
    };
    const dropped = engine.applyAction(state as never, { type: 'dropSeat', seat: null, target: 0 } as never);
    return dropped.own.draft?.answers[0];
  };
  expect(keeps(['orc', 'human', 'dwarf'])).toEqual({ answer: 'dwarf' });
  expect(keeps(['orc', 'elf', 'human'])).toEqual({ answer: 'human' });
  expect(keeps(['catman', 'troll', 'elf'])).toEqual({ answer: 'elf' });
  expect(keeps(['orc', 'wee-folk'])).toEqual({ answer: 'wee-folk' });
});

describe('components', () => {
  test('ID-SETUP-1: two to six players', () => {
    expect([2, 3, 4, 5, 6].map((seats) => begin(seats).seats.length)).toEqual([2, 3, 4, 5, 6]);
    expect(() => begin(1)).toThrow();
    expect(() => begin(7)).toThrow();
  });

  test('ID-SETUP-2: 95 chips, 132 demand cards and 20 events, 13 foremen, 13 ships, locos for all', () => {
    expect(board.goods.reduce((sum, { chips }) => sum + chips, 0)).toBe(95);
    const numbers = [...board.demandCards, ...ironDragon.tables.eventCards].map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 152 }, (_, n) => n + 1));
    expect([allForemen().length, SHIP_IDS.length, begin(2).own.ships.deck.length]).toEqual([13, 13, 13]);
    const cards = Object.values(ironDragon.tables.locos).map((loco) => loco.cards ?? 0);
    expect(cards.reduce((sum, count) => sum + count, 0)).toBe(30);
  });

  test('ID-SETUP-3: 60 GP and a Teapot each', () => {
    for (const { cash, trains } of begin(4).seats)
      expect([cash, trains.map(({ loco, at }) => [loco, at])]).toEqual([60, [['teapot', null]]]);
  });

  test('ID-SETUP-4: three demand cards each, face up; events met in the deal are replaced without effect', () => {
    const state = begin(6);
    expect(state.seats.every(({ hand }) => hand.length === 3 && hand.every((card) => card <= 132))).toBe(
      true,
    );
    expect([state.inPlay, state.discards]).toEqual([[], []]);
    expect(engine.view(state, 1).seats[0].hand).toEqual(state.seats[0].hand);
  });

  test('ID-SETUP-5: a card has three demands of a city, a good and a payout; a hand offers nine', () => {
    for (const { demands } of board.demandCards) {
      expect(new Set(demands.map(({ city }) => city)).size).toBe(3);
      for (const { city, good, payout } of demands) {
        expect([board.cityIndex(city) >= 0, board.goodIndex(good) >= 0, payout > 0]).toEqual([
          true,
          true,
          true,
        ]);
      }
    }
    expect(begin(2).seats[0].hand.flatMap((card) => board.demandCards[card - 1].demands).length).toBe(9);
  });
});

describe('the foreman draft', () => {
  test('ID-SETUP-6: keeping a foreman is no act of anybody’s turn', () => {
    expect(drafted(begin(3)).turn.acted).toBe(false);
  });

  test('ID-SETUP-6: the foremen are dealt evenly, and everybody keeps one of his own', () => {
    const each = (seats: number) => begin(seats).own.draft?.dealt.map((cards) => cards.length);
    expect([2, 3, 4, 5, 6].map((seats) => each(seats)?.[0])).toEqual([6, 4, 3, 2, 2]);
    expect([2, 3, 4, 5, 6].map((seats) => begin(seats).own.foremanDeck.length)).toEqual([1, 1, 1, 3, 1]);
    const state = begin(3);
    expect(engine.decisions(state).map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'chooseForeman'],
      [1, 'chooseForeman'],
      [2, 'chooseForeman'],
    ]);
    const [mine] = withoutCards(allForemen(), state.own.draft?.dealt[1] ?? []);
    const foreign = allForemen().find((id) => !state.own.draft?.dealt[1].includes(id)) ?? mine;
    expect(engine.checkAction(state, { type: 'chooseForeman', seat: 1, foreman: foreign })).toMatchObject({
      code: 'foreman/not-dealt',
      rule: 'ID-SETUP-6',
    });
    expect(drafted(state).own.foremen).toEqual(state.own.draft?.dealt.map(([first]) => first));
    expect(engine.decisions(drafted(state)).map(({ kind }) => kind)).toEqual(['startup']);
  });

  test('ID-SETUP-7: with the last answer the choices are told, in seat order', () => {
    const before = drafted(begin(2), [1]);
    const [foreman] = knownOwn(before).draft?.dealt[0] ?? [];
    const result = engine.tryAction(before, { type: 'chooseForeman', seat: 0, foreman } as never);
    const told = result.ok ? result.events.filter(({ type }) => type === 'foremanChosen') : [];
    const kept = [foreman, knownOwn(begin(2)).draft?.dealt[1][0]];
    expect(told).toMatchObject(kept.map((one, seat) => ({ seat, foreman: one })));
  });

  test('ID-SETUP-6: secret until all have chosen, and the same whoever answers first (R-7)', () => {
    const state = begin(3);
    const one = drafted(state, [1]);
    expect(knownOwn(engine.view(one, 0)).draft?.dealt[1]).toEqual([null, null, null, null]);
    expect(knownOwn(engine.view(one, 0)).draft?.answers).toEqual([null, { answer: null }, null]);
    expect(knownOwn(engine.view(one, 1)).draft?.answers[1]).toEqual({ answer: state.own.draft?.dealt[1][0] });
    expect(one.own.foremen).toEqual([null, null, null]);
    const [forwards, backwards] = [drafted(state, [0, 1, 2]), drafted(state, [2, 1, 0])];
    expect(backwards).toEqual(forwards);
  });

  test('ID-SETUP-7: all other foremen are shuffled into a deck of thirteen less one a player', () => {
    for (const seats of [2, 5]) {
      const { foremen, foremanDeck, draft } = drafted(begin(seats)).own;
      expect([draft, foremanDeck.length]).toEqual([null, 13 - seats]);
      const rest = withoutCards(allForemen(), foremen as ForemanId[]);
      expect([...foremanDeck].sort()).toEqual([...rest].sort());
      expect(foremanDeck).not.toEqual(rest);
    }
  });
});

describe('who begins, and startup', () => {
  const payouts = ({ seats }: State, seat: number) =>
    seats[seat].hand.flatMap((card) => board.demandCards[card - 1].demands.map(({ payout }) => payout));

  test('ID-SETUP-8: the largest payout begins; ties go to the next largest, and so on', () => {
    let ties = 0;
    for (let seed = 0; seed < 40; seed++) {
      const { state } = start(4, {}, seed);
      const all = state.seats.map((_, seat) => payouts(state, seat).sort((a, b) => b - a));
      const best = Math.max(...all.map(([first]) => first));
      if (all.filter(([first]) => first === best).length > 1) ties++;
      const ranked = all
        .map((_, seat) => seat)
        .sort((a, b) => {
          const place = all[a].findIndex((payout, n) => payout !== all[b][n]);
          return place < 0 ? 0 : all[b][place] - all[a][place];
        });
      expect(state.first).toBe(ranked[0]);
    }
    expect(ties).toBeGreaterThan(0);
  });

  test('ID-SETUP-9: the events put aside go back into the draw deck before any turn', () => {
    const state = begin(6);
    expect(state.deck.length).toBe(152 - 18);
    expect(state.deck.filter((card) => card > 132).length).toBe(20);
  });

  test('ID-SETUP-10: an empty draw deck is renewed from the pile when a card is needed', () => {
    const game = realmGame({
      state: {
        seats: [{ hand: [1, 5, 6], train: { at: 'E', loads: ['iron'] } }],
        draws: [],
        noMore: true,
        discards: [9],
      },
    });
    expect(game.state.deck).toEqual([]);
    game.play('0: deliver iron 1 0');
    expect(game.seat(0).hand.length).toBe(3);
    expect(game.happened('deckReshuffled').length).toBe(1);
  });

  test('ID-SETUP-11: two startup turns each, 20 GP for track and locos mixed, nothing carried over', () => {
    let state = drafted(begin(2));
    expect(state.turn.phase).toBe('startup');
    const rule = { code: 'turn/not-now', rule: 'ID-SETUP-11' };
    expect(engine.checkAction(state, { type: 'endOperations', seat: state.turn.seat })).toMatchObject(rule);
    expect(engine.checkAction(state, { type: 'discardHand', seat: state.turn.seat })).toMatchObject(rule);
    state = play(state, { type: 'upgradeLoco', to: 'sardar' });
    const [segment] = [...engine.legalActions(state)].filter(({ type }) => type === 'buildTrack');
    state = play(state, segment, { type: 'endTurn' });
    expect([state.turn.startup, state.turn.spent]).toEqual([1, 0]);
    state = play(state, { type: 'endTurn' }, { type: 'endTurn' }, { type: 'endTurn' });
    expect([state.round, state.turn.phase, state.turn.startup]).toEqual([1, 'operations', -1]);
  });

  test('ID-SETUP-12: there and back again, then the starting player takes the first full turn', () => {
    let state = drafted(begin(4));
    const order: number[] = [];
    while (state.turn.startup >= 0) {
      order.push((state.turn.seat - state.first + 4) % 4);
      state = play(state, { type: 'endTurn' });
    }
    expect(order).toEqual([0, 1, 2, 3, 3, 2, 1, 0]);
    expect([state.turn.seat, state.round]).toEqual([state.first, 1]);
    expect((play(state, { type: 'endTurn' }).turn.seat - state.first + 4) % 4).toBe(1);
  });

  test('ID-SETUP-13: a first segment starts at a major city', () => {
    const game = realmGame({ state: { turn: { phase: 'startup', startup: 0 } } });
    expect(game.refusal('0: build D 2,5')).toEqual({ code: 'build/nowhere-to-start', rule: 'ID-BUILD-2' });
    expect(game.refusal('0: build 3,3 2,3')).toBeNull();
  });
});

describe('where a train starts', () => {
  const refusal = { code: 'train/no-start-there', rule: 'ID-SETUP-14' };
  const unplaced = (seat: object, other: object = {}) =>
    realmGame({ state: { seats: [{ train: { at: null }, ...seat }, other] } });

  test('ID-SETUP-14: in a city on own track, or in its partner over a link', () => {
    const game = unplaced({ track: ['D 2,5'] });
    expect(game.legal('0: place')).toEqual(['0: place D']);
    expect(game.refusal('0: place 2,5')).toEqual(refusal);
    expect(unplaced({ track: ['5,3 6,3'] }).refusal('0: place B')).toBeNull();
    expect(unplaced({ track: ['10,3 9,3'] }).refusal('0: place A')).toBeNull();
    expect(unplaced({ track: ['10,3 9,3'] }).refusal('0: place C')).toEqual(refusal);
    game.play('0: place D', '0: pick-up iron', '0: move 2,5');
    expect(game.refusal('0: place D')).toEqual({ code: 'train/already-placed', rule: 'ID-SETUP-14' });
  });

  test('ID-SETUP-14: in a city that a rival’s track leaves, with the rent in hand; it is due on leaving (R-12)', () => {
    const rival = { track: ['E 8,5'] };
    expect(unplaced({ cash: 3, track: ['D 2,5'] }, rival).refusal('0: place E')).toEqual(refusal);
    const game = unplaced({ cash: 4 }, rival).play('0: place E');
    expect(game.cash).toEqual([4, 60]);
    expect(game.play('0: move 8,5').cash).toEqual([0, 64]);
  });

  test('ID-SETUP-14: in a port within a city, if a ship from there reaches track; else in any major (R-13)', () => {
    const quay = (track: readonly string[], other: readonly string[], cash = 60) =>
      seaGame({ board: coast, state: { seats: [{ train: { at: null }, track, cash }, { track: other }] } });
    // 5,3 is Amber's port; holm lies on the same sea.
    expect(quay(['B 2,5'], []).refusal('0: place 5,3')).toEqual(refusal);
    expect(quay(['B 2,5', '1 15,2'], []).refusal('0: place 5,3')).toBeNull();
    expect(quay(['B 2,5'], ['1 15,2'], 5).refusal('0: place 5,3')).toBeNull();
    expect(quay(['B 2,5'], ['1 15,2'], 4).refusal('0: place 5,3')).toEqual(refusal);
    // Nothing anywhere: any major.
    const bare = quay([], []);
    expect([bare.refusal('0: place A'), bare.refusal('0: place C')]).toEqual([null, refusal]);
  });

  test('ID-SETUP-15: optional rules are part of the game from its first state on', () => {
    expect(begin(2, { borrowing: true }).game.options).toMatchObject({
      borrowing: true,
      backtracking: false,
    });
    expect(() => begin(2, { fastTrains: true })).toThrow();
    const saved = JSON.parse(engine.serialize(begin(2)));
    expect(saved.state.game.options.borrowing).toBe(false);
    saved.state.game.options.borrowing = true;
    expect(() => engine.deserialize(JSON.stringify(saved))).toThrow();
  });
});
