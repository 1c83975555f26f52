// Algorithms on graphs of integers: cheapest paths, floods, reach, components, bridges, maximum flow, Steiner
// trees. Most take a graph that is packed once; the others ask a function for what follows on a node.

export type { AllTrees, AllTreesQuery } from './all-mixed-trees';
export { allMixedTrees } from './all-mixed-trees';
export { attach } from './attach';
export { bridges } from './bridges';
export type { StepSearch, TellStep } from './cheapest-steps';
export { cheapestSteps, leastCosts } from './cheapest-steps';
export type { UnionFind } from './components';
export { areJoined, components, createUnionFind } from './components';
export type { CostTables, PositivePricing, PriceChanges, TableWay } from './cost-tables';
export { createCostTables } from './cost-tables';
export type { EdgeSearch, TellEdge } from './fewest-steps';
export { createFewestSteps } from './fewest-steps';
export type { Successors } from './flood';
export { distances, flood, OUT_OF_REACH, pieces } from './flood';
export type { FlowFinder, FlowQuery } from './flow';
export { createFlowFinder, UNLIMITED } from './flow';
export type { Front, FrontSteps, TellFrontStep } from './front';
export { createFront } from './front';
export type { Graph } from './graph';
export { arcCosts, createGraph } from './graph';
export type { Extension, LinkPrice, Links, Network } from './links';
export { createLinks } from './links';
export type { MixedQuery, MixedTree, MixedTrees } from './mixed-query';
export { OWN } from './mixed-query';
export { mixedTrees } from './mixed-trees';
export { ABSENT } from './part';
export type { BucketQueue } from './queue';
export { createBucketQueue } from './queue';
export type { StateSearch } from './reach';
export { reach } from './reach';
export type { Path, PathFinder, PathQuery, Pricing } from './shortest-path';
export {
  CLOSED,
  costTable,
  createPathFinder,
  FREE,
  PAY,
  UNREACHABLE,
} from './shortest-path';
export type { TreeEdge } from './spanning-tree';
export { spanningTree } from './spanning-tree';
export type { SteinerOptima, SteinerQuery, SteinerSolver, SteinerTrees } from './steiner';
export { createSteinerSolver, isTreeOf, steinerTrees } from './steiner';
