// Maximum flow: how many ways lead from some nodes to others if each edge takes a number of them, and the cut
// that shows that there are no more. By shortest augmenting paths (Edmonds and Karp, 1972).

import { isCount, mustBeCount } from './domain';
import type { Graph } from './graph';

/** The width of an edge that takes as many ways as there are. */
export const UNLIMITED = 100;

/** A query of a {@link FlowFinder}. */
export interface FlowQuery {
  /** Where ways may begin. */
  readonly sources: readonly number[];
  /** True for nodes where a way may end; not for sources. */
  isGoal(node: number): boolean;
  /**
   * How many ways an edge takes from one of its ends, 0 … {@link UNLIMITED}; the same each time. An edge is
   * unlimited from both ends or from neither. Split a node with a limit into two with a one-way edge between.
   */
  width(edge: number, from: number): number;
  /** The number of ways at which the search stops, below {@link UNLIMITED}. */
  readonly most: number;
}

/** Finds maximum flows in one graph, one after the other. */
export interface FlowFinder {
  /**
   * How many ways there are, or `most` if there are no fewer.
   *
   * @throws RangeError unless `most` and the widths of edges are whole numbers within their bounds.
   */
  maxFlow(query: FlowQuery): number;
  /**
   * After a flow of fewer than `most`: every edge between the nodes that can still be reached and the others,
   * ascending. Their widths from the reached side add up to the flow.
   */
  cut(): readonly number[];
}

/**
 * Creates a finder, which uses its working memory again for each question.
 *
 * @param graph The graph.
 * @returns The finder.
 *
 * @example
 * const graph = createGraph(4, [0, 1, 0, 2, 1, 3, 2, 3]); // two ways from 0 to 3
 * const flows = createFlowFinder(graph);
 * const ask = (width) => flows.maxFlow({ sources: [0], isGoal: (node) => node === 3, width, most: 9 });
 * console.log(ask(() => 1), ask((edge) => (edge === 3 ? 0 : 1)), flows.cut().join());
 * // 2 1 0,3
 */
export function createFlowFinder(graph: Graph): FlowFinder {
  const { nodeCount, edgeCount, offsets, targets, edges, ends } = graph;
  const flow = new Int8Array(edgeCount);
  const queue = new Int32Array(nodeCount);
  const cameBy = new Int32Array(nodeCount);
  const marked = new Uint8Array(nodeCount);
  let reached = 0;

  // Breadth-first over what still takes a way: the goal that it comes to, or -1.
  function search({ sources, isGoal, width }: FlowQuery): number {
    for (let place = 0; place < reached; place++) marked[queue[place]] = 0;
    reached = 0;
    for (let place = 0; place < sources.length; place++) {
      marked[sources[place]] = 1;
      cameBy[sources[place]] = -1;
      queue[reached++] = sources[place];
    }
    for (let head = 0; head < reached; head++) {
      const at = queue[head];
      for (let arc = offsets[at]; arc < offsets[at + 1]; arc++) {
        const to = targets[arc];
        if (marked[to] === 1) continue;
        const edge = edges[arc];
        const along = ends[2 * edge] === at ? flow[edge] : -flow[edge];
        const most = width(edge, at);
        if (!isCount(most, UNLIMITED)) mustBeCount(most, `the width of edge ${edge}`, UNLIMITED);
        if (most !== UNLIMITED && along >= most) continue;
        marked[to] = 1;
        cameBy[to] = arc;
        queue[reached++] = to;
        if (isGoal(to)) return to;
      }
    }
    return -1;
  }

  function add(goal: number, query: FlowQuery): void {
    for (let at = goal; cameBy[at] >= 0; ) {
      const arc = cameBy[at];
      const edge = edges[arc];
      const from = targets[graph.reverse[arc]];
      if (query.width(edge, from) !== UNLIMITED) flow[edge] += ends[2 * edge] === from ? 1 : -1;
      at = from;
    }
  }

  return {
    maxFlow(query) {
      mustBeCount(query.most, 'most', UNLIMITED - 1);
      flow.fill(0);
      for (let found = 0; found < query.most; found++) {
        const goal = search(query);
        if (goal < 0) return found;
        add(goal, query);
      }
      return query.most;
    },
    cut() {
      const found: number[] = [];
      for (let edge = 0; edge < edgeCount; edge++) {
        if (ends[2 * edge] < 0) continue;
        if (marked[ends[2 * edge]] !== marked[ends[2 * edge + 1]]) found.push(edge);
      }
      return found;
    },
  };
}
