// What throwing in a hand is worth: what new hands would bring from the train's place, with today's money and
// track. A few hands are dealt of cards that no seat is seen to hold, and planned for as the real hand is.

import { memoByIdentity } from '../../../../src/core/engine/index.js';
import { cardsSeen } from '../../rules/cards/deck.js';
import { planRoute, worthOfDealt } from './plan.js';
import type { PlanGame } from './planning.js';
import type { PlannedTrip } from './route.js';
import { DOUBT, HANDS_DEALT, HANDS_THROWN_IN } from './weights.js';
import { worthFor } from './worth.js';

/** True if a hand that brings no more than this is worth a turn to discard. */
export function isPoor(game: PlanGame, seat: number, route: PlannedTrip | null): boolean {
  if (route === null) return true;
  // Who has set out for some demands does not throw them in.
  if (game.demands !== undefined) return false;
  const { perTurn, usual } = worthFor(game, seat, game.state.seats[seat].trains[0]);
  // A trip good enough for a strong seat where all roads meet is good enough anywhere. This saves most deals.
  if (route.worth >= usual - perTurn) return false;
  const least = route.worth + DOUBT * perTurn;
  return worthOfNewHands(game, seat, least) > least;
}

/** Millions that the best trip of a seat's hand, or else the next hand, is worth, with hands after it. */
export function worthOfHand(game: PlanGame, seat: number): number {
  const { route } = planRoute(game, seat, 0);
  const { poor, newHand } = worthFor(game, seat, game.state.seats[seat].trains[0]);
  return newHand + Math.max(poor, route?.worth ?? poor);
}

const known = memoByIdentity((_: PlanGame['state']) => new Map<string, number>());

/**
 * Millions that throwing in hands until one is kept is worth, after paying the turns: keep a better hand.
 * Minus infinity if no dealt hand brings anything. Cached by state; the first call costs a few plans. The
 * answer is exact if it is above `least`: lower hands do not change whether it is.
 */
export function worthOfNewHands(
  game: PlanGame,
  seat: number,
  least: number = Number.NEGATIVE_INFINITY,
): number {
  const kept = known(game.state);
  const key = `${seat}/${least}`;
  let worth = kept.get(key);
  if (worth === undefined) {
    const { perTurn } = worthFor(game, seat, game.state.seats[seat].trains[0]);
    worth = reservation(worthsOfHands(game, seat, least), perTurn);
    kept.set(key, worth);
  }
  return worth;
}

// What the best trips of hands dealt are worth.
function worthsOfHands(game: PlanGame, seat: number, least: number): readonly number[] {
  const { state } = game;
  const owner = state.seats[seat];
  return handsDealt(game).map((hand) => {
    const seats = state.seats.with(seat, { ...owner, hand });
    return worthOfDealt({ ...game, state: { ...state, seats } }, seat, least);
  });
}

/** Demand cards that nobody is seen to hold and that have not been discarded. */
export function unseenCards({ board, state }: PlanGame): readonly number[] {
  const seen = new Set(cardsSeen(state));
  return board.demandCards.map(({ number }) => number).filter((card) => !seen.has(card));
}

// Cards far apart in the numbering, none in sight; cards in sight decide which. Fewer hands if few are left.
function handsDealt(game: PlanGame): readonly (readonly number[])[] {
  const unseen = unseenCards(game);
  const size = game.rules.handSize;
  const count = Math.min(HANDS_DEALT, Math.floor(unseen.length / size));
  const stride = Math.floor(unseen.length / Math.max(1, count * size));
  return Array.from({ length: count }, (_, hand) =>
    Array.from({ length: size }, (_, place) => unseen[(place * count + hand) * stride]),
  );
}

// Optimal stopping, from the last hand backwards: keep a hand worth more than going on. A hand costs a turn.
function reservation(hands: readonly number[], perTurn: number): number {
  if (!hands.some(Number.isFinite)) return Number.NEGATIVE_INFINITY;
  let worth = Math.max(...hands);
  for (let hand = 0; hand < HANDS_THROWN_IN; hand++)
    worth = hands.reduce((sum, kept) => sum + Math.max(kept, worth), 0) / hands.length - perTurn;
  return worth;
}
