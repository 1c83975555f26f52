// Phases say whom they ask, and the engine stamps the questions (E-STALE-1).

import { describe, expect, test } from 'vitest';
import {
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  declareChapter,
  declareState,
  defineSlice,
  InvalidInputError,
  layer,
  type TypesOf,
} from '../../../../../src/core/engine/index.js';
import { defineRuleset } from '../../../../../src/core/engine/rules/define/define-ruleset.js';
import { conformance } from '../../../../../src/testing/index.js';
import { everyday } from '../../../../long-run.js';
import { declaredPrizes, type Prizes, prizes } from './prizes.js';

const engine = createEngine([prizes]);
const begun = engine.createGame('prizes', { seats: 3, seed: 1 });
const idsIn = (state: typeof begun) => engine.decisions(state).map(({ id }) => id);
const bidOf = (seat: number, coins: number) => ({ type: 'bid', seat, coins }) as const;
const taking = engine.applyActions(begun, [bidOf(1, 3), bidOf(0, 1), bidOf(2, 2)]);

describe('E-STALE-1: a question', () => {
  test('is stamped with the step at which it opened', () => {
    expect(idsIn(begun)).toEqual(['0/0/bid', '0/1/bid', '0/2/bid']);
    expect(idsIn(taking)).toEqual(['3/1/take', '3/0/cheer', '3/2/cheer']);
  });

  test('stays open while others answer theirs', () => {
    expect(idsIn(engine.applyAction(begun, bidOf(1, 3)))).toEqual(['0/0/bid', '0/2/bid']);
  });

  test('opens anew when its seat has answered it, and an answer to the old one is stale', () => {
    const once = { type: 'take', seat: 1, decision: '3/1/take' } as const;
    const next = engine.applyAction(taking, once);
    expect(idsIn(next)).toEqual(['4/1/take', '3/0/cheer', '3/2/cheer']);
    expect(engine.checkAction(next, once)?.code).toBe('decision/stale');
    expect(engine.checkAction(next, { ...once, decision: '4/1/take' })).toBeNull();
  });

  test('opens again for all seats that are asked again at once, in any order of answers', () => {
    const next = engine.applyActions(taking, [
      { type: 'take', seat: 1 },
      { type: 'take', seat: 1 },
    ]);
    expect(idsIn(next)).toEqual(['5/0/bid', '5/1/bid', '5/2/bid']);
  });

  test('has the same stamp in every view, in a save and in a guess', () => {
    for (const viewer of [0, 1, null])
      expect(engine.decisions(engine.view(taking, viewer) as never)).toEqual(engine.decisions(taking));
    expect(idsIn(engine.deserialize(engine.serialize(taking)) as never)).toEqual(idsIn(taking));
    expect(idsIn(engine.determinize(engine.view(taking, 0), 'guess'))).toEqual(idsIn(taking));
  });

  test('is stamped in a position that is set up', () => {
    const state = { bids: null, taker: 2, step: 9 };
    const set = engine.createPosition('prizes', { config: { seats: 3, seed: 1 }, state } as never);
    expect(idsIn(set)).toEqual(['9/2/take', '9/0/cheer', '9/1/cheer']);
  });

  test('of a save that contradicts its phases is refused', () => {
    const text = engine.serialize(taking).replace('"kind":"take"', '"kind":"tike"');
    expect(() => engine.deserialize(text)).toThrow();
    const state = { openings: [{ seat: 0, kind: 'tike', since: 0 }] };
    expect(() => engine.createPosition('prizes', { config: { seats: 3, seed: 1 }, state } as never)).toThrow(
      /no phase/,
    );
  });
});

test.each(everyday(2, [1, 2, 3, 4]))('games keep the laws, seed %i', (seed) => {
  expect(conformance(engine as unknown as AnyEngine, 'prizes', { seed })).toEqual([]);
});

test('a fork of the author’s own carries the questions on', () => {
  const fork = (state: object) => ({ ...state }) as never;
  const forked = defineRuleset<Prizes>({
    ...declaredPrizes,
    state: { ...declaredPrizes.state, fork },
  });
  const other = createEngine([forked]) as unknown as AnyEngine;
  expect(conformance(other, 'prizes', { seed: 5 })).toEqual([]);
});

describe('a chapter', () => {
  const polls = defineSlice('polls', (of) => ({ voted: of.list(of.seat, 3) }));
  const declared = declareChapter<Prizes>()({ id: 'polls', state: polls });
  type WithPolls = TypesOf<typeof declared>;
  const vote = declared.defineAction({
    type: 'vote',
    notation: ['vote'],
    check: [],
    apply({ before }, state, { seat }) {
      state.polls.voted = [...before.polls.voted, seat].sort();
    },
  });
  const seatsOf = ({ state }: { state: WithPolls['known'] }) => [...state.seats.keys()];
  const chapter = declared.defineChapter({
    waits: {
      vote: {
        prompt: 'Vote.',
        actions: [vote],
        asks: (game) => seatsOf(game).filter((seat) => !game.state.polls.voted.includes(seat)),
      },
    },
  });
  const polled = layer(prizes, { id: 'polled', title: 'Prizes with a poll', chapters: [chapter] });

  test('asks its own questions, and those below keep their stamps', () => {
    const both = createEngine([polled]);
    const first = both.createGame('polled', { seats: 2, seed: 1 });
    const ids = (state: typeof first) => both.decisions(state).map(({ id }) => id);
    expect(ids(first)).toEqual(['0/0/vote', '0/1/vote']);
    const voted = both.applyActions(first, [
      { type: 'vote', seat: 0 },
      { type: 'vote', seat: 1 },
    ]);
    expect(ids(voted)).toEqual(['0/0/bid', '0/1/bid']);
    expect(conformance(both as unknown as AnyEngine, 'polled', { seed: 3 })).toEqual([]);
  });

  test('that says twice, or never, whom it asks is refused', () => {
    const { vote: point } = (chapter as never as { waits: Record<string, object> }).waits;
    for (const waits of [
      { ...point, open: () => [] },
      { ...point, asks: undefined },
    ])
      expect(() =>
        layer(
          prizes as AnyRuleset,
          { id: 'own', title: 'Own', chapters: [{ ...chapter, waits: { vote: waits } }] } as never,
        ),
      ).toThrow(/waits.vote: give asks, or open, and not both/);
  });
});

describe('a ruleset is refused', () => {
  const { phases } = declaredPrizes;
  const { asks: _, ...silent } = phases.take!;
  test.each<[string, object, RegExp]>([
    [
      'in which nobody is asked',
      { phases: { take: silent } },
      /phases: nobody is ever asked: give a phase asks/,
    ],
    [
      'that says twice who is asked',
      { decisions: () => [] },
      /phases.bid.asks: decisions says who is asked in all/,
    ],
    [
      'that keeps openings of its own',
      {
        state: {
          ...declaredPrizes.state,
          shape: declareState((of) => ({ openings: of.count })),
        },
      },
      /state.openings: the engine keeps in it what is asked/,
    ],
    [
      'that asks by no function',
      { phases: { ...phases, take: { ...silent, asks: 0 } } },
      /take.asks: expected a function/,
    ],
  ])('%s', (_title, parts, message) => {
    const declare = () => defineRuleset({ ...declaredPrizes, ...parts } as never);
    expect(declare).toThrow(InvalidInputError);
    expect(declare).toThrow(message);
  });

  test('while it is played, where a phase asks a seat that nobody has', () => {
    const asks = () => 7;
    const odd = defineRuleset<Prizes>({
      ...declaredPrizes,
      phases: { ...phases, bid: { ...phases.bid!, asks } },
    });
    expect(() => createEngine([odd]).createGame('prizes', { seats: 2, seed: 1 })).toThrow(
      /the phase bid asks 7, and there are seats 0 to 1/,
    );
  });
});
