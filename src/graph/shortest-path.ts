// Cheapest paths for small integer costs: a bucket queue (Dial 1969), and A* where the caller has an exact table of
// costs to the target. Prices and closures are overlays; what an edge stands for is the caller's affair.

import type { Graph } from './graph';

/** An overlay entry per edge: the arc's own cost is paid, nothing is paid, or the edge cannot be used. */
export const PAY = 0;
export const FREE = 1;
export const CLOSED = 2;

/** A cost that stands for "cannot be reached". Paths dearer than 65,534 are not found. */
export const UNREACHABLE = 65_535;

/** A path from its first node to its last; `edges[i]` joins `nodes[i]` and `nodes[i + 1]`. */
export interface Path {
  readonly cost: number;
  readonly nodes: number[];
  readonly edges: number[];
}

/** What it costs to use the graph. */
export interface Pricing {
  /** Cost by arc, 0 … 255. */
  readonly costs: Uint8Array;
  /** {@link PAY}, {@link FREE} or {@link CLOSED} by edge; absent means pay everywhere. */
  readonly overlay?: Uint8Array | undefined;
  /** Paths dearer than this are not looked for. */
  readonly limit?: number | undefined;
}

export interface PathQuery extends Pricing {
  /** Where the path may begin, at no cost: one node or several. */
  readonly from: number | readonly number[];
  /** Where it may end: one node or several. */
  readonly to: number | readonly number[];
  /**
   * The exact cost from every node to `to` for the same costs without overlay, from {@link costTable}. It changes
   * the time and possibly the choice among equally cheap paths, never the cost.
   */
  readonly table?: Uint16Array | undefined;
  /**
   * With a table and an overlay: the least table entry at an end of a free edge, see {@link freeCeiling}. It is
   * found by a pass over the overlay when absent; a caller with many queries for one overlay and table gives it.
   */
  readonly ceiling?: number | undefined;
}

/** Answers path queries on one graph; owns its scratch memory, so that a query allocates only its answer. */
export interface PathFinder {
  /**
   * Finds a cheapest path, or null where there is none within the limit. A source that is also a target gives a
   * path without edges. Among equally cheap paths it returns the one it meets first: nodes are taken by rising cost
   * (with a table: cost so far plus the table's rest), the latest found first, their arcs by rising edge id, and a
   * node keeps the first cheapest arc that led to it. So the answer depends on nothing but the query.
   */
  path(query: PathQuery): Path | null;
  /** The cost from the nearest of `from` to every node, {@link UNREACHABLE} where none: a fresh array. */
  costsFrom(from: number | readonly number[], pricing: Pricing): Uint16Array<ArrayBuffer>;
  /** The cost from every node to the nearest of `to`, {@link UNREACHABLE} where none: a fresh array. */
  costsTo(to: number | readonly number[], pricing: Pricing): Uint16Array<ArrayBuffer>;
}

/**
 * Tabulates the exact cost from every node to a target, for use as {@link PathQuery.table}. Costs about as much as
 * one search of the whole graph, and two bytes a node.
 */
export function costTable(
  graph: Graph,
  costs: Uint8Array,
  target: number | readonly number[],
): Uint16Array<ArrayBuffer> {
  return createPathFinder(graph).costsTo(target, { costs });
}

/**
 * The least table entry at an end of a free edge, {@link UNREACHABLE} where none is free. A path that uses free edges
 * pays at least this much after the last of them, so a table cut off here never overrates what is left to pay.
 */
export function freeCeiling(graph: Graph, table: Uint16Array, overlay: Uint8Array): number {
  const { ends } = graph;
  let least = UNREACHABLE;
  for (let e = overlay.indexOf(FREE); e >= 0; e = overlay.indexOf(FREE, e + 1)) {
    if (ends[2 * e] >= 0) least = Math.min(least, table[ends[2 * e]], table[ends[2 * e + 1]]);
  }
  return least;
}

/** Creates a path finder for one graph: about 40 bytes a node and edge of scratch, and 256 kB of buckets. */
export function createPathFinder(graph: Graph): PathFinder {
  const { nodeCount, edgeCount, offsets, targets, edges, reverse, ends } = graph;
  const arcCount = targets.length;
  const unpriced = new Uint8Array(edgeCount);
  // Costs are stored above a base that falls with every query, so whatever an earlier query left behind is larger
  // than anything this one can write: nothing needs clearing.
  const best = new Int32Array(nodeCount);
  let base = 0;
  const via = new Int32Array(nodeCount);
  const goal = new Int32Array(nodeCount);
  let stamp = 0;
  // Buckets are linked lists of entries; entry 0 ends a list. Each arc enters a node at most once per query.
  const heads = new Int32Array(UNREACHABLE + 1);
  const entryNode = new Int32Array(arcCount + nodeCount + 1);
  const entryNext = new Int32Array(arcCount + nodeCount + 1);
  let entries = 0;
  let top = 0;
  const turned = new Uint8Array(arcCount);

  function begin(): void {
    if (base < UNREACHABLE + 1) {
      base = 0x7fff_0000;
      best.fill(0x7fff_ffff);
    }
    base -= UNREACHABLE + 1;
    if (++stamp === 0x7fff_ffff) {
      stamp = 1;
      goal.fill(0);
    }
    entries = 0;
    top = 0;
  }

  function push(node: number, key: number): void {
    entryNode[++entries] = node;
    entryNext[entries] = heads[key];
    heads[key] = entries;
    if (key > top) top = key;
  }

  function aim(to: number | readonly number[]): void {
    if (typeof to === 'number') goal[to] = stamp;
    else for (const node of to) goal[node] = stamp;
  }

  function start(from: number | readonly number[], table: Uint16Array | null, ceiling: number): void {
    const sources = typeof from === 'number' ? [from] : from;
    for (const node of sources) {
      if (best[node] <= base) continue;
      best[node] = base;
      via[node] = -1;
      const rest = table === null ? 0 : Math.min(table[node], ceiling);
      if (rest !== UNREACHABLE) push(node, rest);
    }
  }

  /** Settles nodes by rising cost until a goal comes up, which it returns, or −1. */
  function search(costs: Uint8Array, overlay: Uint8Array, limit: number): number {
    const floor = base;
    let last = top;
    let count = entries;
    let found = -1;
    for (let key = 0; key <= last && key <= limit; key++) {
      for (let entry = heads[key]; entry !== 0; entry = heads[key]) {
        heads[key] = entryNext[entry];
        const node = entryNode[entry];
        if (best[node] !== floor + key) continue;
        if (goal[node] === stamp) {
          found = node;
          break;
        }
        for (let a = offsets[node], end = offsets[node + 1]; a < end; a++) {
          const held = overlay[edges[a]];
          if (held === CLOSED) continue;
          const sum = held === FREE ? key : key + costs[a];
          const target = targets[a];
          if (floor + sum >= best[target] || sum >= UNREACHABLE) continue;
          best[target] = floor + sum;
          via[target] = a;
          entryNode[++count] = target;
          entryNext[count] = heads[sum];
          heads[sum] = count;
          if (sum > last) last = sum;
        }
      }
      if (found >= 0) break;
    }
    heads.fill(0, 0, last + 1);
    return found;
  }

  /** As {@link search}, with buckets by cost so far plus the table's rest, cut off at the ceiling. */
  function guidedSearch(query: PathQuery, overlay: Uint8Array, ceiling: number, limit: number): number {
    const { costs } = query;
    const table = query.table!;
    const floor = base;
    let last = top;
    let count = entries;
    let found = -1;
    for (let key = 0; key <= last && key <= limit; key++) {
      for (let entry = heads[key]; entry !== 0; entry = heads[key]) {
        heads[key] = entryNext[entry];
        const node = entryNode[entry];
        const rest = table[node];
        const spent = key - Math.min(rest, ceiling);
        if (best[node] !== floor + spent) continue;
        if (goal[node] === stamp) {
          found = node;
          break;
        }
        for (let a = offsets[node], end = offsets[node + 1]; a < end; a++) {
          const held = overlay[edges[a]];
          if (held === CLOSED) continue;
          const sum = held === FREE ? spent : spent + costs[a];
          const target = targets[a];
          if (floor + sum >= best[target]) continue;
          const left = table[target];
          const total = sum + Math.min(left, ceiling);
          if (total >= UNREACHABLE) continue;
          best[target] = floor + sum;
          via[target] = a;
          entryNode[++count] = target;
          entryNext[count] = heads[total];
          heads[total] = count;
          if (total > last) last = total;
        }
      }
      if (found >= 0) break;
    }
    heads.fill(0, 0, last + 1);
    return found;
  }

  function traced(last: number): Path {
    const nodes = [last];
    const path: number[] = [];
    for (let node = last; via[node] >= 0; ) {
      const edge = edges[via[node]];
      path.push(edge);
      node = ends[2 * edge] === node ? ends[2 * edge + 1] : ends[2 * edge];
      nodes.push(node);
    }
    return { cost: best[last] - base, nodes: nodes.reverse(), edges: path.reverse() };
  }

  function costsFrom(from: number | readonly number[], pricing: Pricing): Uint16Array<ArrayBuffer> {
    begin();
    start(from, null, 0);
    const limit = pricing.limit ?? UNREACHABLE;
    search(pricing.costs, pricing.overlay ?? unpriced, limit);
    const costs = new Uint16Array(nodeCount);
    for (let v = 0; v < nodeCount; v++) {
      const cost = best[v] - base;
      costs[v] = cost <= limit && cost < UNREACHABLE ? cost : UNREACHABLE;
    }
    return costs;
  }

  return {
    path(query) {
      const { table, overlay, limit = UNREACHABLE } = query;
      begin();
      aim(query.to);
      if (table === undefined) {
        start(query.from, null, 0);
        const last = search(query.costs, overlay ?? unpriced, limit);
        return last < 0 ? null : traced(last);
      }
      const ceiling =
        overlay === undefined ? UNREACHABLE : (query.ceiling ?? freeCeiling(graph, table, overlay));
      start(query.from, table, ceiling);
      const last = guidedSearch(query, overlay ?? unpriced, ceiling, limit);
      return last < 0 ? null : traced(last);
    },
    costsFrom,
    costsTo(to, pricing) {
      const { costs } = pricing;
      for (let a = 0; a < arcCount; a++) turned[a] = costs[reverse[a]];
      return costsFrom(to, { ...pricing, costs: turned });
    },
  };
}
