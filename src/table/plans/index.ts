// What interfaces ask about a position: prices, plans, reach, meanings of a place, how a turn stands. Pure,
// the same on a state and on the seat's view, and every plan is a list of atomic actions.

export type { Place } from '../../core/title/picture.js';
export type { Reached } from '../../core/title/planning.js';
export { actionsAt, targetsFrom } from './actions-at.js';
export { ordersOf } from './orders-of.js';
export { cardWays, planBuild, planCard, planMove, priceOf, reachOf } from './planners.js';
export { type PlanningEngine, withPlanning } from './planning-engine.js';
export { possiblePlaces } from './possible-places.js';
export { plansTo, proposalOf, proposalsAt } from './proposals.js';
export { turnStatus } from './turn-status.js';
