// Floods of a graph that is not packed: its nodes are integers, and a function tells which follow on a node.
// A number outside the nodes is passed over.

import { mustBeCount } from './domain';

/** Tells the nodes that follow on a node, one by one; the same whenever it is asked. */
export type Successors = (node: number, tell: (next: number) => void) => void;

/** Stands for "cannot be reached", and for any distance beyond 254. */
export const OUT_OF_REACH = 255;

/**
 * Lists what can be reached, breadth first: the starts, then what follows on the first of them, and so on.
 *
 * @param nodeCount Nodes are 0 … nodeCount − 1.
 * @param starts Where the flood begins.
 * @param successors What follows on a node.
 * @returns Every node that is reached, once.
 * @throws RangeError for more than 2^24 nodes.
 *
 * @example
 * const doubled = (node, tell) => node < 4 && tell(2 * node);
 * console.log(flood(8, [1, 3], doubled).join(' '));
 * // 1 3 2 6 4
 */
export function flood(nodeCount: number, starts: Iterable<number>, successors: Successors): number[] {
  mustBeCount(nodeCount, 'nodes');
  return spread(new Uint8Array(nodeCount), starts, successors);
}

/**
 * Parts nodes into pieces that hang together; what follows on a node must lead back to it.
 *
 * @param nodeCount Nodes are 0 … nodeCount − 1.
 * @param nodes Where pieces may begin, in the order in which they are looked at.
 * @param successors What follows on a node.
 * @returns The pieces in the order of their first nodes, each breadth first from there.
 * @throws RangeError for more than 2^24 nodes.
 *
 * @example
 * const beside = (node, tell) => node !== 2 && tell(node ^ 1);
 * console.log(pieces(6, [0, 1, 4, 5], beside).join(' | '));
 * // 0,1 | 4,5
 */
export function pieces(nodeCount: number, nodes: Iterable<number>, successors: Successors): number[][] {
  mustBeCount(nodeCount, 'nodes');
  const seen = new Uint8Array(nodeCount);
  const found: number[][] = [];
  for (const node of nodes) if (seen[node] === 0) found.push(spread(seen, [node], successors));
  return found;
}

// What can be reached and was not seen before; notes in `seen` what is.
function spread(seen: Uint8Array, starts: Iterable<number>, successors: Successors): number[] {
  const order: number[] = [];
  const tell = (next: number) => {
    if (seen[next] !== 0) return;
    seen[next] = 1;
    order.push(next);
  };
  for (const start of starts) tell(start);
  for (let place = 0; place < order.length; place++) successors(order[place], tell);
  return order;
}

/**
 * Counts the fewest steps from the nearest of some nodes to every node, as far as 254.
 *
 * @param nodeCount Nodes are 0 … nodeCount − 1.
 * @param starts Nodes at distance 0.
 * @param successors What follows on a node.
 * @returns The steps by node, {@link OUT_OF_REACH} where there is no way.
 * @throws RangeError for more than 2^24 nodes.
 *
 * @example
 * const onwards = (node, tell) => node < 3 && tell(node + 1);
 * console.log(distances(5, [1], onwards).join(' '));
 * // 255 0 1 2 255
 */
export function distances(
  nodeCount: number,
  starts: Iterable<number>,
  successors: Successors,
): Uint8Array<ArrayBuffer> {
  mustBeCount(nodeCount, 'nodes');
  const steps = new Uint8Array(nodeCount).fill(OUT_OF_REACH);
  const order = new Int32Array(nodeCount);
  let far = 0;
  let count = 0;
  const tell = (next: number) => {
    if (steps[next] !== OUT_OF_REACH) return;
    steps[next] = far;
    order[count++] = next;
  };
  for (const start of starts) tell(start);
  for (let place = 0; place < count; place++) {
    far = steps[order[place]] + 1;
    if (far === OUT_OF_REACH) break;
    successors(order[place], tell);
  }
  return steps;
}
