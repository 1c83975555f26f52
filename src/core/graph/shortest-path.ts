// Cheapest paths for small integer costs: a bucket queue (Dial 1969), and A* if the caller has an exact table
// of costs to the target. Prices and closures are overlays; the caller decides what an edge stands for.

import { mustBeLimit, mustPriceAll } from './domain';
import type { Graph } from './graph';

/** An overlay's value for an edge of which the arc's own cost is paid. */
export const PAY = 0;
/** An overlay's value for an edge that costs nothing. */
export const FREE = 1;
/** An overlay's value for an edge that may not be used. */
export const CLOSED = 2;

/** A cost that stands for "cannot be reached". Paths over 65,534 are not found. */
export const UNREACHABLE = 65_535;

/** A path from its first node to its last; `edges[i]` joins `nodes[i]` and `nodes[i + 1]`. */
export interface Path {
  /** The sum of its edges' costs. */
  readonly cost: number;
  /** Its nodes from start to goal. */
  readonly nodes: number[];
  /** Its edges, one fewer than nodes; empty where start and goal are one. */
  readonly edges: number[];
}

/** What it costs to use the graph. */
export interface Pricing {
  /** Cost by arc, 0 … 255; a list with too few is refused with a RangeError. */
  readonly costs: Uint8Array;
  /** `PAY`, `FREE` or `CLOSED` by edge; absent means pay everywhere. */
  readonly overlay?: Uint8Array | undefined;
  /** Paths that cost more are not looked for; 65,534 if left out. A negative limit throws a RangeError. */
  readonly limit?: number | undefined;
}

/** Where a cheapest path begins and ends, at which prices. */
export interface PathQuery extends Pricing {
  /** Where the path may begin, at no cost: one node or several. */
  readonly from: number | readonly number[];
  /** Where it may end: one node or several. */
  readonly to: number | readonly number[];
  /**
   * The exact cost from every node to `to` for the same costs without overlay, from {@link costTable}. It can
   * change the time and the choice among equally cheap paths, never the cost.
   */
  readonly table?: Uint16Array | undefined;
  /**
   * The exact cost from every node to `to` for these costs and this overlay, from {@link PathFinder.costsTo};
   * used before a table. It costs one search per target and position, and pays from the third query on.
   */
  readonly rest?: Uint16Array | undefined;
}

/** Answers path queries on one graph; owns its scratch memory, so that a query allocates only its answer. */
export interface PathFinder {
  /**
   * Finds a cheapest path, or null if there is none within the limit. A source that is also a target gives a
   * path without edges.
   *
   * The query alone decides which of several equally cheap paths it is. Two searches take turns, one from the
   * sources and one from the targets: that with the lower cost first, the sources' on a tie. Each takes nodes
   * by rising cost, the latest found first, and their arcs by rising edge id. A node keeps the first cheapest
   * arc that led to it, and the first cheapest meeting is the answer. With a table only the sources' search
   * runs, in the order of cost so far plus the table's rest.
   */
  path(query: PathQuery): Path | null;
  /** The cost from the nearest of `from` to every node, {@link UNREACHABLE} where none: a fresh array. */
  costsFrom(from: number | readonly number[], pricing: Pricing): Uint16Array<ArrayBuffer>;
  /** The cost from every node to the nearest of `to`, {@link UNREACHABLE} where none: a fresh array. */
  costsTo(to: number | readonly number[], pricing: Pricing): Uint16Array<ArrayBuffer>;
}

/**
 * Tabulates the exact cost from every node to a target, for use as `PathQuery.table`. Costs about as much as
 * one search of the whole graph, and two bytes a node.
 *
 * @param graph A graph of `createGraph`.
 * @param costs The cost by arc, of `arcCosts`.
 * @param target A node, or nodes of which any will do.
 * @returns The cost by node; `UNREACHABLE` where there is no way.
 * @see {@link createPathFinder}
 * @example
 * const graph = createGraph(3, [0, 1, 1, 2]);
 * const costs = arcCosts(graph, () => 3);
 * console.log(costTable(graph, costs, 2).join(' '));
 * // 6 3 0
 */
export function costTable(
  graph: Graph,
  costs: Uint8Array,
  target: number | readonly number[],
): Uint16Array<ArrayBuffer> {
  return createPathFinder(graph).costsTo(target, { costs });
}

/**
 * The least table entry at an end of a free edge, {@link UNREACHABLE} if no edge is free. A path that uses
 * free edges pays at least this much after the last of them, so a table cut off here never overrates it.
 */
function freeCeiling(graph: Graph, table: Uint16Array, overlay: Uint8Array): number {
  const { ends } = graph;
  let least = UNREACHABLE;
  for (let e = overlay.indexOf(FREE); e >= 0; e = overlay.indexOf(FREE, e + 1)) {
    if (ends[2 * e] >= 0) least = Math.min(least, table[ends[2 * e]], table[ends[2 * e + 1]]);
  }
  return least;
}

/** One of the two searches that meet: outwards from the sources, or backwards from the targets. */
interface Side {
  /** Least cost found above the base, by node. */
  readonly best: Int32Array;
  /** The arc a node was found by, pointing away from this side's ends; −1 there. */
  readonly via: Int32Array;
  /** The arc whose cost is paid for an arc of the graph: itself, or its reverse. */
  readonly paid: Int32Array;
  /**
   * One bucket per cost; behind them pairs of a node and the next entry, 0 for none. Each arc and each end
   * enters at most once per query.
   */
  readonly queue: Int32Array;
  /** Behind the last entry. */
  free: number;
  /** The highest bucket in use. */
  top: number;
}

/** What a search has found and what it is up against. */
interface Search {
  /**
   * Costs are stored above a base that falls with every query. Values of an earlier query are larger than all
   * of this one, so nothing needs clearing.
   */
  base: number;
  /** Only paths cheaper than this are of interest: the best so far, or just above the limit. */
  bound: number;
  /** Where the two sides of the best path meet, −1 before there is one. */
  meeting: number;
  costs: Uint8Array;
  overlay: Uint8Array;
  /** The cost that is left from a node: its table entry, or the ceiling if that is less. */
  table: Uint16Array;
  ceiling: number;
}

const BUCKETS = UNREACHABLE + 1;
const INFINITE = 0x7fff_ffff;

function createSide(graph: Graph, paid: Int32Array): Side {
  const { nodeCount, targets } = graph;
  return {
    best: new Int32Array(nodeCount).fill(INFINITE),
    via: new Int32Array(nodeCount),
    paid,
    queue: new Int32Array(BUCKETS + 2 * (targets.length + nodeCount)),
    free: BUCKETS,
    top: 0,
  };
}

/** Puts a side back to its ends, at cost 0. */
function startSide(side: Side, { base, table, ceiling }: Search, ends: number | readonly number[]): void {
  const { best, via, queue } = side;
  queue.fill(0, 0, side.top + 1);
  side.free = BUCKETS;
  side.top = 0;
  for (const node of typeof ends === 'number' ? [ends] : ends) {
    const rest = Math.min(table[node], ceiling);
    if (best[node] <= base || rest === UNREACHABLE) continue;
    best[node] = base;
    via[node] = -1;
    queue[side.free] = node;
    queue[side.free + 1] = queue[rest];
    queue[rest] = side.free;
    side.free += 2;
    if (rest > side.top) side.top = rest;
  }
}

/**
 * Settles the nodes of one bucket, whose key is the cost so far plus the least that is left. The other side
 * has settled everything below `otherKey`. Without a table nothing is left: one loop serves both.
 */
function settle(
  graph: Graph,
  search: Search,
  turn: { side: Side; other: Side; key: number; otherKey: number },
) {
  const { offsets, targets, edges } = graph;
  const { base, costs, overlay, table, ceiling } = search;
  const { side, key, otherKey } = turn;
  const { best, via, paid, queue } = side;
  const opposite = turn.other.best;
  let { bound } = search;
  let { free, top } = side;
  for (let entry = queue[key]; entry !== 0 && key + otherKey < bound; entry = queue[key]) {
    queue[key] = queue[entry + 1];
    const node = queue[entry];
    const spent = base + key - Math.min(table[node], ceiling);
    if (best[node] !== spent) continue;
    for (let a = offsets[node], end = offsets[node + 1]; a < end; a++) {
      const held = overlay[edges[a]];
      if (held === CLOSED) continue;
      const sum = held === FREE ? spent : spent + costs[paid[a]];
      const target = targets[a];
      if (sum >= best[target]) continue;
      best[target] = sum;
      via[target] = a;
      const whole = sum - base + (opposite[target] - base);
      if (whole < bound) {
        bound = whole;
        search.meeting = target;
      }
      const total = sum - base + Math.min(table[target], ceiling);
      if (total + otherKey >= bound) continue;
      queue[free] = target;
      queue[free + 1] = queue[total];
      queue[total] = free;
      free += 2;
      if (total > top) top = total;
    }
  }
  search.bound = bound;
  side.free = free;
  side.top = top;
}

/**
 * Creates a path finder for one graph: about 80 bytes an edge of scratch, and twice 256 kB of buckets.
 *
 * @param graph A graph of `createGraph`.
 * @returns The path finder; it holds scratch and serves one caller at a time.
 * @see R. Dial, Algorithm 360: shortest-path forest with topological ordering (1969)
 * @example
 * const graph = createGraph(3, [0, 1, 1, 2, 0, 2]);
 * const costs = arcCosts(graph, (_from, _to, edge) => [1, 1, 5][edge]);
 * const path = createPathFinder(graph).path({ from: 0, to: 2, costs });
 * console.log(path?.nodes.join(' '), path?.cost);
 * // 0 1 2 2
 */
export function createPathFinder(graph: Graph): PathFinder {
  const { nodeCount, edgeCount, targets, edges, reverse } = graph;
  const unpriced = new Uint8Array(edgeCount);
  const nothingLeft = new Uint16Array(nodeCount);
  const outwards = createSide(
    graph,
    targets.map((_, a) => a),
  );
  const backwards = createSide(graph, reverse);
  const search: Search = {
    base: 0,
    bound: 0,
    meeting: -1,
    costs: unpriced,
    overlay: unpriced,
    table: nothingLeft,
    ceiling: UNREACHABLE,
  };

  function begin({ costs, overlay, limit = UNREACHABLE }: Pricing): void {
    mustBeLimit(limit, 'limit');
    mustPriceAll(costs, targets.length);
    if (search.base < BUCKETS) {
      search.base = 0x7ffe_0000;
      outwards.best.fill(INFINITE);
      backwards.best.fill(INFINITE);
    }
    search.base -= BUCKETS;
    search.bound = Math.min(limit + 1, UNREACHABLE);
    search.meeting = -1;
    search.costs = costs;
    search.overlay = overlay ?? unpriced;
    search.table = nothingLeft;
    search.ceiling = UNREACHABLE;
  }

  /** Lets one side run alone until it is through or can find nothing better. */
  function runAlone(side: Side, other: Side): void {
    for (let key = 0; key < search.bound && key <= side.top; key++) {
      if (side.queue[key] !== 0) settle(graph, search, { side, other, key, otherKey: 0 });
    }
  }

  /** Lets both sides run, the cheaper first, until neither can find anything better. */
  function runBoth(): void {
    let there = 0;
    let back = 0;
    while (there + back < search.bound && there <= outwards.top && back <= backwards.top) {
      if (there <= back) {
        settle(graph, search, { side: outwards, other: backwards, key: there++, otherKey: back });
      } else settle(graph, search, { side: backwards, other: outwards, key: back++, otherKey: there });
    }
  }

  function path(query: PathQuery): Path | null {
    const { from, to, table, overlay, rest } = query;
    begin(query);
    startSide(backwards, search, to);
    if (rest !== undefined) search.table = rest;
    else if (table !== undefined) {
      search.table = table;
      if (overlay) search.ceiling = freeCeiling(graph, table, overlay);
    }
    startSide(outwards, search, from);
    for (const node of typeof from === 'number' ? [from] : from) {
      if (backwards.best[node] === search.base && search.bound > 0) {
        return { cost: 0, nodes: [node], edges: [] };
      }
    }
    if (search.table === nothingLeft) runBoth();
    else runAlone(outwards, backwards);
    return search.meeting < 0 ? null : traced();
  }

  /** Follows a side's arcs from the meeting to its end. */
  function trace({ via }: Side, path: Path): void {
    for (let node = search.meeting, a = 0; (a = via[node]) >= 0; ) {
      path.edges.push(edges[a]);
      path.nodes.push((node = targets[reverse[a]]));
    }
  }

  function traced(): Path {
    const path: Path = { cost: search.bound, nodes: [search.meeting], edges: [] };
    trace(outwards, path);
    path.nodes.reverse();
    path.edges.reverse();
    trace(backwards, path);
    return path;
  }

  /** The costs that one side finds when it runs alone with nothing to meet. */
  function costsOf(
    side: Side,
    other: Side,
    { ends, pricing }: { ends: number | readonly number[]; pricing: Pricing },
  ) {
    begin(pricing);
    startSide(side, search, ends);
    const limit = search.bound - 1;
    runAlone(side, other);
    const { best } = side;
    const costs = new Uint16Array(nodeCount);
    for (let node = 0; node < nodeCount; node++) {
      const cost = best[node] - search.base;
      costs[node] = cost <= limit ? cost : UNREACHABLE;
    }
    return costs;
  }

  return {
    path,
    costsFrom: (ends, pricing) => costsOf(outwards, backwards, { ends, pricing }),
    costsTo: (ends, pricing) => costsOf(backwards, outwards, { ends, pricing }),
  };
}
