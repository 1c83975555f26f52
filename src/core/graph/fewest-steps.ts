// Ways of the fewest steps over a graph that is not packed, for callers who ask thousands of times. The
// memory is kept: a question costs what it looks at and not the size of the graph.

import { mustBeCount } from './domain';

// The number of the last search before all is wiped and counting begins again.
const LAST_RUN = 0x7fff0000;

/** Tells a step from a node: where it leads, and what its edge is called. */
export type TellEdge = (to: number, edge: number) => void;

/** A search for a way of the fewest steps. */
export interface EdgeSearch {
  readonly from: number;
  readonly to: number;
  /** Tells the steps from a node, one by one. */
  steps(node: number, tell: TellEdge): void;
  /** True for a step that may not be taken; asked last, only of a step to a node that was not found yet. */
  isClosed(from: number, to: number, edge: number): boolean;
}

/**
 * Creates a finder of ways of the fewest steps. It keeps its memory, so a question costs what it looks at.
 *
 * @param nodeCount Nodes are 0 … nodeCount − 1.
 * @returns A function that gives the edges of a way, the last first, or null if there is none. Of equal ways
 *   it takes the one whose steps were told first. It ignores a step to a number outside the nodes.
 * @throws RangeError for more than 2^24 nodes.
 *
 * @example
 * const fewestSteps = createFewestSteps(6);
 * const steps = (node, tell) => node < 4 && [1, 2].forEach((by) => tell(node + by, 10 * node + by));
 * console.log(fewestSteps({ from: 0, to: 4, steps, isClosed: (from, to, edge) => edge === 22 })?.join(' '));
 * // 31 12 1
 */
export function createFewestSteps(nodeCount: number): (search: EdgeSearch) => number[] | null {
  mustBeCount(nodeCount, 'nodes');
  const found = new Int32Array(nodeCount);
  const before = new Int32Array(nodeCount);
  const edges = new Int32Array(nodeCount);
  const order = new Int32Array(nodeCount);
  let run = 0;
  return ({ from, to: goal, steps, isClosed }) => {
    if (++run === LAST_RUN) {
      found.fill(0);
      run = 1;
    }
    let at = from;
    let count = 1;
    const tell: TellEdge = (to, edge) => {
      if (found[to] === run || isClosed(at, to, edge)) return;
      if (!(to >= 0 && to < nodeCount)) return;
      found[to] = run;
      before[to] = at;
      edges[to] = edge;
      order[count++] = to;
    };
    found[from] = run;
    order[0] = from;
    for (let place = 0; place < count && found[goal] !== run; place++) {
      at = order[place];
      steps(at, tell);
    }
    if (found[goal] !== run) return null;
    const way: number[] = [];
    for (let node = goal; node !== from; node = before[node]) way.push(edges[node]);
    return way;
  };
}
