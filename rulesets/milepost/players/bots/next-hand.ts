// What it is worth to throw in a hand: what new hands would bring from where the train stands, with the money and the track that there
// are. A few are dealt of cards that nobody is seen to hold, and planned for as the hand in hand is.

import { memoByIdentity } from '../../../../src/core/engine/index.js';
import { planRoute } from './plan.js';
import type { PlanGame } from './planning.js';
import type { PlannedTrip } from './route.js';
import { DOUBT, HANDS_DEALT, HANDS_THROWN_IN } from './weights.js';
import { worthFor } from './worth.js';

/** True if a hand is worth a turn to be rid of when this is the best it brings. */
export function isPoor(game: PlanGame, seat: number, route: PlannedTrip | null): boolean {
  if (route === null) return true;
  const { perTurn, usual } = worthFor(game, seat, game.state.seats[seat].trains[0]);
  // What is good enough for a seat that lacks nothing, where all roads meet, is good enough anywhere: that saves most of the dealing.
  return route.worth < usual - perTurn && route.worth < worthOfNewHands(game, seat) - DOUBT * perTurn;
}

/** Millions that the best trip of a seat's hand is worth, or else the next hand, and what the seat will have for hands after it. */
export function worthOfHand(game: PlanGame, seat: number): number {
  const { route } = planRoute(game, seat, 0);
  const { poor, newHand } = worthFor(game, seat, game.state.seats[seat].trains[0]);
  return newHand + Math.max(poor, route?.worth ?? poor);
}

const known = memoByIdentity((_: PlanGame['state']) => new Map<number, number>());

/**
 * Millions that it is worth to throw in hands until one is kept, the turns for it paid: a hand is kept that is worth more. Minus
 * infinity if no hand dealt brings anything. Asked twice of one state, it is the same answer; the first takes as long as a few plans.
 */
export function worthOfNewHands(game: PlanGame, seat: number): number {
  const kept = known(game.state);
  let worth = kept.get(seat);
  if (worth === undefined) {
    const { perTurn } = worthFor(game, seat, game.state.seats[seat].trains[0]);
    worth = reservation(worthsOfHands(game, seat), perTurn);
    kept.set(seat, worth);
  }
  return worth;
}

// What the best trips of hands dealt are worth.
function worthsOfHands(game: PlanGame, seat: number): readonly number[] {
  const { state } = game;
  const owner = state.seats[seat];
  return handsDealt(game).map((hand) => {
    const seats = state.seats.with(seat, { ...owner, hand });
    const { route } = planRoute({ ...game, state: { ...state, seats } }, seat, 0);
    return route?.worth ?? Number.NEGATIVE_INFINITY;
  });
}

// Cards far apart in the numbering, none of them in sight; the same for the same cards in sight. Fewer where few are left.
function handsDealt({ rules, board, state }: PlanGame): readonly (readonly number[])[] {
  const seen = new Set([...state.discards, ...state.contracts, ...state.seats.flatMap(({ hand }) => hand)]);
  const unseen = board.demandCards.map((_, place) => place + 1).filter((card) => !seen.has(card));
  const size = rules.handSize;
  const count = Math.min(HANDS_DEALT, Math.floor(unseen.length / size));
  const stride = Math.floor(unseen.length / Math.max(1, count * size));
  return Array.from({ length: count }, (_, hand) =>
    Array.from({ length: size }, (_, place) => unseen[(place * count + hand) * stride]),
  );
}

// Optimal stopping, reckoned from the last hand backwards: a turn for a hand that is kept if it is worth more than to go on.
function reservation(hands: readonly number[], perTurn: number): number {
  if (!hands.some(Number.isFinite)) return Number.NEGATIVE_INFINITY;
  let worth = Math.max(...hands);
  for (let hand = 0; hand < HANDS_THROWN_IN; hand++)
    worth = hands.reduce((sum, kept) => sum + Math.max(kept, worth), 0) / hands.length - perTurn;
  return worth;
}
