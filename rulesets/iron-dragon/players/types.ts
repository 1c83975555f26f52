// What the planners of Iron Dragon are handed.

import type { PlanGame } from '../../milepost/players/bots/planning.js';
import type { IronKnown } from '../rules/state.js';

/** Rules, board and what may be known, with what planners ask as well. */
export type IronPlanGame = PlanGame<IronKnown>;
