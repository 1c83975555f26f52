// Prizes, a toy that leaves to the engine what an author may leave out. All bid in secret; the highest bidder then takes coins, one in
// a turn, while the others may cheer.

import * as z from 'zod/mini';
import {
  type ActionFrom,
  allAnswered,
  answersBySeat,
  type DeclaredTypes,
  declaredView,
  declareState,
  defineAction,
  defineRuleset,
  fields,
  noAnswers,
  type StepContext,
  startLuck,
  whole,
  withAnswer,
  yetToAnswer,
} from '../../../../src/core/engine/index.js';

const state = declareState((of) => ({
  bids: of.secretAnswers(of.int(0, 3), 3),
  taker: of.maybe(of.seat),
  left: of.count,
  seats: of.rows('seat', [2, 3], { coins: of.count, cheers: of.count }),
}));

interface Parts {
  readonly event: { readonly type: 'gameEnded'; readonly reason: string };
  readonly rules: { readonly prize: number };
}
type Types = DeclaredTypes<'prizes', typeof state, Parts>;

const bid = defineAction<Types>()({
  type: 'bid',
  payload: () => ({ coins: fields.int(0, 3) }),
  notation: ['bid', 'coins'],
  offers: (_, seat) => [0, 1, 2, 3].map((coins) => ({ type: 'bid', seat, coins })),
  check: [],
  apply({ before }, state, { seat, coins }) {
    state.bids = withAnswer(before.bids!, seat, coins);
  },
});

const take = defineAction<Types>()({
  type: 'take',
  notation: ['take'],
  check: [],
  apply({ rules, before }, state, { seat }) {
    const { left } = before;
    state.seats = before.seats.map((one, of) => (of === seat ? { ...one, coins: one.coins + 1 } : one));
    state.left = left - 1;
    if (state.left > 0) return;
    // The next prize.
    state.bids = noAnswers(before.seats.length);
    state.taker = null;
    state.left = rules.prize;
    state.round += 1;
  },
});

const cheer = defineAction<Types>()({
  type: 'cheer',
  notation: ['cheer'],
  check: [],
  apply({ before }, state, { seat }) {
    state.seats = before.seats.map((one, of) => (of === seat ? { ...one, cheers: one.cheers + 1 } : one));
  },
});

export type Prizes = DeclaredTypes<
  'prizes',
  typeof state,
  Parts,
  ActionFrom<typeof bid> | ActionFrom<typeof take> | ActionFrom<typeof cheer>
>;

const end = ({ before }: StepContext<Types>, state: Types['state'], reason: string) => {
  const ranking = before.seats.map((_, seat) => ({ seat, place: 1 }));
  state.outcome = { reason, ranking, tieBreaks: [] };
};

/** The toy as its author declares it. */
export const declaredPrizes = {
  ...{ id: 'prizes', title: 'Prizes', edition: 'a toy of the test suite', revision: 1 },
  seats: { min: 2, max: 3 },
  tables: { prize: 2 },
  ...{ options: z.strictObject({}), optionLabels: {}, variants: [], streams: [] },
  board: () => ({ id: 'table', hash: '0'.repeat(64) }),
  state: { shape: state, view: declaredView(state) },
  setup: ({ rules, seats }) => ({
    ...{ bids: noAnswers<number>(seats), taker: null, left: rules.prize },
    seats: Array.from({ length: seats }, () => ({ coins: 0, cheers: 0 })),
  }),
  phases: {
    bid: {
      prompt: 'Bid for the prize.',
      actions: [bid],
      asks: ({ state }) => yetToAnswer(state.bids),
    },
    take: { prompt: 'Take a coin.', actions: [take], asks: ({ state }) => state.taker },
    cheer: {
      prompt: 'Cheer.',
      actions: [cheer],
      optional: true,
      asks: ({ state: { taker, seats } }) =>
        taker === null ? null : [...seats.keys()].filter((seat) => seat !== taker && seats[seat]!.cheers < 9),
    },
  },
  automatic: [
    {
      name: 'show the bids',
      rule: 'P-1',
      due: ({ state }) => state.bids !== null && allAnswered(state.bids),
      apply({ before }, state) {
        const bids = answersBySeat(before.bids!);
        state.bids = null;
        state.taker = bids.indexOf(Math.max(...bids));
      },
    },
    {
      name: 'end the game',
      rule: 'P-2',
      due: ({ state }) => state.round === 3,
      apply: (context, state) => end(context, state, 'threePrizes'),
    },
  ],
  finish: end,
  determinize({ state }, random, seed) {
    const { viewer: _, ...known } = state as Types['view'];
    const bids = known.bids?.map((given) => (given?.answer === null ? { answer: random.int(0, 3) } : given));
    return { ...known, absent: [...known.absent], luck: startLuck(seed, []), bids: bids ?? null };
  },
  invariants: () => [],
  events: { gameEnded: whole },
} as Parameters<typeof defineRuleset<Prizes>>[0];

export const prizes = defineRuleset<Prizes>(declaredPrizes);
