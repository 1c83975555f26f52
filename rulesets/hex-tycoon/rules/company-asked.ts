// Which company a question of a seat is about, in its turn and out of it.

import type { Seat } from '../../../src/core/engine/index.js';
import { emptyTurn } from '../generated/state.js';
import type { KnownCompany, Turn } from './state.js';
import type { KnownGame } from './types.js';

/** The company of a seat that is on turn, or its first; undefined while it has no company. */
export function companyAsked({ state }: KnownGame, seat: Seat): KnownCompany | undefined {
  const own = state.companies.filter((company) => company.seat === seat);
  return own.find(({ id }) => id === state.turn?.company) ?? own[0];
}

/** A company's turn so far; an empty one if it is not on turn. */
export function turnIn({ state }: KnownGame, { id }: KnownCompany): Turn {
  return state.turn?.company === id ? state.turn : { ...emptyTurn(), company: id };
}
