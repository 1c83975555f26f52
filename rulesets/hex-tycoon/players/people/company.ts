// Which company of a seat planners ask about, and the game as it is while that company builds.

import type { GameAction, Seat } from '../../../../src/core/engine/index.js';
import type { PlanningGame } from '../../../../src/core/title/planning.js';
import { turnIn } from '../../rules/company-asked.js';
import type { KnownCompany } from '../../rules/state.js';
import type { KnownGame } from '../../rules/types.js';

/** Rules, board and what the seat knows, with an engine to try things with. */
export type AskedGame = KnownGame & Pick<PlanningGame, 'engine' | 'trial'>;

/** An action of a seat with the fields that planners read. */
export interface HexAsked extends GameAction {
  readonly seat: Seat;
  readonly site?: number;
  readonly hex?: number;
}

/** True while the company may build. */
export function isBuilding({ state }: KnownGame, { id }: KnownCompany): boolean {
  return state.outcome === null && state.phase === 'build' && state.turn?.company === id;
}

/** The game with a company as it is then, in its Build Phase. */
export function whileBuilding(game: KnownGame, company: KnownCompany, railsBuilt: number): KnownGame {
  const { state } = game;
  const companies = state.companies.map((one) => (one.id === company.id ? company : one));
  const turn = { ...turnIn(game, company), railsBuilt };
  return { ...game, state: { ...state, phase: 'build', turn, companies } };
}
