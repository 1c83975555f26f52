// Edges whose loss cuts a component in two (Tarjan 1974), without recursion.

import type { Graph } from './graph';

/**
 * Marks the bridges among the usable edges: 1 by edge if its ends would part without it, else 0.
 * Of two parallel usable edges neither is a bridge.
 *
 * @param graph A graph of `createGraph`.
 * @param usable By edge: nonzero where it may be used.
 * @returns By edge: 1 for a bridge, else 0.
 * @see R. Tarjan, A note on finding the bridges of a graph (1974)
 * @example
 * const graph = createGraph(4, [0, 1, 1, 2, 2, 0, 2, 3]); // a triangle with a tail
 * console.log(bridges(graph, new Uint8Array([1, 1, 1, 1])).join(' '));
 * // 0 0 0 1
 */
export function bridges(graph: Graph, usable: Uint8Array): Uint8Array<ArrayBuffer> {
  const { nodeCount, edgeCount, offsets, targets, edges } = graph;
  const found = new Uint8Array(edgeCount);
  const order = new Int32Array(nodeCount);
  const low = new Int32Array(nodeCount);
  const cursor = offsets.slice(0, nodeCount);
  const entered = new Int32Array(nodeCount).fill(-1);
  const stack = new Int32Array(nodeCount);
  let time = 0;
  for (let root = 0; root < nodeCount; root++) {
    if (order[root] !== 0) continue;
    order[root] = low[root] = ++time;
    stack[0] = root;
    for (let height = 1; height > 0; ) {
      const node = stack[height - 1];
      if (cursor[node] < offsets[node + 1]) {
        const a = cursor[node]++;
        const edge = edges[a];
        const target = targets[a];
        if (usable[edge] === 0 || edge === entered[node]) continue;
        if (order[target] === 0) {
          order[target] = low[target] = ++time;
          entered[target] = edge;
          stack[height++] = target;
        } else if (order[target] < low[node]) low[node] = order[target];
        continue;
      }
      if (--height === 0) break;
      const parent = stack[height - 1];
      // Nothing below the node reaches above it but the edge it was entered by.
      if (low[node] > order[parent]) found[entered[node]] = 1;
      else if (low[node] < low[parent]) low[parent] = low[node];
    }
  }
  return found;
}
