// What follows from phases and actions as they are declared: turns, auctions, facts, ranges, and the end.

import { describe, expect, test } from 'vitest';
import {
  type AnyEngine,
  createEngine,
  declareChapter,
  declareState,
  declareTitle,
  fact,
  fields,
  layer,
  newAuction,
  newTurns,
  type TypesOf,
} from '../../../../../src/core/engine/index.js';
import { conformance } from '../../../../../src/testing/index.js';

// A seat takes peat while there is some in its own cut, or offers the spade; a market asks before turns.
const title = declareTitle({
  id: 'cuts',
  state: declareState((of) => ({
    turns: of.turns(4),
    spade: of.auction({ edge: of.count }, 4),
    seats: of.rows('seat', [2, 4], { peat: of.count, coins: of.count, spades: of.count }),
  })),
  tables: { most: 3 },
  facts: { spadeSold: fact<{ seat: number; amount: number; edge: number }>() },
});
const leave = title.defineAction({ type: 'leave', tells: 'hasLeft' });
const spade = title.defineAuction('spade', {
  pass: leave,
  rules: { more: 'C-1', purse: 'C-2', sale: 'C-3' },
  purse: ({ state }, seat) => state.seats[seat].coins,
  least: () => 2,
  sold({ emit }, state, { seat, amount, edge }) {
    state.seats[seat].coins -= amount;
    state.seats[seat].spades += 1;
    emit({ type: 'spadeSold', seat, amount, edge });
  },
});
const cut = title.defineAction({
  type: 'cut',
  payload: { peat: fields.amount },
  ranges: {
    peat: {
      least: { rule: 'C-4', is: () => 1 },
      most: { rule: 'C-5', is: ({ rules, state }, { seat }) => Math.min(rules.most, state.seats[seat].peat) },
    },
  },
  tells: 'peatCut',
  apply(_context, state, { seat, peat }) {
    state.seats[seat].peat -= peat;
    if (state.seats[seat].peat === 0) state.spade = newAuction({ edge: 4 }, newTurns(state.seats.length));
  },
});
const rules = title.withPhases({
  spade,
  turn: { inTurns: 'turns', prompt: 'Cut peat.', actions: [cut] },
});
const cuts = rules.defineRuleset({
  ...{ title: 'Cuts', edition: 'a test', revision: 1, seats: { min: 2, max: 4 } },
  setup({ seats }, state) {
    state.turns = newTurns(seats);
    for (const seat of state.seats) Object.assign(seat, { peat: 4, coins: 9 });
  },
  automatic: [
    {
      ...{ name: 'begin a round', rule: 'C-6', between: true },
      apply(_context, state) {
        state.round += 1;
        state.turns = newTurns(state.seats.length);
      },
    },
  ],
  ends: [
    { reason: 'empty', rule: 'C-7', when: ({ state: { seats } }) => seats.every(({ peat }) => peat === 0) },
  ],
  score: ({ state }, seat) => state.seats[seat].coins,
  sentences: {
    cut: '{seat} cuts {peat}.',
    bid: '{seat} bids {amount}.',
    leave: '{seat} leaves.',
    spadeSold: '{seat} buys a spade.',
  },
});
const engine = createEngine([cuts]);
const config = { seats: 3, seed: 1 };
const at = (peat: readonly number[], more: object = {}) => {
  const seats = peat.map((one) => ({ peat: one, coins: 9, spades: 0 }));
  return engine.createPosition('cuts', {
    config: { ...config, seats: peat.length },
    state: { seats, ...more },
  } as never);
};
const turns = newTurns(3);
const taking = (seat: number, peat: number) => ({ type: 'cut', seat, peat }) as const;
const bid = (seat: number, amount: number) => ({ type: 'bid', seat, amount }) as const;
const left = (seat: number) => ({ type: 'leave', seat }) as const;

describe('E-TURNS-6: a phase in turns', () => {
  test('asks seat after seat, and an action ends the turn', () => {
    const begun = engine.createGame('cuts', config);
    expect([begun, engine.applyAction(begun, taking(0, 1))].map(({ turns }) => turns.seat)).toEqual([0, 1]);
  });

  test('passes over a seat that can do nothing, whose turn comes again', () => {
    const next = engine.applyAction(at([4, 0, 4], { turns }), taking(0, 1));
    expect([next.turns.seat, next.turns.passed]).toEqual([2, []]);
  });

  test('is over when nobody of the round can do anything', () => {
    // Only seat 1 has peat, and it has passed.
    const round = { order: [0, 1, 2], seat: 0, passed: [1] };
    const { turns: after, round: count } = at([0, 4, 0], { turns: round });
    expect([count, after.seat, after.passed]).toEqual([1, 1, []]);
  });

  test('waits while a phase before it asks somebody', () => {
    const { turns: round, spade: sale } = engine.applyAction(at([1, 4, 4], { turns }), taking(0, 1));
    expect([round.seat, sale?.turns.seat]).toEqual([1, 0]);
    const asked = engine.decisions(engine.applyAction(at([1, 4, 4], { turns }), taking(0, 1)));
    expect(asked.map(({ kind, seat }) => [kind, seat])).toEqual([['spade', 0]]);
  });
});

describe('an auction', () => {
  const open = engine.applyAction(at([1, 4, 4], { turns }), taking(0, 1));
  const codes = (...actions: readonly ReturnType<typeof bid>[]) =>
    actions.map((one) => engine.checkAction(open, one)?.code ?? null);

  test('E-AUCTION-1: seats bid or pass in turns, and who passes is out', () => {
    const asked = (state: typeof open) => engine.decisions(state).map(({ kind, seat }) => [kind, seat]);
    const bidden = engine.applyAction(open, bid(0, 3));
    expect([asked(open), asked(bidden)]).toEqual([[['spade', 0]], [['spade', 1]]]);
    const passed = engine.applyActions(bidden, [left(1), bid(2, 4)]);
    expect(asked(passed)).toEqual([['spade', 0]]);
    expect(asked(engine.applyAction(passed, bid(0, 5)))).toEqual([['spade', 2]]);
  });

  test('E-AUCTION-2: from the least bid up to the purse', () => {
    expect(codes(bid(0, 1), bid(0, 2), bid(0, 9), bid(0, 10))).toEqual([
      'bid/amount-low',
      ...[null, null],
      'bid/amount-high',
    ]);
    expect(engine.checkAction(open, bid(0, 1))).toMatchObject({ rule: 'C-1', params: { least: 2 } });
    const raised = engine.applyAction(open, bid(0, 5));
    expect([...engine.legalActions(raised)].map((one) => ('amount' in one ? one.amount : undefined))).toEqual(
      [...[6, 7, 8, 9], undefined],
    );
  });

  test('E-AUCTION-3: the last who has bid buys, and the turns go on', () => {
    const sold = engine.applyActions(open, [bid(0, 3), left(1), bid(2, 4), left(0)]);
    expect([sold.spade, sold.seats[2], sold.turns.seat]).toEqual([null, { peat: 4, coins: 5, spades: 1 }, 1]);
  });

  test('E-AUCTION-3: nothing is sold where all pass', () => {
    const kept = engine.applyActions(open, [left(0), left(1), left(2)]);
    expect([kept.spade, kept.seats.every(({ spades }) => spades === 0)]).toEqual([null, true]);
  });
});

test('an action that is its own fact is told with its fields, and said by its own sentence', () => {
  const tried = engine.tryAction(at([4, 4], { turns: newTurns(2) }), {
    ...taking(0, 2),
    decision: undefined,
  });
  expect(tried.ok && tried.events.slice(0, 1)).toEqual([{ n: 0, type: 'peatCut', seat: 0, peat: 2 }]);
  expect(cuts.sentences?.peatCut).toBe('{seat} cuts {peat}.');
});

test('the end is asked before what happens between the turns', () => {
  const over = engine.applyActions(at([1, 0], { turns: newTurns(2) }), [taking(0, 1)]);
  expect([over.outcome?.reason, over.round]).toEqual(['empty', 0]);
});

const seen = new Set<string>();
test.each([1, 2])('games keep the laws, seed %i', (seed) => {
  expect(conformance(engine as never as AnyEngine, 'cuts', { seed, seats: 3, steps: 60, seen })).toEqual([]);
});

test('a chapter has waiting points in turns, and actions that are facts', () => {
  const declared = declareChapter<TypesOf<typeof rules>>()({ id: 'songs' });
  const sing = declared.defineAction({
    type: 'sing',
    tells: 'songSung',
    apply: (_context, state, { seat }) => void (state.seats[seat].peat = 0),
  });
  const songs = declared.defineChapter({ actions: { turn: [sing] }, sentences: { sing: '{seat} sings.' } });
  const sung = createEngine([layer(cuts, { id: 'sung', title: 'Sung', chapters: [songs] })]);
  const tried = sung.tryAction(sung.createGame('sung', config), { type: 'sing', seat: 0 });
  expect(tried.ok && tried.events[0]).toEqual({ n: 0, type: 'songSung', seat: 0 });
});

test('a phase that says twice whom it asks is refused', () => {
  const twice = title.withPhases({
    turn: { inTurns: 'turns', asks: () => 0, prompt: 'Cut peat.', actions: [cut] },
  });
  expect(() =>
    twice.defineRuleset({
      ...{ title: 'Cuts', edition: 'a test', revision: 1, seats: { min: 2, max: 4 } },
      score: () => 0,
    }),
  ).toThrow(/phases.turn.asks: inTurns says whom it asks/);
});

test('E-TURNS-6: a phase of another kind says what happens where a seat can do nothing', () => {
  const one = declareTitle({
    id: 'queue',
    state: declareState((of) => ({ next: of.count, seats: of.rows('seat', [2, 2], { peat: of.count }) })),
    tables: {},
    facts: {},
  });
  const eat = one.defineAction({
    type: 'eat',
    check: [{ code: 'eat/none', rule: 'Q-1', met: ({ state }, { seat }) => state.seats[seat].peat > 0 }],
    apply: (_context, state, { seat }) => void (state.seats[seat].peat -= 1),
  });
  const queue = one
    .withPhases({
      eat: {
        asks: ({ state }) => (state.next < 2 ? state.next : null),
        passOver: (_context, state) => void (state.next += 1),
        prompt: 'Eat.',
        actions: [eat],
      },
    })
    .defineRuleset({
      ...{ title: 'Queue', edition: 'a test', revision: 1, seats: { min: 2, max: 2 } },
      setup: (_context, state) => void (state.seats[1].peat = 1),
      ends: [{ reason: 'eaten', rule: 'Q-2', when: ({ state }) => state.next === 2 }],
      score: () => 0,
    });
  const other = createEngine([queue]);
  const begun = other.createGame('queue', { seats: 2, seed: 1 });
  expect([begun.next, other.applyAction(begun, { type: 'eat', seat: 1 }).outcome?.reason]).toEqual([
    1,
    'eaten',
  ]);
});
