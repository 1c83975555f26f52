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
  createLinks,
  createPathFinder,
  createSteinerSolver,
  createUnionFind,
  FREE,
  type Graph,
  type Links,
  type Network,
  type Path,
  type Pricing,
  steinerTrees,
  UNREACHABLE,
} from '../core/graph/index.js';
