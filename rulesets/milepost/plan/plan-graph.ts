// The board as a graph for planning: segments keep their ids, red steps and ferries follow behind. One unit of cost is
// half a milepost of movement; a million of building counts as much as a milepost.

import { createGraph, createPathFinder, type Graph, type PathFinder } from '../../../src/graph/index.js';
import { type Milepost, type MilepostBoard, TERRAINS, WATERS } from '../board/board.js';
import type { MilepostRules } from '../rules/rules.js';

/** Cost of moving one milepost. */
export const STEP = 2;
/** Cost of a million. */
export const MILLION = 2;
/** Cost of a step on opponents' track: the step, and its share of the rent. */
export const RENTED_STEP = 3;
/** Cost of a ferry: the wait and the half rate. */
export const FERRY_STEP = 20;

/** A board's planning graph with what never changes about it. */
export interface PlanGraph {
  readonly graph: Graph;
  readonly finder: PathFinder;
  /** Cost of each arc as if nothing were built and no right held. */
  readonly costs: Uint8Array;
  /** Both arcs of an edge, by edge: leaving its first end, then its second. */
  readonly arcs: Int32Array;
  /** Edges from here on are red steps, from `firstFerry` on ferries. */
  readonly firstRed: number;
  readonly firstFerry: number;
  /** The crossing of each ferry edge, in order. */
  readonly ferries: readonly string[];
}

const graphs = /* @__PURE__ */ (() => new WeakMap<MilepostBoard, PlanGraph>())();

/** The planning graph of a board, made on first use. */
export function planGraph(board: MilepostBoard, rules: MilepostRules): PlanGraph {
  let known = graphs.get(board);
  if (known === undefined) {
    known = makeGraph(board, rules);
    graphs.set(board, known);
  }
  return known;
}

function makeGraph(board: MilepostBoard, rules: MilepostRules): PlanGraph {
  const ends: number[] = Array.from(board.ends);
  const firstRed = board.segmentCount;
  for (const major of board.majors) {
    const { mileposts } = board.cities[major];
    for (const from of mileposts) {
      for (let direction = 0; direction < 3; direction++) {
        const to = board.neighbours[6 * from + direction];
        if (to >= 0 && mileposts.includes(to)) ends.push(from, to);
      }
    }
  }
  const firstFerry = ends.length / 2;
  const ferries = board.ferriesAndLinks.filter(({ kind }) => kind === 'ferry');
  for (const { ports } of ferries) ends.push(ports[0], ports[1]);
  const graph = createGraph(board.size, ends);
  const arcs = new Int32Array(2 * graph.edgeCount).fill(-1);
  const costs = new Uint8Array(graph.targets.length);
  for (let node = 0; node < graph.nodeCount; node++) {
    for (let arc = graph.offsets[node]; arc < graph.offsets[node + 1]; arc++) {
      const edge = graph.edges[arc];
      arcs[2 * edge + (graph.ends[2 * edge] === node ? 0 : 1)] = arc;
      if (edge >= firstFerry) costs[arc] = FERRY_STEP;
      else if (edge >= firstRed) costs[arc] = STEP;
      else costs[arc] = STEP + MILLION * bareCost(board, rules, edge, graph.targets[arc]);
    }
  }
  const finder = createPathFinder(graph);
  return { graph, finder, costs, arcs, firstRed, firstFerry, ferries: ferries.map(({ id }) => id) };
}

// As build-cost.ts has it, without events and without rights.
function bareCost(board: MilepostBoard, rules: MilepostRules, segment: number, to: Milepost): number {
  const city = board.cityAt[to];
  let price =
    city >= 0
      ? rules.cityPrices[board.cities[city].size]
      : rules.terrainPrices[TERRAINS[board.terrain[to]] as keyof MilepostRules['terrainPrices']];
  for (let kind = 0; kind < WATERS.length; kind++) {
    if ((board.crossings[segment] & (1 << kind)) !== 0) price += rules.surcharges[WATERS[kind]];
  }
  return price;
}
