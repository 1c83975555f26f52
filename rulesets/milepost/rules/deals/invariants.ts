// What must hold of an offer that waits for its answer.

import type { Seat } from '../../../../src/core/engine/index.js';
import { networkOf, ownerOf } from '../rail/network.js';
import type { TrackDeal } from '../state.js';
import type { FullGame } from '../types.js';
import { brokenEntry } from './track-deals.js';

/** Offers that nobody can have made, as sentences. */
export function* dealFaults(game: FullGame): Iterable<string> {
  for (const choice of game.state.pending)
    if (choice.kind === 'answerDeal' && !isDealOpen(game, choice.seat, choice.deal))
      yield 'a deal is open that nobody can have offered (M-VAR-14)';
}

// M-VAR-14, M-OPEN-38: what was checked when it was offered, and nothing has happened since.
function isDealOpen(game: FullGame, asked: Seat, deal: TrackDeal): boolean {
  const { rules, state } = game;
  const { buyer, seller, segments, price, inExchange } = deal;
  const { turn, seats } = state;
  const network = networkOf(state.rail);
  const isOf = (owner: Seat) => (segment: number) => ownerOf(network, segment) === owner;
  const named = [...segments, ...inExchange];
  return (
    rules.trackDeals &&
    turn.phase === 'building' &&
    buyer === turn.seat &&
    seller !== buyer &&
    seller === asked &&
    turn.offered.includes(seller) &&
    price <= seats[buyer].cash &&
    segments.length > 0 &&
    new Set(named).size === named.length &&
    segments.every(isOf(seller)) &&
    inExchange.every(isOf(buyer)) &&
    brokenEntry(game, deal) === undefined
  );
}
