// Short names for what planners of this title are handed.

import type { GameAction, Seat } from '../../../../src/core/engine/index.js';
import type { PlanningGame } from '../../../../src/core/title/planning.js';
import type { CardNumber, Line } from '../../board/board.js';
import type { KnownGame } from '../../rules/types.js';

/** Rules, board and what the seat knows, with an engine to try things with. */
export type AskedGame = KnownGame & Pick<PlanningGame, 'engine' | 'trial'>;

/** An action of a seat with the fields that planners read. */
export interface TwentiethAsked extends GameAction {
  readonly seat: Seat;
  readonly line?: Line;
  readonly lines?: readonly Line[];
  readonly card?: CardNumber;
  readonly opponentLines?: readonly Line[];
  readonly routeLines?: readonly Line[];
}

/** Whether own track of a route is sold afterwards (TC-COMPANY-4) or stays (TC-REGION-3). */
export type Scoring = 'scoreCompanyCard' | 'scoreRegionalCard';
