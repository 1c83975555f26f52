// The board as a graph for plans: segments keep their ids; red steps, links, ferries and the sea follow. One
// unit of cost is half a milepost of movement; a million of building counts as much as two mileposts.

import {
  CLOSED,
  type CostTables,
  createCostTables,
  createGraph,
  createPathFinder,
  type Graph,
  type PathFinder,
} from '../../../../src/core/graph/index.js';
import { type Milepost, type MilepostBoard, WATERS } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { withWater } from '../../rules/building/build-cost.js';
import type { PlanGame } from './planning.js';

/** Cost of moving one milepost. */
export const STEP = 2;
/** Cost of a million. */
export const MILLION = 4;
/** Cost of a step on opponents' track: the step and a share of the rent. Odd, unlike prices of track. */
export const RENTED_STEP = 7;
// Cost of a ferry: the wait and the half rate.
const FERRY_STEP = 20;
/** Cost of a sea point: ships are a little slower than trains. */
const SEA_STEP = 3;
// Cost of going aboard a ship: the rest of the turn, and the fee.
const BOARDING = 20;
/** Cost of landing: what is left of the ship's turn. */
const LANDING = 10;

/** A board's planning graph with what never changes about it. */
export interface PlanGraph {
  readonly graph: Graph;
  readonly finder: PathFinder;
  readonly tables: CostTables;
  /** Both arcs of an edge, by edge: leaving its first end, then its second. */
  readonly arcs: Int32Array;
  /** Edges from here on are red steps, then links, ferries, and steps at sea. */
  readonly firstRed: number;
  readonly firstLink: number;
  readonly firstFerry: number;
  readonly firstSea: number;
  /** The crossing of each ferry edge, in order. */
  readonly ferries: readonly string[];
  /** The link of each link edge, in order. */
  readonly links: readonly string[];
  /** Costs by arc as if nothing were built and no right held, by the prices they are made of. */
  readonly bare: Map<string, Uint8Array>;
}

/** The planning graph of a board, made on first use. */
export const planGraph = onceABoard(makeGraph);

function makeGraph(board: MilepostBoard): PlanGraph {
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
  const firstLink = ends.length / 2;
  const links: string[] = [];
  for (const { id, cities } of board.cityLinks) {
    for (const from of board.cities[cities[0]].mileposts) {
      for (const to of board.cities[cities[1]].mileposts) {
        ends.push(from, to);
        links.push(id);
      }
    }
  }
  const firstFerry = ends.length / 2;
  const ferries = board.crossings.filter(({ kind }) => kind === 'ferry');
  for (const { ports } of ferries) ends.push(ports[0], ports[1]);
  const firstSea = ends.length / 2;
  if (board.seas.length > 0) ends.push(...seaSteps(board));
  const graph = createGraph(board.size, ends);
  const arcs = new Int32Array(2 * graph.edgeCount).fill(-1);
  for (let node = 0; node < graph.nodeCount; node++) {
    for (let arc = graph.offsets[node]; arc < graph.offsets[node + 1]; arc++) {
      const edge = graph.edges[arc];
      arcs[2 * edge + (graph.ends[2 * edge] === node ? 0 : 1)] = arc;
    }
  }
  return {
    graph,
    finder: createPathFinder(graph),
    tables: createCostTables(graph),
    arcs,
    firstRed,
    firstLink,
    firstFerry,
    firstSea,
    ferries: ferries.map(({ id }) => id),
    links,
    bare: new Map(),
  };
}

// Both ends of every step at sea, each once.
function seaSteps({ size, seaNeighbours }: MilepostBoard): number[] {
  const ends: number[] = [];
  for (let from = 0; from < size; from++) {
    for (let direction = 0; direction < 6; direction++) {
      const to = seaNeighbours[6 * from + direction];
      if (to > from) ends.push(from, to);
    }
  }
  return ends;
}

/** What each arc costs a seat as if nothing were built and no right held; shared, not to be changed. */
export function bareCosts(game: PlanGame, seat: number): Uint8Array {
  const plan = planGraph(game.board);
  const prices = pricesFor(game, seat);
  const key = priceKey(prices);
  let costs = plan.bare.get(key);
  if (costs === undefined) {
    costs = priceArcs(game.board, plan, prices);
    plan.bare.set(key, costs);
  }
  return costs;
}

/** What ground and water cost a seat, as a text. */
export const groundPrices = (game: PlanGame, seat: number): string => priceKey(pricesFor(game, seat));

const priceKey = ({ grounds, waters }: Prices) => [...grounds, ...waters].join();

function pricesFor(game: PlanGame, seat: number): Prices {
  const { policies } = game.rules;
  return {
    grounds: groundsOf(game.board).samples.map((milepost) => policies.milepostPrice(game, seat, milepost)),
    waters: WATERS.map((name) => policies.surcharge(game, seat, name)),
  };
}

/** What each arc costs if building were free: the fewest mileposts there are. */
export const freeCosts = onceABoard((board) => {
  const grounds = groundsOf(board).samples.map(() => 0);
  return priceArcs(board, planGraph(board), { grounds, waters: WATERS.map(() => 0) });
});

const groundsOf = onceABoard(findGrounds);

// The kinds of ground that a price may depend on: one milepost of each, and the kind of every milepost.
function findGrounds({ size, mileposts, cityAt, cities, terrain, underground }: MilepostBoard) {
  const kinds = new Map<string, number>();
  const samples: Milepost[] = [];
  const kindAt = new Uint8Array(size);
  for (const milepost of mileposts) {
    const city = cityAt[milepost];
    const kind = `${city >= 0 ? cities[city].size : terrain[milepost]} ${underground[milepost]}`;
    if (!kinds.has(kind)) kinds.set(kind, samples.push(milepost) - 1);
    kindAt[milepost] = kinds.get(kind) as number;
  }
  return { samples, kindAt };
}

/** Prices by kind of ground and by kind of water. */
interface Prices {
  readonly grounds: readonly number[];
  readonly waters: readonly number[];
}

function priceArcs(board: MilepostBoard, plan: PlanGraph, { grounds, waters }: Prices): Uint8Array {
  const { graph, firstRed, firstFerry, firstSea } = plan;
  const { kindAt } = groundsOf(board);
  const costs = new Uint8Array(graph.targets.length);
  for (let node = 0; node < graph.nodeCount; node++) {
    for (let arc = graph.offsets[node]; arc < graph.offsets[node + 1]; arc++) {
      const edge = graph.edges[arc];
      const to = graph.targets[arc];
      if (edge >= firstSea) costs[arc] = seaCost(board, node, to);
      else if (edge >= firstFerry) costs[arc] = FERRY_STEP;
      else if (edge >= firstRed) costs[arc] = STEP;
      else
        costs[arc] =
          STEP + MILLION * withWater(grounds[kindAt[to]], board.water[edge], (kind) => waters[kind]);
    }
  }
  return costs;
}

function seaCost({ shipPortAt }: MilepostBoard, from: Milepost, to: Milepost): number {
  if (shipPortAt[from] >= 0) return BOARDING + SEA_STEP;
  return shipPortAt[to] >= 0 ? LANDING + SEA_STEP : SEA_STEP;
}

/** The overlay without the sea: no line is built across it. */
export function onLand(overlay: Uint8Array, { firstSea }: PlanGraph): Uint8Array {
  if (firstSea === overlay.length) return overlay;
  return overlay.slice().fill(CLOSED, firstSea);
}
