// Connected parts: a union-find for callers that add edges one by one, and the components of part of a graph.

import { mustBeCount } from './domain';
import type { Graph } from './graph';

/** Disjoint sets of the integers 0 … size − 1. Every set is named by its smallest member. */
export interface UnionFind {
  /** The smallest member of a node's set. */
  find(node: number): number;
  /** Merges two sets; false if they were one already. */
  union(a: number, b: number): boolean;
  /** Parts all sets again into sets of one member each. */
  reset(): void;
}

/**
 * Creates disjoint sets of one member each.
 *
 * @param size How many members there are; they are numbered from 0.
 * @returns The sets, each of one member.
 * @throws RangeError unless the size is a whole number from 0 to 2^24.
 * @see R. Tarjan, Efficiency of a good but not linear set union algorithm (1975)
 * @example
 * const sets = createUnionFind(4);
 * sets.union(0, 1);
 * console.log(sets.find(0) === sets.find(1));
 * // true
 */
export function createUnionFind(size: number): UnionFind {
  mustBeCount(size, 'members of sets');
  const alone = new Int32Array(size);
  for (let node = 0; node < size; node++) alone[node] = node;
  const parents = alone.slice();
  function find(node: number): number {
    while (parents[node] !== node) node = parents[node] = parents[parents[node]];
    return node;
  }
  return {
    find,
    union(a, b) {
      const first = find(a);
      const second = find(b);
      // The smaller becomes the root; halving the paths alone keeps this short enough.
      if (first < second) parents[second] = first;
      else parents[first] = second;
      return first !== second;
    },
    reset: () => void parents.set(alone),
  };
}

/**
 * Names the component of every node by its smallest node. Only edges with a nonzero entry in `usable` count.
 *
 * @param graph A graph of `createGraph`.
 * @param usable By edge: nonzero where it may be used.
 * @returns By node: the smallest node of its component.
 * @see {@link areJoined}
 * @example
 * const graph = createGraph(4, [0, 1, 2, 3]);
 * console.log(components(graph, new Uint8Array([1, 1])).join(' '));
 * // 0 0 2 2
 */
export function components(graph: Graph, usable: Uint8Array): Int32Array<ArrayBuffer> {
  const { nodeCount, offsets, targets, edges } = graph;
  const names = new Int32Array(nodeCount).fill(-1);
  const stack = new Int32Array(nodeCount);
  for (let first = 0; first < nodeCount; first++) {
    if (names[first] >= 0) continue;
    names[first] = first;
    stack[0] = first;
    for (let height = 1; height > 0; ) {
      const node = stack[--height];
      for (let a = offsets[node]; a < offsets[node + 1]; a++) {
        const target = targets[a];
        if (usable[edges[a]] === 0 || names[target] >= 0) continue;
        names[target] = first;
        stack[height++] = target;
      }
    }
  }
  return names;
}

/**
 * Tells whether all the given nodes lie in one component of the usable edges. It stops when it finds the
 * last; no node or one node is always joined.
 *
 * @param graph A graph of `createGraph`.
 * @param usable By edge: nonzero where it may be used.
 * @param nodes Numbers of nodes, in any order.
 * @returns True where all of them lie in one component.
 * @see {@link components}
 * @example
 * const graph = createGraph(3, [0, 1, 1, 2]);
 * console.log(...[1, 2].map((to) => areJoined(graph, new Uint8Array([1, 0]), [0, to])));
 * // true false
 */
export function areJoined(graph: Graph, usable: Uint8Array, nodes: readonly number[]): boolean {
  if (nodes.length < 2) return true;
  const { offsets, targets, edges } = graph;
  const { marks, queue, mark } = scratchOf(graph);
  const WANTED = mark;
  const SEEN = mark + 1;
  let wanted = 0;
  for (const node of nodes) {
    if (marks[node] !== WANTED) wanted++;
    marks[node] = WANTED;
  }
  queue[0] = nodes[0];
  marks[nodes[0]] = SEEN;
  wanted--;
  for (let at = 0, count = 1; at < count && wanted > 0; at++) {
    const node = queue[at];
    for (let a = offsets[node]; a < offsets[node + 1]; a++) {
      const target = targets[a];
      if (usable[edges[a]] === 0 || marks[target] === SEEN) continue;
      if (marks[target] === WANTED) wanted--;
      marks[target] = SEEN;
      queue[count++] = target;
    }
  }
  return wanted === 0;
}

/** Working memory of searches on a graph: to make it each time would take longer than most searches. */
interface Scratch {
  readonly marks: Int32Array;
  readonly queue: Int32Array;
  /** This and the next number mark nodes of the running search; others are of earlier searches. */
  mark: number;
}

const scratches = new WeakMap<Graph, Scratch>();
const LAST_MARK = 0x7fff_fff0;

function scratchOf(graph: Graph): Scratch {
  let scratch = scratches.get(graph);
  if (scratch === undefined || scratch.mark >= LAST_MARK) {
    const { nodeCount } = graph;
    scratch = { marks: new Int32Array(nodeCount), queue: new Int32Array(nodeCount), mark: 0 };
    scratches.set(graph, scratch);
  }
  scratch.mark += 2;
  return scratch;
}
