/**
 * Algorithms on packed graphs of integers: cheapest paths, reach of a train, components, bridges, Steiner trees.
 *
 * @module railhead/graph
 */

export {
  arcCosts,
  areJoined,
  bridges,
  CLOSED,
  components,
  costTable,
  createCostTables,
  createGraph,
  createPathFinder,
  createSteinerSolver,
  createUnionFind,
  createWalker,
  FREE,
  type Graph,
  type Path,
  type Pricing,
  steinerTrees,
  UNREACHABLE,
  walkTo,
} from '../core/graph/index.js';
