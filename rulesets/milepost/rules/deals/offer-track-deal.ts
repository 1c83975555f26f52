// offerTrackDeal: instead of building, offers to deal with a player for their track (M-VAR-14, M-OPEN-38).

import { buildCost } from '../building/build-cost.js';
import { inCash } from '../building/spending.js';
import { defineMilepostAction, mustBePlayed } from '../define-action.js';
import { mustBePermitted } from '../events/conditions.js';
import { actBan, citesItsCard } from '../events/in-play.js';
import { field } from '../fields.js';
import { hasTrackAt, networkOf, ownerOf } from '../rail/network.js';
import type { TrackDeal } from '../state.js';
import type { KnownGame } from '../types.js';
import { brokenEntry, leavesWaysAfter } from './track-deals.js';

const needsOffer = [
  'variant/off',
  'deal/no-such-seller',
  'deal/nothing-sold',
  'deal/not-theirs',
  'deal/not-yours',
];
// Sets of segments (E-SHAPE-3); one that is named twice is not theirs to sell twice.
const segments = () => field.ascending(field.segment, { most: 500 });

export const offerTrackDeal = defineMilepostAction({
  type: 'offerTrackDeal',
  payload: () => ({
    seller: field.seat,
    segments: segments(),
    price: field.amount,
    inExchange: segments(),
  }),
  notation: ['offer', 'seller', 'segments', 'price', 'inExchange'],

  // Too many to list: only each single segment that touches own track, at what building it would have cost.
  incomplete: ({ rules }) => rules.trackDeals,
  *offers(game, seat) {
    const { rules, board, state } = game;
    if (!rules.trackDeals) return;
    for (let seller = 0; seller < state.seats.length; seller++) {
      for (const segment of seller === seat ? [] : state.rail.tracks[seller]) {
        const [from, to] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
        if (!hasTrackAt(board, state.rail, seat, from) && !hasTrackAt(board, state.rail, seat, to)) continue;
        const price = buildCost(game, seat, from, to);
        yield {
          type: 'offerTrackDeal',
          seat,
          seller,
          segments: [segment],
          price,
          inExchange: [],
        };
      }
    }
  },

  check: () => [
    mustBePlayed('trackDeals', 'M-VAR-14', 'trackDeals'),
    mustBePermitted,
    {
      code: 'deal/no-such-seller',
      rule: 'M-VAR-14',
      test: (_game, { seat, seller }) => (seller === seat ? { seller } : null),
    },
    {
      // A card that bans trading bans both sides: the seller may not take track in exchange either.
      code: 'deal/event',
      rule: 'M-EVENT-22',
      ...citesItsCard,
      test: (game, { type, seller, inExchange }) =>
        inExchange.length === 0 ? null : actBan(game, seller, type),
    },
    {
      code: 'deal/already-spent',
      rule: 'M-VAR-14',
      // With one budget for locos and track, a loco bought this turn allows a deal; track built does not.
      test({ rules, state }) {
        const { spent, built, dealt } = state.turn;
        return dealt || (rules.upgradesWithTrack ? built : spent > 0) ? { spent } : null;
      },
    },
    {
      code: 'deal/already-offered',
      rule: 'M-VAR-14',
      test: ({ state }, { seller }) => (state.turn.offered.includes(seller) ? { seller } : null),
    },
    {
      code: 'deal/nothing-sold',
      rule: 'M-VAR-14',
      test: (_game, { segments }) => (segments.length === 0 ? {} : null),
    },
    {
      code: 'deal/not-theirs',
      rule: 'M-VAR-14',
      needs: ['deal/no-such-seller'],
      test: (game, { seller, segments }) => foreign(game, seller, segments),
    },
    {
      code: 'deal/not-yours',
      rule: 'M-VAR-14',
      test: (game, { seat, inExchange }) => foreign(game, seat, inExchange),
    },
    inCash('deal/no-cash', 'M-BUILD-16', priceOf),
    {
      code: 'deal/breaks-entry',
      rule: 'M-BUILD-13',
      needs: needsOffer,
      test(game, action) {
        const milepost = brokenEntry(game, dealOf(action));
        return milepost === undefined ? null : { milepost };
      },
    },
    {
      code: 'deal/cuts-off',
      rule: 'M-BUILD-12',
      needs: needsOffer,
      test: (game, action) => (leavesWaysAfter(game, dealOf(action)) ? null : {}),
    },
  ],

  apply({ before, emit }, state, action) {
    const deal = dealOf(action);
    state.turn.offered = [...before.turn.offered, deal.seller];
    state.pending = [...before.pending, { kind: 'answerDeal', seat: deal.seller, deal, since: state.step }];
    emit({ type: 'dealOffered', seat: deal.buyer, deal });
  },
});

function priceOf(_game: KnownGame, { price }: { readonly seat: number; readonly price: number }): number {
  return price;
}

// The first segment that is not the seat's, or is named twice.
function foreign({ state }: KnownGame, seat: number, named: readonly number[]) {
  const network = networkOf(state.rail);
  const wrong = named.find(
    (segment, place) => ownerOf(network, segment) !== seat || named.indexOf(segment) !== place,
  );
  return wrong === undefined ? null : { segment: wrong };
}

function dealOf(action: {
  seat: number;
  seller: number;
  segments: readonly number[];
  price: number;
  inExchange: readonly number[];
}): TrackDeal {
  const { seat, seller, segments: bought, price, inExchange } = action;
  return { buyer: seat, seller, segments: bought, price, inExchange };
}
