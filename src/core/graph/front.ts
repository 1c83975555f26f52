// Searches over a graph that is not packed, for callers who ask thousands of times. The memory is kept, so a
// search costs what it looks at. A caller may stop a search, begin it at more nodes, and let it go on.

import { mustBeCount } from './domain';
import { createBucketQueue } from './queue';

/**
 * Tells one step from the node that is looked at: where it leads, what it costs (an integer from 0), and
 * what its edge is called. The caller checks prices where they enter: here a check would cost 2 % of every
 * search. A way that costs more than 2^20 is refused.
 */
export type TellFrontStep = (to: number, cost: number, edge: number) => void;

/** How a search goes on. */
export interface FrontSteps {
  /** Tells the steps from a node, one by one. */
  steps(node: number, tell: TellFrontStep): void;
  /** True for a node at which the search stops; it is not looked at then. */
  isGoal(node: number): boolean;
}

/** A search by cost. Of nodes at the same cost it takes the one that was found last. */
export interface Front {
  /** By node: the node and the edge by which it was found. Only entries of nodes that were found count. */
  readonly from: Int32Array;
  readonly by: Int32Array;
  /** How many nodes all searches have looked at so far. */
  readonly looks: number;
  /** Forgets what was found. */
  clear(): void;
  /** Puts a node at cost 0, found by an edge from a node or from none, even if it was found before. */
  begin(node: number, from: number, by: number): void;
  /** True if the node was found since the front was cleared. */
  isFound(node: number): boolean;
  /** True if a step from the current node can find this one at less cost than before. For speed alone. */
  mayFind(node: number): boolean;
  /**
   * Looks at one node after the other until there is a goal.
   *
   * @param steps How it goes on.
   * @param until It gives up once `looks` is more than this.
   * @returns The goal, or −1 if there is none.
   */
  run(steps: FrontSteps, until: number): number;
}

// The number of the last run before all is wiped and counting begins again.
const LAST_RUN = 0x7fff0000;

/**
 * Creates a front.
 *
 * @param nodeCount Nodes are 0 … nodeCount − 1.
 * @returns The front, which keeps its memory from search to search.
 * @throws RangeError for more than 2^24 nodes.
 *
 * @example
 * const front = createFront(6);
 * const steps = (node, tell) => tell(node + 1, 2, 10 + node);
 * front.begin(0, -1, -1);
 * console.log(front.run({ steps, isGoal: (n) => n === 2 }, 99), front.from[2], front.by[2], front.looks);
 * // 2 1 11 2
 */
export function createFront(nodeCount: number): Front {
  const queue = createBucketQueue();
  mustBeCount(nodeCount, 'nodes');
  const found = new Int32Array(nodeCount);
  const costs = new Int32Array(nodeCount);
  const from = new Int32Array(nodeCount);
  const by = new Int32Array(nodeCount);
  let run = 1;
  let looks = 0;
  let at = -1;
  const tell: TellFrontStep = (to, cost, edge) => {
    const total = costs[at] + cost;
    if (found[to] === run && costs[to] <= total) return;
    found[to] = run;
    costs[to] = total;
    from[to] = at;
    by[to] = edge;
    queue.add(to, total);
  };
  return {
    from,
    by,
    get looks() {
      return looks;
    },
    clear() {
      if (++run > LAST_RUN) {
        found.fill(0);
        run = 1;
      }
      queue.clear();
    },
    begin(node, cameFrom, edge) {
      found[node] = run;
      costs[node] = 0;
      from[node] = cameFrom;
      by[node] = edge;
      queue.add(node, 0);
    },
    isFound: (node) => found[node] === run,
    mayFind: (node) => found[node] !== run || costs[node] > costs[at],
    run({ steps, isGoal }, until) {
      for (;;) {
        at = queue.take();
        if (at < 0) return -1;
        if (costs[at] !== queue.cost()) continue;
        if (looks > until) return -1;
        if (isGoal(at)) return at;
        looks++;
        steps(at, tell);
      }
    },
  };
}
