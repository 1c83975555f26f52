// Whether the game ends in this End Phase, and why (HT-END-1 … 3, HT-END-8).

import { railsAt } from './network.js';
import type { KnownGame } from './types.js';

/** Why a game ends: every city connected, a company out of rail markers, or the guard. */
export type EndReason = 'allCitiesConnected' | 'railMarkersUsedUp' | 'roundLimit';

/** The reason to end now, or null. Where both of the rulebook's conditions hold, the first is named. */
export function gameEnd({ rules, board, state }: KnownGame): EndReason | null {
  // HT-END-2: towns do not matter, and whose rail marker it is neither.
  if (board.cities.every((city) => railsAt(state.companies, city) > 0)) return 'allCitiesConnected';
  if (state.companies.some(({ railsLeft }) => railsLeft === 0)) return 'railMarkersUsedUp'; // HT-END-3
  const { turnOrder, turn, round } = state;
  const lastOfRound = turn?.company === turnOrder[turnOrder.length - 1];
  // HT-END-8
  return lastOfRound && rules.roundLimit !== null && round >= rules.roundLimit ? 'roundLimit' : null;
}
