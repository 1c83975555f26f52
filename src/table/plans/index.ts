// What interfaces ask about a position: prices, plans, reach, meanings of a place, how a turn stands. Pure,
// the same on a state and on the seat's view, and every plan is a list of atomic actions.

export type { PriceItem } from '../../core/engine/index.js';
export type { Place, PlaceKind } from '../../core/title/picture.js';
export type {
  BuildPlan,
  CardWay,
  CardWays,
  Cargo,
  Goal,
  Meter,
  MovePlan,
  PlannedRent,
  PlannedStep,
  PlannedStop,
  PlanningGame,
  Price,
  Proposal,
  Reached,
  Target,
  TitlePlanning,
  TurnStatus,
  Unaimed,
} from '../../core/title/planning.js';
export { actionsAt, targetsFrom } from './actions-at.js';
export { cardWays, planBuild, planCard, planMove, priceOf, reachOf } from './planners.js';
export { type PlanningEngine, type StateOrView, withPlanning } from './planning-engine.js';
export { possiblePlaces } from './possible-places.js';
export { proposalOf, proposalsAt } from './proposals.js';
export { turnStatus } from './turn-status.js';
