// Cheapest paths against ngraph.path, on any packed graph with coordinates. The peer gets its best: links that need
// no direction where costs allow it, and a distance on the triangular lattice that never overrates what is left.

import createNgraph from 'ngraph.graph';
import { aStar, nba } from 'ngraph.path';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { CLOSED, costTable, createPathFinder, FREE, type Graph } from '../../src/core/graph';
import { compiledPaths } from './compiled-peer';
import { type Candidate, measure, type Quartiles, ratio, type Timing } from './measure';

/** A graph as the benchmark needs it: costs, where its nodes lie, and what is held or closed. */
export interface Terrain {
  readonly graph: Graph;
  /** Cost by arc. */
  readonly costs: Uint8Array;
  /** Coordinates of the nodes in units of the lattice spacing. */
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  /** Pay, free or closed by edge; absent for the empty board. */
  readonly overlay?: Uint8Array;
  /** Nodes that pairs are drawn from; absent for all that have an edge. */
  readonly sources?: readonly number[];
  /** Nodes that pairs lead to, for which tables are kept (think cities); absent for about 50 of the sources. */
  readonly targets?: readonly number[];
}

export interface PathBenchOptions {
  readonly seed: number;
  /** Timed rounds; 15 when absent. */
  readonly rounds?: number;
  /** Pairs a round; 200 when absent. */
  readonly batch?: number;
}

export interface PathBench {
  readonly timings: Timing[];
  /** The fastest of ngraph's finders. */
  readonly best: Timing;
  /** How many times as long as ours that takes: plain, with static tables, with tables of the position. */
  readonly plain: Quartiles;
  readonly guided: Quartiles;
  readonly exact: Quartiles;
  /** What the compiled program took; null where there is no compiler. */
  readonly compiled: Timing | null;
}

type Pair = readonly [from: number, to: number];

/** Distinct pairs of different nodes, drawn from a seed. */
function drawPairs(
  sources: readonly number[],
  targets: readonly number[],
  { seed, count }: { seed: number; count: number },
): Pair[] {
  const random = xoroshiro128plus(seed);
  const pairs = new Map<string, Pair>();
  while (pairs.size < count) {
    const from = sources[uniformInt(random, 0, sources.length - 1)];
    const to = targets[uniformInt(random, 0, targets.length - 1)];
    if (from !== to) pairs.set(`${from}-${to}`, [from, to]);
  }
  return [...pairs.values()];
}

function paid({ costs, overlay, graph }: Terrain, arc: number): number {
  const held = overlay?.[graph.edges[arc]];
  return held === CLOSED ? Infinity : held === FREE ? 0 : costs[arc];
}

/** Steps between two points of a triangular lattice, for neighbours at distance 1. */
function latticeSteps({ x, y }: Terrain, a: number, b: number): number {
  const rows = Math.abs(y[a] - y[b]) / (Math.sqrt(3) / 2);
  return rows + Math.max(0, Math.abs(x[a] - x[b]) - rows / 2);
}

/**
 * A value by node such that the two directions of every edge differ in cost by the difference of the values, or null.
 * With it, half the sum of both directions prices the edge without direction, and path costs differ by a constant
 * that only depends on the ends: the cheapest path is the same.
 */
function directionValues(terrain: Terrain): Float64Array | null {
  const { nodeCount, offsets, targets, reverse } = terrain.graph;
  const values = new Float64Array(nodeCount).fill(NaN);
  for (let first = 0; first < nodeCount; first++) {
    if (!Number.isNaN(values[first])) continue;
    values[first] = 0;
    for (const stack = [first]; stack.length > 0; ) {
      const node = stack.pop()!;
      for (let a = offsets[node]; a < offsets[node + 1]; a++) {
        if (paid(terrain, a) === Infinity) continue;
        const value = values[node] + (paid(terrain, a) - paid(terrain, reverse[a])) / 2;
        if (Number.isNaN(values[targets[a]])) {
          values[targets[a]] = value;
          stack.push(targets[a]);
        } else if (values[targets[a]] !== value) return null;
      }
    }
  }
  return values;
}

interface Peer {
  readonly finders: readonly { readonly name: string; find(from: number, to: number): { id: number }[] }[];
}

function ngraphFinders(terrain: Terrain): Peer['finders'] {
  const { nodeCount, offsets, targets, reverse } = terrain.graph;
  const oriented = directionValues(terrain) === null;
  const peer = createNgraph<number, number>({ multigraph: false });
  let scale = Infinity;
  for (let v = 0; v < nodeCount; v++) {
    peer.addNode(v, v);
    for (let a = offsets[v]; a < offsets[v + 1]; a++) {
      if (paid(terrain, a) === Infinity || (!oriented && targets[a] < v)) continue;
      const price = oriented ? paid(terrain, a) : (paid(terrain, a) + paid(terrain, reverse[a])) / 2;
      peer.addLink(v, targets[a], price);
      scale = Math.min(scale, price / latticeSteps(terrain, v, targets[a]));
    }
  }
  // A trifle less than exact, so that rounding cannot make it overrate.
  scale = Math.max(0, scale * (1 - 1e-9));
  const distance = (_from: unknown, _to: unknown, link: { data: number }) => link.data;
  const heuristic = (from: { id: unknown }, to: { id: unknown }) =>
    scale * latticeSteps(terrain, from.id as number, to.id as number);
  const make = (name: string, finder: { find(from: number, to: number): unknown[] }) => ({
    name: `ngraph ${name}${oriented ? ', oriented' : ''}`,
    find: (from: number, to: number) => finder.find(from, to) as { id: number }[],
  });
  return [
    make('nba, lattice distance', nba(peer, { oriented, distance, heuristic })),
    make('nba', nba(peer, { oriented, distance })),
    make('aStar, lattice distance', aStar(peer, { oriented, distance, heuristic })),
    make('aStar', aStar(peer, { oriented, distance })),
  ];
}

/** What a peer's path costs by our prices, whichever way round it lists the nodes; null for no path. */
function pathCost(terrain: Terrain, ids: readonly number[], [from]: Pair): number | null {
  const { offsets, targets } = terrain.graph;
  if (ids.length === 0) return null;
  const nodes = ids[0] === from ? ids : [...ids].reverse();
  let cost = 0;
  for (let i = 1; i < nodes.length; i++) {
    let least = Infinity;
    for (let a = offsets[nodes[i - 1]]; a < offsets[nodes[i - 1] + 1]; a++) {
      if (targets[a] === nodes[i]) least = Math.min(least, paid(terrain, a));
    }
    cost += least;
  }
  return cost;
}

/**
 * Measures our path finder, plain and with a table to each target, against ngraph.path on thousands of distinct
 * seeded pairs.
 *
 * @throws Error if any two candidates differ in the cost of any pair.
 */
export async function benchGraphPath(terrain: Terrain, options: PathBenchOptions): Promise<PathBench> {
  const { seed, rounds = 15, batch = 200 } = options;
  const { graph, costs, overlay } = terrain;
  const joined = Array.from({ length: graph.nodeCount }, (_, v) => v).filter(
    (v) => graph.offsets[v + 1] > graph.offsets[v],
  );
  const sources = terrain.sources ?? joined;
  const random = xoroshiro128plus(seed);
  const draw = () => sources[uniformInt(random, 0, sources.length - 1)];
  const targets = terrain.targets ?? [...new Set(Array.from({ length: 50 }, draw))];
  const inputs = drawPairs(sources, targets, { seed, count: (rounds + 3) * batch });
  const finder = createPathFinder(graph);
  const tables = new Map(targets.map((to) => [to, costTable(graph, costs, to)]));
  const plain = ([from, to]: Pair) => finder.path({ from, to, costs, overlay });
  const guided = ([from, to]: Pair) => finder.path({ from, to, costs, overlay, table: tables.get(to) });
  const rests = new Map(targets.map((to) => [to, finder.costsTo(to, { costs, overlay })]));
  const exact = ([from, to]: Pair) => finder.path({ from, to, costs, overlay, rest: rests.get(to) });
  const candidates: Candidate<Pair>[] = [
    { name: 'ours', run: plain, answer: (pair) => plain(pair)?.cost ?? null },
    { name: 'ours, with table', run: guided, answer: (pair) => guided(pair)?.cost ?? null },
    { name: 'ours, table of the position', run: exact, answer: (pair) => exact(pair)?.cost ?? null },
  ];
  for (const { name, find } of ngraphFinders(terrain)) {
    const ids = ([from, to]: Pair) => find(from, to).map(({ id }) => id);
    candidates.push({
      name,
      run: ([from, to]) => find(from, to),
      answer: (pair) => pathCost(terrain, ids(pair), pair),
    });
  }
  const timings = measure({ candidates, inputs, batch, rounds });
  const compiled = compiledPaths({
    graph,
    costs: Array.from(graph.targets, (_, arc) => paid(terrain, arc)),
    pairs: inputs,
    batch,
    warmup: 3,
  });
  for (const [n, cost] of (compiled?.answers ?? []).entries())
    if (cost !== (plain(inputs[n])?.cost ?? null))
      throw new Error(`pair ${inputs[n]}: the bucket queue says ${cost}`);
  const best = timings.slice(3).reduce((a, b) => (a.median < b.median ? a : b));
  const [plainly, guidedly, exactly] = timings;
  return {
    timings,
    best,
    plain: ratio(best, plainly),
    guided: ratio(best, guidedly),
    exact: ratio(best, exactly),
    compiled: compiled?.timing ?? null,
  };
}
