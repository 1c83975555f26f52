// Cheapest ways over a graph that is not packed, with costs of any size (Dijkstra 1959). For a packed graph
// with small costs, a path finder is quicker (shortest-path.ts).

import { badPrice, isPrice, mustBeCount } from './domain';
import { createHeap } from './heap';
import type { Path } from './shortest-path';

/**
 * Tells one step from a node: where it leads, what it costs (finite, 0 or more), and what its edge is
 * called; −1 if left out.
 */
export type TellStep = (to: number, cost: number, edge?: number) => void;

/** Where a search begins, and what each step costs. */
export interface StepSearch {
  /** Nodes are 0 … nodeCount − 1. */
  readonly nodeCount: number;
  /** Where a way may begin, at no cost. */
  readonly from: Iterable<number>;
  /**
   * Tells the steps from a node, one by one. A step to a node for which `mayFind` is false finds nothing: if
   * you ask first, you need not calculate its cost.
   */
  steps(node: number, tell: TellStep, mayFind: (to: number) => boolean): void;
  /** True for a step that may not be taken. It is asked last, and only of a step that makes a way cheaper. */
  isClosed?(from: number, to: number, edge: number): boolean;
}

/**
 * Finds a cheapest way to the first node that is a goal. Nodes are taken by rising cost, of equals the first
 * found; a node keeps the first cheapest step that led to it.
 *
 * @param search Where the way begins, and what steps cost.
 * @param isGoal True where it may end.
 * @returns The way with the edges as they were told, or null if there is none.
 * @throws RangeError for a step that makes a way cheaper by a cost below 0 or by NaN, or that leads to no
 *   node; and for more than 2^24 nodes.
 *
 * @example
 * const steps = (node, tell) => {
 *   if (node < 3) tell(node + 1, 2, 10 + node);
 *   if (node === 0) tell(2, 3, 20);
 * };
 * const way = cheapestSteps({ nodeCount: 4, from: [0], steps }, (node) => node === 3);
 * console.log(way.cost, way.nodes.join(' '), way.edges.join(' '));
 * // 5 0 2 3 20 12
 */
export function cheapestSteps(search: StepSearch, isGoal: (node: number) => boolean): Path | null {
  const { costs, before, edges, end } = run(search, isGoal);
  if (end < 0) return null;
  const path: Path = { cost: costs[end], nodes: [end], edges: [] };
  for (let node = end; before[node] >= 0; node = before[node]) {
    path.nodes.push(before[node]);
    path.edges.push(edges[node]);
  }
  path.nodes.reverse();
  path.edges.reverse();
  return path;
}

/**
 * The least cost from where a search begins to every node.
 *
 * @param search Where ways begin, and what steps cost.
 * @returns The cost by node, Infinity where there is no way.
 * @throws As {@link cheapestSteps}.
 *
 * @example
 * const steps = (node, tell) => node < 2 && tell(node + 1, 7);
 * console.log(leastCosts({ nodeCount: 4, from: [0], steps }).join(' '));
 * // 0 7 14 Infinity
 */
export function leastCosts(search: StepSearch): Float64Array {
  return run(search, () => false).costs;
}

// The steps by which nodes were found at least cost, and the goal that was come to, or −1.
function run({ nodeCount, from, steps, isClosed }: StepSearch, isGoal: (node: number) => boolean) {
  mustBeCount(nodeCount, 'nodes');
  const costs = new Float64Array(nodeCount).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(nodeCount).fill(-1);
  const edges = new Int32Array(nodeCount);
  const waiting = createHeap<number>();
  let at = -1;
  const tell: TellStep = (to, cost, edge = -1) => {
    const sum = costs[at] + cost;
    if (sum >= costs[to] || isClosed?.(at, to, edge) === true) return;
    if (!(cost >= 0 && costs[to] >= 0)) throw badStep(at, to, { cost, edge });
    costs[to] = sum;
    before[to] = at;
    edges[to] = edge;
    waiting.add(to, sum);
  };
  const mayFind = (to: number) => costs[at] < costs[to];
  for (const start of from) {
    if (costs[start] === 0) continue;
    costs[start] = 0;
    waiting.add(start, 0);
  }
  for (let next = waiting.take(); next !== null; next = waiting.take()) {
    if (next.rank > costs[next.item]) continue;
    at = next.item;
    if (isGoal(at)) return { costs, before, edges, end: at };
    steps(at, tell, mayFind);
  }
  return { costs, before, edges, end: -1 };
}

function badStep(from: number, to: number, { cost, edge }: { cost: number; edge: number }): RangeError {
  const link = `link ${edge} from ${from} to ${to}`;
  return isPrice(cost) ? new RangeError(`${link} leads to no node`) : badPrice(link, cost);
}
