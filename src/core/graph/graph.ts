// The packed graph that every routine here reads: nodes and edges are integers, neighbours lie side by side
// in typed arrays. Costs, owners and closures of edges are not part of it; callers pass them in.

import { mustBeCount } from './domain';

/**
 * An undirected graph in packed form. Each edge is two arcs, one in either direction. The arcs that leave
 * node v are `offsets[v]` … `offsets[v + 1] - 1`, in ascending order of their edges; every tie is broken in
 * that order. The arrays are read-only by convention.
 */
export interface Graph {
  /** Nodes are 0 … nodeCount − 1. */
  readonly nodeCount: number;
  /** One more than the largest edge id; ids in between may be absent. */
  readonly edgeCount: number;
  /** The first arc of a node, by node; one entry more than there are nodes. */
  readonly offsets: Int32Array;
  /** The node an arc leads to, by arc. */
  readonly targets: Int32Array;
  /** The edge an arc belongs to, by arc. */
  readonly edges: Int32Array;
  /** The arc of the same edge in the other direction, by arc. */
  readonly reverse: Int32Array;
  /** Both ends of an edge: `ends[2 * e]` and `ends[2 * e + 1]`, −1 where the id is absent. */
  readonly ends: Int32Array;
}

/**
 * Packs an edge list: edge e joins `ends[2 * e]` and `ends[2 * e + 1]`. An id with a negative end is absent
 * and has no arcs, so numbering may have holes. Parallel edges are kept apart.
 *
 * @throws RangeError if an end is not a node, if an edge has only one, or if it joins a node to itself; and
 *   for more than 2^24 nodes or edges.
 *
 * @param nodeCount How many nodes there are; they are numbered from 0.
 * @param ends The two ends of every edge, one edge after the other.
 * @returns The graph, packed into typed arrays.
 * @see {@link arcCosts}
 * @example
 * const graph = createGraph(3, [0, 1, 1, 2]); // edges 0–1 and 1–2
 * console.log(graph.edgeCount);
 * // 2
 */
export function createGraph(nodeCount: number, ends: ArrayLike<number>): Graph {
  const edgeCount = ends.length / 2;
  mustBeCount(nodeCount, 'nodes');
  mustBeCount(edgeCount, 'edges');
  const offsets = new Int32Array(nodeCount + 1);
  for (let e = 0; e < edgeCount; e++) {
    const a = ends[2 * e];
    const b = ends[2 * e + 1];
    const isWhole = Number.isInteger(a) && Number.isInteger(b);
    if (isWhole && (a < 0 || b < 0)) continue;
    if (!(isWhole && a < nodeCount && b < nodeCount && a !== b))
      throw new RangeError(`edge ${e} joins ${a} and ${b}`);
    offsets[a + 1]++;
    offsets[b + 1]++;
  }
  for (let v = 0; v < nodeCount; v++) offsets[v + 1] += offsets[v];
  const arcCount = offsets[nodeCount];
  const targets = new Int32Array(arcCount);
  const edges = new Int32Array(arcCount);
  const reverse = new Int32Array(arcCount);
  const next = offsets.slice();
  for (let e = 0; e < edgeCount; e++) {
    const a = ends[2 * e];
    const b = ends[2 * e + 1];
    if (a < 0 || b < 0) continue;
    const out = next[a]++;
    const back = next[b]++;
    targets[out] = b;
    targets[back] = a;
    edges[out] = edges[back] = e;
    reverse[out] = back;
    reverse[back] = out;
  }
  return { nodeCount, edgeCount, offsets, targets, edges, reverse, ends: Int32Array.from(ends) };
}

/**
 * Tabulates what each arc costs, 0 … 255, by asking once per arc. Cost may depend on the direction.
 *
 * @throws RangeError if a cost is not an integer from 0 to 255.
 *
 * @param graph A graph of `createGraph`.
 * @param cost Answers what an arc costs, a whole number from 0 to 255.
 * @returns The cost by arc.
 * @see {@link createGraph}
 * @example
 * const graph = createGraph(3, [0, 1, 1, 2]);
 * const uphill = arcCosts(graph, (from, to) => (to > from ? 2 : 1));
 */
export function arcCosts(
  graph: Graph,
  cost: (from: number, to: number, edge: number) => number,
): Uint8Array<ArrayBuffer> {
  const { nodeCount, offsets, targets, edges } = graph;
  const costs = new Uint8Array(targets.length);
  for (let v = 0; v < nodeCount; v++) {
    for (let a = offsets[v]; a < offsets[v + 1]; a++) {
      const value = cost(v, targets[a], edges[a]);
      costs[a] = value;
      if (costs[a] !== value) throw new RangeError(`edge ${edges[a]} from ${v} costs ${value}`);
    }
  }
  return costs;
}
