// What a place is worth and how long the game may last, as far as the table shows. Rough on purpose: these
// are opinions of a greedy player, not rules.

import { suitsMarker } from '../../board/development-markers.js';
import { isCity, NO_PLACE, STARTING_CITY } from '../../board/ground.js';
import type { Hex } from '../../board/layout.js';
import { isConnected, railsAt } from '../../rules/network.js';
import type { KnownCompany } from '../../rules/state.js';
import type { KnownGame } from '../../rules/types.js';
import { TYPICAL_ROUNDS } from './weights.js';

/** Rounds that are left, more or less, this one included: from how far either end condition has come. */
export function roundsLeft({ rules, board, state }: KnownGame): number {
  const covered = board.cities.filter((city) => railsAt(state.companies, city) > 0).length;
  const starts = new Set(state.companies.map(({ start }) => start)).size;
  const byCities = (covered - starts) / Math.max(1, board.cities.length - starts);
  const byRails = Math.max(
    ...state.companies.map(({ rails, railsLeft }) => rails.length / (rails.length + railsLeft)),
  );
  const left = 1 + (1 - Math.max(byCities ** 2, byRails)) * TYPICAL_ROUNDS;
  const { roundLimit } = rules;
  return Math.round(Math.max(1, Math.min(left, (roundLimit ?? Number.POSITIVE_INFINITY) - state.round + 1)));
}

/** MB a turn that a connection to the hex brings a company. */
export function placeIncome(game: KnownGame, company: KnownCompany, hex: Hex): number {
  const { rules, board, state } = game;
  const { income } = rules;
  if (board.place[hex] === NO_PLACE) return 0;
  const foreignStart = board.place[hex] === STARTING_CITY && hex !== company.start;
  return (
    (isCity(board, hex) ? income.city : income.town) +
    (foreignStart ? income.otherStartingCity : 0) +
    (state.developments.some((placed) => placed.hex === hex)
      ? income.development
      : income.development * Number(awaitsMarker(game, company.seat, hex)))
  );
}

/** VP that being there first may be worth at the end: the sole connection, if it stays one. */
export function solePoints({ rules, state }: KnownGame, company: KnownCompany, hex: Hex): number {
  const rival = state.companies.some((other) => other.seat !== company.seat && isConnected(other, hex));
  return rival ? 0 : rules.bonuses.perSoleConnection;
}

// True where a development marker of the seat may be laid.
function awaitsMarker({ rules, board, state }: KnownGame, seat: number, hex: Hex): boolean {
  return state.seats[seat].markers.some(
    (marker) => marker !== null && suitsMarker(board, rules.developmentMarkers[marker], hex),
  );
}
