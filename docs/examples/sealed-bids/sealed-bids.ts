// Sealed bids, a title with secrets: lots are turned up one by one, and all bid for each at once.
//
// S-1  Ten lots are worth 1 to 10. Everybody has 20 coins and a lot that nobody else sees; the others lie face down in a pile.
// S-2  All bid in secret for the lot that is turned up, no more than they have.
// S-3  The highest bid, of equals the first seat’s, is paid for it; the others pay nothing. Then the next lot is turned up.
// S-4  When all of the pile is sold, the most in coins and lots wins, one’s own secret lot included.

import * as rail from 'railhead/engine';

const LOTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]; // S-1: a lot is worth one more than its number

// Who sees what is said here and nowhere else: the view is made of it, and the laws hold every view to it.
const state = rail.declareState((of) => ({
  pile: of.hidden(of.list(of.numberOf('lot'), 10), of.toNobody),
  lot: of.maybe(of.numberOf('lot')),
  bids: of.secretAnswers(of.count, 4),
  seats: of.rows('seat', [2, 4], {
    coins: of.money,
    own: of.hidden(of.numberOf('lot'), of.toItsSeat),
    won: of.list(of.numberOf('lot'), 10),
  }),
}));

const title = rail.declareTitle({
  id: 'sealed-bids',
  state,
  tables: { coins: 20 },
  facts: {
    bidMade: rail.fact<{ seat: number; coins: number | null }>(rail.masking('coins')),
    lotSold: rail.fact<{ seat: number; lot: number; price: number }>({
      money: ({ seat, price }) => [[seat, -price]],
    }),
    lotTurnedUp: rail.fact<{ lot: number }>(),
  },
});

// S-4.
const worthOf = ({ coins, own, won }: rail.RowOf<typeof state, 'seats'>) =>
  [own, ...won].reduce((sum, lot) => sum + lot + 1, coins);

/** S-2. */
const bid = title.defineAction({
  type: 'bid',
  payload: { coins: rail.fields.int(0, 20) },
  check: [
    {
      code: 'bid/too-much',
      rule: 'S-2',
      test: ({ state }, { seat, coins }) =>
        coins <= state.seats[seat]!.coins ? null : { most: state.seats[seat]!.coins },
    },
  ],
  apply({ before, emit }, state, { seat, coins }) {
    state.bids = rail.withAnswer(before.bids!, seat, coins);
    emit({ type: 'bidMade', seat, coins });
  },
});

const rules = title.withPhases({
  bid: { asks: ({ state }) => rail.yetToAnswer(state.bids), prompt: 'Bid for the lot.', actions: [bid] },
});
export type SealedBids = rail.TypesOf<typeof rules>;

export const sealedBids = rules.defineRuleset({
  ...{ title: 'Sealed bids', edition: 'an example', revision: 1, ruleIds: 'S-1..4' },
  seats: { min: 2, max: 4 },
  ids: () => ({ lot: LOTS.length }),

  setup({ rules: { coins }, seats, luck, emit }, state) {
    state.pile = luck.shuffle('deal', LOTS);
    for (const seat of state.seats) Object.assign(seat, { coins, own: state.pile.shift() });
    state.lot = state.pile.shift()!;
    state.bids = rail.noAnswers(seats);
    emit({ type: 'lotTurnedUp', lot: state.lot });
  },
  automatic: [
    {
      name: 'sell the lot',
      rule: 'S-3',
      due: ({ state }) => state.lot !== null && rail.allAnswered(state.bids!),
      apply({ before, luck, emit }, state) {
        const bids = rail.answersBySeat(before.bids!);
        const [lot, price] = [before.lot!, Math.max(...bids)];
        const buyer = bids.indexOf(price);
        state.seats[buyer]!.coins -= price;
        state.seats[buyer]!.won.push(lot);
        emit({ type: 'lotSold', seat: buyer, lot, price });
        const { drawn, rest } = luck.draw(before.pile, 1, 'first');
        state.lot = drawn[0] ?? null;
        state.pile = rest;
        if (state.lot !== null) {
          state.bids = rail.noAnswers(bids.length);
          emit({ type: 'lotTurnedUp', lot: state.lot });
        }
        state.round += 1;
      },
    },
  ],
  ends: [{ reason: 'soldOut', rule: 'S-4', when: ({ state }) => state.lot === null }],
  score: ({ state }, seat) => worthOf(state.seats[seat]!),

  // A guess at all that a seat cannot see, which keeps what must hold: every lot lies in one place, nobody bids more than he has.
  guess({ state: { lot, seats, bids } }, random) {
    const seen = [lot, ...seats.flatMap(({ own, won }) => [own, ...won])];
    const unseen = LOTS.filter((one) => !seen.includes(one));
    const pile = rail.shuffled(unseen, (from, to) => random.int(from, to));
    return {
      seats: seats.map(({ own }) => ({ own: own ?? pile.pop()! })),
      bids: bids!.map((given, seat) =>
        given?.answer === null ? { answer: random.int(0, seats[seat]!.coins) } : given,
      ),
      pile,
    };
  },
  // What bots play, on a view: something near half the worth of the lot.
  suggest({ state: { lot, seats } }, { seat }, random) {
    return [{ type: 'bid', seat, coins: Math.min(lot! / 2 + random.int(0, 2), seats[seat]!.coins) | 0 }];
  },
  invariants({ state: { pile, lot, seats } }) {
    const lots = [...pile, ...(lot === null ? [] : [lot]), ...seats.flatMap(({ own, won }) => [own, ...won])];
    return lots.length === new Set(lots).size && lots.length === LOTS.length ? [] : ['a lot is astray'];
  },
  messages: { 'bid/too-much': 'You have no more than {most} coins.' },
});
