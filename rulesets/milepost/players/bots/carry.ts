// A load that no card in hand asks for, carried because unseen cards may ask for it: what a new card would pay
// for it, from where the trip ends.

import type { City, MilepostBoard } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { chipsLeft } from '../../rules/loads/chips.js';
import { hasTrackAt } from '../../rules/rail/network.js';
import { hopsOn } from './hops.js';
import { unseenCards } from './next-hand.js';
import type { PlanGame } from './planning.js';
import { APART, CARRY } from './weights.js';
import { worthFor } from './worth.js';

/** A load that no card in hand asks for, and the millions that it is worth aboard. */
export interface Carried {
  readonly load: string;
  readonly worth: number;
}

/**
 * The load that unseen cards make worth most from the city `end`, of those in the city where the seat's first
 * train stands; null if none is worth its place.
 */
export function loadToCarry(
  game: PlanGame,
  seat: number,
  { here, end }: { readonly here: City; readonly end: City },
): Carried | null {
  const { state } = game;
  if (state.round < CARRY.from || !here.rail) return null;
  const { loads } = state.seats[seat].trains[0];
  let best: Carried | null = null;
  for (const load of here.supplies) {
    if (loads.includes(load) || chipsLeft(game, load) < 1) continue;
    const worth = worthOfLoad(game, seat, load, end);
    if (worth > (best?.worth ?? CARRY.least)) best = { load, worth };
  }
  return best;
}

// Millions that a load aboard is worth on average where a trip ends, with some new cards drawn by then.
function worthOfLoad(game: PlanGame, seat: number, good: string, from: City): number {
  const { board, state } = game;
  const unseen = new Set(unseenCards(game));
  if (unseen.size === 0 || !from.rail) return 0;
  const worth = worthFor(game, seat, state.seats[seat].trains[0]);
  const far = hopsOn(board);
  let sum = 0;
  for (const { card, city, payout } of demandsFor(board).get(good) ?? []) {
    if (!city.rail || !unseen.has(card)) continue;
    const apart = isReached(game, seat, city) ? 0 : APART;
    sum += Math.max(0, worth.atMost(payout, far.between(from, city)) - apart);
  }
  return (CARRY.draws * sum) / unseen.size;
}

interface Demanded {
  readonly card: number;
  readonly city: City;
  readonly payout: number;
}

// All demands of the deck, by their goods.
const demandsFor = onceABoard((board: MilepostBoard) => {
  const byGood = new Map<string, Demanded[]>();
  for (const { number: card, demands } of board.demandCards) {
    for (const { good, city, payout } of demands) {
      const demanded = { card, city: board.cities[board.cityIndex(city)], payout };
      byGood.set(good, [...(byGood.get(good) ?? []), demanded]);
    }
  }
  return byGood;
});

/** True if a seat has track in a city. */
export function isReached({ board, state }: PlanGame, seat: number, { mileposts }: City): boolean {
  return mileposts.some((milepost) => hasTrackAt(board, state.rail, seat, milepost));
}
