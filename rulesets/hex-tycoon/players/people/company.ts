// Which company of a seat planners ask about, and the game as it is while that company builds.

import type { GameAction, Seat } from '../../../../src/core/engine/index.js';
import type { PlanningGame } from '../../../../src/core/title/planning.js';
import { emptyTurn } from '../../generated/state.js';
import type { KnownCompany, Turn } from '../../rules/state.js';
import type { KnownGame } from '../../rules/types.js';

/** Rules, board and what the seat knows, with an engine to try things with. */
export type AskedGame = KnownGame & Pick<PlanningGame, 'engine' | 'trial'>;

/** An action of a seat with the fields that planners read. */
export interface HexAsked extends GameAction {
  readonly seat: Seat;
  readonly site?: number;
  readonly hex?: number;
  readonly company?: string;
  readonly seller?: string;
  readonly quantity?: number;
  readonly amount?: number;
}

/** The company of a seat that is on turn, or its first; undefined while it has none. */
export function companyAsked({ state }: KnownGame, seat: Seat): KnownCompany | undefined {
  const own = state.companies.filter((company) => company.seat === seat);
  return own.find(({ id }) => id === state.turn?.company) ?? own[0];
}

/** What has happened in a company's turn: nothing yet, if it is not on turn. */
export function turnOf({ state }: KnownGame, { id }: KnownCompany): Turn {
  return state.turn?.company === id ? state.turn : { ...emptyTurn(), company: id };
}

/** True while the company may build. */
export function isBuilding({ state }: KnownGame, { id }: KnownCompany): boolean {
  return state.outcome === null && state.phase === 'build' && state.turn?.company === id;
}

/** The game with a company as it is then, in its Build Phase. */
export function whileBuilding(game: KnownGame, company: KnownCompany, railsBuilt: number): KnownGame {
  const { state } = game;
  const companies = state.companies.map((one) => (one.id === company.id ? company : one));
  const turn = { ...turnOf(game, company), railsBuilt };
  return { ...game, state: { ...state, phase: 'build', turn, companies } };
}
