// Where a walk of so many steps can go. A walker may be unable to turn back over the edge it came by, so what is
// searched is not nodes but arrivals: a node together with the edge it was entered by.

import type { Graph } from './graph';

/**
 * What a walk can reach, breadth first, as parallel arrays over arrivals. Entry 0 is the start. Entries are ordered
 * by steps, then by the entry they were reached from, then by edge id; so the first entry of a node is the one with
 * the least steps, and the first found of those.
 */
export interface Reach {
  /** The node of each entry. */
  readonly nodes: Int32Array;
  /** The edge a node was entered by; at the start the edge given, −1 where none. */
  readonly arrivals: Int32Array;
  /** The steps that each entry is from the start. */
  readonly steps: Int32Array;
  /** The entry a walk was in before its last step, −1 at the start. */
  readonly parents: Int32Array;
}

/** A walk from its first node to its last; `edges[i]` joins `nodes[i]` and `nodes[i + 1]`. */
export interface Walk {
  /** Its nodes, at least one. */
  readonly nodes: number[];
  /** Its edges, one fewer than nodes. */
  readonly edges: number[];
}

/** A walk of one step after another over usable edges. */
export interface SpreadQuery {
  /** The node to start at. */
  readonly from: number;
  /** The largest number of steps. */
  readonly steps: number;
  /** By edge: nonzero where it can be used. */
  readonly usable: Uint8Array;
}

/** A walk that remembers the edge it came by and may not leave by it, save where it may turn. */
export interface ReachQuery extends SpreadQuery {
  /** The edge the walker came by, or −1 where it may leave by any. */
  readonly arrival: number;
  /** By node: nonzero where the walker may leave by the edge it came by. */
  readonly turnable: Uint8Array;
}

/** Where a train is to go, and what it may do on the way. */
export interface RouteQuery extends ReachQuery {
  /** One node or several; the nearest is taken. */
  readonly to: number | readonly number[];
}

/** Answers reach queries on one graph; owns its scratch memory, so that a query allocates only its answer. */
export interface Walker {
  /** Every arrival within the steps. A node appears once for each edge it can be entered by. */
  reach(query: ReachQuery): Reach;
  /** Every node within the steps for a walker that may turn anywhere; each node appears once. */
  spread(query: SpreadQuery): Reach;
  /**
   * A walk of the fewest steps to a target, or null where none is within the steps; without edges if the start is a
   * target. Among walks of equal length it is the one that {@link Walker.reach} lists first.
   */
  route(query: RouteQuery): Walk | null;
}

/**
 * The walk to an entry of a reach; `reach.nodes.indexOf(node)` is the best entry of a node.
 *
 * @param reach What `spread` of a walker returned.
 * @param entry The place of an entry in the reach, from 0.
 * @returns Nodes and edges of the walk, from where it starts to the entry.
 * @see {@link createWalker}
 * @example
 * const graph = createGraph(4, [0, 1, 1, 2, 2, 3]);
 * const reach = createWalker(graph).spread({ from: 0, steps: 3, usable: new Uint8Array([1, 1, 1]) });
 * console.log(walkTo(reach, reach.nodes.indexOf(3)).nodes.join(' '));
 * // 0 1 2 3
 */
export function walkTo(reach: Reach, entry: number): Walk {
  const nodes: number[] = [];
  const edges: number[] = [];
  for (let at = entry; at >= 0; at = reach.parents[at]) {
    nodes.push(reach.nodes[at]);
    if (reach.parents[at] >= 0) edges.push(reach.arrivals[at]);
  }
  return { nodes: nodes.reverse(), edges: edges.reverse() };
}

/** A mark that no node ever bears. */
const NO_GOAL = -1;

/**
 * Creates a walker for one graph: about 32 bytes an edge of scratch.
 *
 * @param graph A graph of `createGraph`.
 * @returns The walker; it holds scratch and serves one caller at a time.
 * @see {@link walkTo}
 * @example
 * const graph = createGraph(4, [0, 1, 1, 2, 2, 3]);
 * const { nodes } = createWalker(graph).spread({ from: 0, steps: 2, usable: new Uint8Array([1, 1, 1]) });
 * console.log(nodes.join(' '));
 * // 0 1 2
 */
export function createWalker(graph: Graph): Walker {
  const { nodeCount, offsets, targets, edges } = graph;
  const capacity = targets.length + 1;
  const nodes = new Int32Array(capacity);
  const arrivals = new Int32Array(capacity);
  const depth = new Int32Array(capacity);
  const parents = new Int32Array(capacity);
  // The first visit of a node tries every arc but the one back; the first visit by another edge adds that one arc,
  // and then the node is spent. So every arc is tried once, and as early as any walk could try it.
  const visit = new Int32Array(nodeCount);
  const firstEdge = new Int32Array(nodeCount);
  const goal = new Int32Array(nodeCount);
  let stamp = 0;
  let count = 0;

  /** Three marks a query: unseen below `stamp`, open at `stamp`, spent at `stamp + 1`. */
  function begin(from: number, arrival: number): void {
    stamp += 2;
    if (stamp >= 0x7fff_fff0) {
      stamp = 2;
      visit.fill(0);
      goal.fill(0);
    }
    nodes[0] = from;
    arrivals[0] = arrival;
    depth[0] = 0;
    parents[0] = -1;
    count = 1;
  }

  function answer(): Reach {
    return {
      nodes: nodes.slice(0, count),
      arrivals: arrivals.slice(0, count),
      steps: depth.slice(0, count),
      parents: parents.slice(0, count),
    };
  }

  /** Fills the scratch until the steps are used up, or until it meets a node marked as goal: its entry, else −1. */
  function walk(query: ReachQuery, goalMark: number): number {
    const { usable, turnable, steps } = query;
    const open = stamp;
    const spent = stamp + 1;
    let last = 1;
    for (let at = 0; at < last; at++) {
      const node = nodes[at];
      if (goal[node] === goalMark) return at;
      const step = depth[at] + 1;
      if (step > steps || visit[node] === spent) continue;
      const arrival = arrivals[at];
      const returning = visit[node] === open;
      const only = firstEdge[node];
      const barred = returning || turnable[node] !== 0 ? -1 : arrival;
      visit[node] = barred < 0 ? spent : open;
      firstEdge[node] = arrival;
      for (let a = offsets[node], end = offsets[node + 1]; a < end; a++) {
        const edge = edges[a];
        if (usable[edge] === 0 || edge === barred || (returning && edge !== only)) continue;
        // The start is an arrival too, and nothing is listed twice.
        if (edge === query.arrival && targets[a] === query.from) continue;
        nodes[last] = targets[a];
        arrivals[last] = edge;
        depth[last] = step;
        parents[last++] = at;
      }
    }
    count = last;
    return -1;
  }

  return {
    reach(query) {
      begin(query.from, query.arrival);
      walk(query, NO_GOAL);
      return answer();
    },
    spread({ from, steps, usable }) {
      begin(from, -1);
      visit[from] = stamp;
      for (let at = 0; at < count && depth[at] < steps; at++) {
        const node = nodes[at];
        for (let a = offsets[node], end = offsets[node + 1]; a < end; a++) {
          const target = targets[a];
          if (usable[edges[a]] === 0 || visit[target] === stamp) continue;
          visit[target] = stamp;
          nodes[count] = target;
          arrivals[count] = edges[a];
          depth[count] = depth[at] + 1;
          parents[count++] = at;
        }
      }
      return answer();
    },
    route(query) {
      begin(query.from, query.arrival);
      const { to } = query;
      if (typeof to === 'number') goal[to] = stamp;
      else for (const node of to) goal[node] = stamp;
      const entry = walk(query, stamp);
      return entry < 0 ? null : walkTo({ nodes, arrivals, steps: depth, parents }, entry);
    },
  };
}
