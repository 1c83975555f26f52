/**
 * Algorithms on packed graphs of integers: cheapest paths, components, bridges, Steiner trees.
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
  FREE,
  type Graph,
  type Path,
  type Pricing,
  steinerTrees,
  UNREACHABLE,
} from '../core/graph/index.js';
