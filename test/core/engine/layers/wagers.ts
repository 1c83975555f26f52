// Wagers, a chapter for Pebbles: before the first turn everybody bets in secret on the most stones in a pile at the end. It has
// one of everything that a chapter can bring.

import * as z from 'zod/mini';
import {
  allAnswered,
  declareChapter,
  defineSlice,
  type EventOf,
  type Fix,
  fact,
  fields,
  masking,
  noAnswers,
  type Seat,
  withAnswer,
} from '../../../../src/core/engine/index.js';
import type { PebblesTitle } from '../pebbles/pebbles.js';

const WAGERS = ['nothing', 'a pebble', 'a pair of pebbles'];

const wagers = defineSlice('wagers', (of) => ({
  /** Each seat's bet, its own secret until all have bet. */
  bets: of.secretAnswers(of.count, 4),
  /** The bets once they are shown. */
  shown: of.list(of.count, 4),
  /** Drawn at the beginning, so that nobody knows what a bet is worth. */
  prize: of.hidden(of.count, of.toNobody),
  tally: of.part({ raised: of.count, since: of.count }),
}));

const facts = {
  betMade: fact<{ readonly seat: Seat; readonly stones: number | null }>(masking('stones')),
  betsShown: fact<{ readonly bets: readonly number[] }>(),
};
export type WagerEvent = EventOf<typeof facts>;

const declared = (highestBet: number) =>
  declareChapter<PebblesTitle>()({
    id: 'wagers',
    options: { highStakes: { schema: z._default(z.boolean(), false), label: 'Bets up to five stones' } },
    state: wagers,
    facts,
    ownTables: { highestBet },
  });
const { defineAction } = declared(3);

export const bet = defineAction({
  type: 'bet',
  payload: () => ({ stones: fields.int(0, 24) }),
  notation: ['bet', 'stones'],
  *offers({ rules }, seat) {
    for (let stones = 0; stones <= rules.highestBet; stones++) yield { type: 'bet', seat, stones };
  },
  check: [
    {
      code: 'bet/too-high',
      rule: 'W-1',
      test: ({ rules }, { stones }) => (stones <= rules.highestBet ? null : { highest: rules.highestBet }),
    },
  ],
  apply({ before, emit }, state, { seat, stones }) {
    state.wagers.bets = withAnswer(before.wagers.bets!, seat, stones);
    emit({ type: 'betMade', seat, stones });
  },
});

// Once in a turn's moves a seat may raise what it has bet, in the open.
const raise = defineAction({
  type: 'raise',
  notation: ['raise'],
  offers: (_, seat) => [{ type: 'raise', seat }],
  check: [
    {
      code: 'bet/too-high',
      rule: 'W-1',
      test: ({ rules, state }, { seat }) =>
        state.wagers.shown[seat] < rules.highestBet ? null : { highest: rules.highestBet },
    },
  ],
  apply({ before }, state, { seat }) {
    state.wagers.shown = before.wagers.shown.map((stones, of) => (of === seat ? stones + 1 : stones));
    state.wagers.tally.raised += 1;
    state.turn!.since = state.step;
  },
});

export const wagerParts = { wagers, bet, raise };

/** The chapter, at a revision and with the fixes that led there. */
export const wagersAt = (
  highestBet: number,
  revision = 1,
  fixes: readonly Fix<PebblesTitle['rules'] & { readonly highestBet: number }>[] = [],
) =>
  declared(highestBet).defineChapter({
    revision,
    fixes,
    texts: [
      {
        id: 'W-1',
        section: 'Wagers',
        text: 'Before the first turn everybody bets in secret; all bets are shown together.',
      },
      { id: 'W-2', section: 'Wagers', text: 'Whoever bet best has a shell more.', replaces: ['P-END-2'] },
    ],
    variants: [
      {
        id: 'highStakes',
        rules: ['W-1'],
        isOn: ({ highStakes }) => highStakes,
        adjust: (rules) => ({ ...rules, highestBet: 5 }),
      },
    ],
    streams: ['prize'],
    start: ({ state, luck }) => ({
      bets: noAnswers<number>(state.seats.length),
      prize: luck.int('prize', 1, 3),
    }),
    actions: { turn: [raise] },
    waits: {
      bet: {
        prompt: 'Bet on the most stones in a pile',
        rule: 'W-1',
        actions: [bet],
        open: ({ state }) =>
          (state.wagers.bets ?? []).flatMap((given, seat) =>
            given === null ? [{ seat, kind: 'bet', optional: false, since: 0 }] : [],
          ),
        pass: (_, { seat }) => ({ type: 'bet', seat, stones: 0 }),
      },
    },
    automatic: [
      {
        name: 'show bets',
        rule: 'W-1',
        due: ({ state }) => state.wagers.bets !== null && allAnswered(state.wagers.bets),
        apply({ before, emit }, state) {
          const bets = before.wagers.bets!.map((given) => given!.answer!);
          state.wagers.bets = null;
          state.wagers.shown = bets;
          emit({ type: 'betsShown', bets });
        },
      },
    ],
    messages: { 'bet/too-high': 'Nobody may bet more than {highest} stones.' },
    sentences: { bet: '{seat} bets {stones:wager}.', betsShown: 'The bets are shown.' },
    nameOf: (_, kind, value) => (kind === 'wager' ? (WAGERS[Number(value)] ?? null) : null),
    invariants: ({ state }) =>
      (state.wagers.bets === null) === state.wagers.shown.length > 0
        ? []
        : ['bets are neither open nor shown'],
    guess: ({ rules, state: { wagers: known } }, random) => ({
      ...known,
      tally: { ...known.tally },
      prize: random.int(1, 3),
      bets:
        known.bets?.map((given) =>
          given?.answer === null ? { answer: random.int(0, rules.highestBet) } : given,
        ) ?? null,
    }),
    suggest: (_, { seat, kind }) => (kind === 'bet' ? [{ type: 'bet', seat, stones: 1 }] : null),
  });

/** The chapter as it is. */
export const wagersChapter = wagersAt(3);
