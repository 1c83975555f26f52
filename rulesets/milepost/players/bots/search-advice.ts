// How bots had better search over a seat's plans, as the game stands.

import type { SearchAdvice } from '../../../../src/core/engine/index.js';
import type { KnownGame } from '../../rules/types.js';
import { SEARCHED } from './weights.js';

/** Seats play for themselves until one is known to be near the target; then others' moves count too. */
export function searchAdvice({ state }: KnownGame): SearchAdvice {
  const { within, rounds, opening, race, crowd } = SEARCHED;
  const seats = state.seats.length;
  if (seats >= crowd.seats) return { within, rounds, alone: true, playouts: crowd.playouts };
  if (state.round === 0) return { within, rounds, alone: true, playouts: opening.playouts };
  const most = Math.max(...state.seats.map(({ cash }) => cash ?? 0));
  if (most < race.from * state.target) return { within, rounds, alone: true };
  return { within, rounds, playouts: Math.floor(race.playouts / seats) };
}
