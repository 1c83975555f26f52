// Prizes, a toy that leaves to the engine what an author may leave out. All bid in secret; the highest bidder
// then takes coins, one in a turn, while the others may cheer. How many coins lie there is drawn, and
// everybody has a secret bonus.

import {
  type ActionFrom,
  allAnswered,
  answersBySeat,
  declaredView,
  declareState,
  defineAction,
  fact,
  fields,
  masking,
  noAnswers,
  type OptionPiece,
  switchOption,
  type TypesOfParts,
  withAnswer,
  yetToAnswer,
} from '../../../../../src/core/engine/index.js';
import { defineRuleset } from '../../../../../src/core/engine/rules/define/define-ruleset.js';

const state = declareState((of) => ({
  bids: of.secretAnswers(of.int(0, 3), 3),
  taker: of.maybe(of.seat),
  left: of.count,
  seats: of.rows('seat', [2, 3], {
    coins: of.count,
    cheers: of.count,
    bonus: of.hidden(of.count, of.toItsSeat),
  }),
}));

const facts = {
  bidMade: fact<{ readonly seat: number; readonly coins: number | null }>(masking('coins')),
  prizeWon: fact<{ readonly seat: number }>(),
  coinTaken: fact<{ readonly seat: number }>(),
  prizeDrawn: fact<{ readonly coins: number }>(),
};

interface Parts {
  readonly id: 'prizes';
  readonly state: { readonly shape: typeof state; fork(state: never): object };
  readonly tables: { readonly prize: number; readonly prizes: number };
  readonly facts: typeof facts;
  readonly options: { readonly long: OptionPiece<boolean>; readonly rich: OptionPiece<boolean> };
}
type Types = TypesOfParts<Parts>;

const bid = defineAction<Types>()({
  type: 'bid',
  payload: () => ({ coins: fields.int(0, 3) }),
  notation: ['bid', 'coins'],
  offers: (_, seat) => [0, 1, 2, 3].map((coins) => ({ type: 'bid', seat, coins })),
  check: [],
  apply({ before, emit }, state, { seat, coins }) {
    state.bids = withAnswer(before.bids!, seat, coins);
    emit({ type: 'bidMade', seat, coins });
  },
});

const take = defineAction<Types>()({
  type: 'take',
  notation: ['take'],
  check: [],
  apply({ rules, before, luck, emit }, state, { seat }) {
    const { left } = before;
    emit({ type: 'coinTaken', seat });
    state.seats = before.seats.map((one, of) => (of === seat ? { ...one, coins: one.coins + 1 } : one));
    state.left = left - 1;
    if (state.left > 0) return;
    // The next prize.
    state.bids = noAnswers(before.seats.length);
    state.taker = null;
    state.left = luck.int('prize', 1, rules.prize);
    emit({ type: 'prizeDrawn', coins: state.left });
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

export type Prizes = TypesOfParts<
  Parts,
  ActionFrom<typeof bid> | ActionFrom<typeof take> | ActionFrom<typeof cheer>
>;

/** The toy as its author declares it. */
export const declaredPrizes = {
  ...{ id: 'prizes', title: 'Prizes', edition: 'a toy of the test suite', revision: 1 },
  seats: { min: 2, max: 3 },
  tables: { prize: 2, prizes: 3 },
  options: {
    long: switchOption('Six prizes', { prizes: 6 }),
    rich: switchOption('Twice the coins', ({ prize }) => ({ prize: 2 * prize })),
  },
  board: () => ({ id: 'table', hash: '0'.repeat(64) }),
  state: { shape: state, view: declaredView(state) },
  setup: ({ rules, seats, luck }) => ({
    ...{ bids: noAnswers<number>(seats), taker: null, left: rules.prize },
    seats: Array.from({ length: seats }, () => ({ coins: 0, cheers: 0, bonus: luck.int('bonus', 0, 2) })),
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
      apply({ before, emit }, state) {
        const bids = answersBySeat(before.bids!);
        const taker = bids.indexOf(Math.max(...bids));
        state.bids = null;
        state.taker = taker;
        emit({ type: 'prizeWon', seat: taker });
      },
    },
  ],
  ends: [{ reason: 'allTaken', rule: 'P-2', when: ({ rules, state }) => state.round === rules.prizes }],
  score: ({ state }, seat) => state.seats[seat]!.coins + state.seats[seat]!.bonus,
  tieBreaks: [{ name: 'coins', of: ({ state }, seat) => state.seats[seat]!.coins }],
  guess: ({ state: { bids, seats } }, random) => ({
    bids: bids?.map((given) => (given?.answer === null ? { answer: random.int(0, 3) } : given)) ?? null,
    seats: seats.map(({ bonus }) => ({ bonus: bonus ?? random.int(0, 2) })),
  }),
  events: facts,
} as Parameters<typeof defineRuleset<Prizes>>[0];

export const prizes = defineRuleset<Prizes>(declaredPrizes);
