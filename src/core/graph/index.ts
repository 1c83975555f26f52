/**
 * Algorithms on packed graphs of integers: cheapest paths, reach of a train, components, bridges, maximum
 * flow, Steiner trees.
 *
 * @module railhead/graph
 */

export { bridges } from './bridges';
export type { UnionFind } from './components';
export { areJoined, components, createUnionFind } from './components';
export type { CostTables, PositivePricing, PriceChanges } from './cost-tables';
export { createCostTables } from './cost-tables';
export type { FlowFinder, FlowQuery } from './flow';
export { createFlowFinder, UNLIMITED } from './flow';
export type { Graph } from './graph';
export { arcCosts, createGraph } from './graph';
export type { MixedQuery, MixedTree, MixedTrees } from './mixed-query';
export { OWN } from './mixed-query';
export { mixedTrees } from './mixed-trees';
export { ABSENT } from './part';
export type { BucketQueue } from './queue';
export { createBucketQueue } from './queue';
export type { Reach, ReachQuery, RouteQuery, SpreadQuery, Walk, Walker } from './reachable';
export { createWalker, walkTo } from './reachable';
export type { Path, PathFinder, PathQuery, Pricing } from './shortest-path';
export {
  CLOSED,
  costTable,
  createPathFinder,
  FREE,
  PAY,
  UNREACHABLE,
} from './shortest-path';
export type { SteinerOptima, SteinerQuery, SteinerSolver, SteinerTrees } from './steiner';
export { createSteinerSolver, isTreeOf, steinerTrees } from './steiner';
