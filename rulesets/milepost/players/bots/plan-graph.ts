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
  const { bare, kindAt } = groundsFor(game);
  const prices = pricesFor(game, seat);
  const key = priceKey(prices);
  let costs = bare.get(key);
  if (costs === undefined) {
    costs = priceArcs(game.board, kindAt, prices);
    bare.set(key, costs);
  }
  return costs;
}

/** What ground and water cost a seat, as a text. */
export const groundPrices = (game: PlanGame, seat: number): string => priceKey(pricesFor(game, seat));

const priceKey = ({ grounds, waters }: Prices) => [...grounds, ...waters].join();

function pricesFor(game: PlanGame, seat: number): Prices {
  const { policies } = game.rules;
  return {
    grounds: groundsFor(game).samples.map((milepost) => policies.milepostPrice(game, seat, milepost)),
    waters: WATERS.map((name) => policies.surcharge(game, seat, name)),
  };
}

/** What each arc costs if building were free: the fewest mileposts there are. */
export const freeCosts = onceABoard((board) => {
  const free = { grounds: [0], waters: WATERS.map(() => 0) };
  return priceArcs(board, new Uint16Array(board.size), free);
});

type Region = PlanGame['rules']['policies']['priceRegion'];

// By board, then by the policy that tells regions.
const groundsOf = onceABoard((_) => new WeakMap<Region, Grounds>());

function groundsFor({ board, rules }: PlanGame): Grounds {
  const { priceRegion } = rules.policies;
  const known = groundsOf(board);
  const grounds = known.get(priceRegion) ?? findGrounds(board, priceRegion);
  known.set(priceRegion, grounds);
  return grounds;
}

/** The kinds of ground that a price may depend on. */
interface Grounds {
  /** One milepost of each. */
  readonly samples: readonly Milepost[];
  /** By milepost. */
  readonly kindAt: Uint16Array;
  /** Costs by arc as if nothing were built and no right held, by the prices they are made of. */
  readonly bare: Map<string, Uint8Array>;
}

function findGrounds(board: MilepostBoard, priceRegion: Region): Grounds {
  const { size, mileposts, cityAt, cities, terrain, underground } = board;
  const kinds = new Map<string, number>();
  const samples: Milepost[] = [];
  const kindAt = new Uint16Array(size);
  for (const milepost of mileposts) {
    const city = cityAt[milepost];
    const ground = city >= 0 ? cities[city].size : terrain[milepost];
    const kind = `${ground} ${underground[milepost]} ${priceRegion(board, milepost)}`;
    if (!kinds.has(kind)) kinds.set(kind, samples.push(milepost) - 1);
    kindAt[milepost] = kinds.get(kind) as number;
  }
  return { samples, kindAt, bare: new Map() };
}

/** Prices by kind of ground and by kind of water. */
interface Prices {
  readonly grounds: readonly number[];
  readonly waters: readonly number[];
}

function priceArcs(board: MilepostBoard, kindAt: Uint16Array, { grounds, waters }: Prices): Uint8Array {
  const { graph, firstRed, firstFerry, firstSea } = planGraph(board);
  const costs = new Uint8Array(graph.targets.length);
  for (let node = 0; node < graph.nodeCount; node++) {
    for (let arc = graph.offsets[node]; arc < graph.offsets[node + 1]; arc++) {
      const edge = graph.edges[arc];
      const to = graph.targets[arc];
      if (edge >= firstSea) costs[arc] = seaCost(board, node, to);
      else if (edge >= firstFerry) costs[arc] = FERRY_STEP;
      else if (edge >= firstRed) costs[arc] = STEP;
      else costs[arc] = trackCost(withWater(grounds[kindAt[to]], board.water[edge], (kind) => waters[kind]));
    }
  }
  return costs;
}

/** The cost of an arc on which track is built for a price. Tables hold no more than a byte. */
export const trackCost = (price: number): number => Math.min(MOST_COST, STEP + MILLION * price);

// Even, as all costs of track are: planners tell rented steps by their odd cost.
const MOST_COST = 254;

function seaCost({ shipPortAt }: MilepostBoard, from: Milepost, to: Milepost): number {
  if (shipPortAt[from] >= 0) return BOARDING + SEA_STEP;
  return shipPortAt[to] >= 0 ? LANDING + SEA_STEP : SEA_STEP;
}

/** The overlay without the sea: no line is built across it. */
export function onLand(overlay: Uint8Array, { firstSea }: PlanGraph): Uint8Array {
  if (firstSea === overlay.length) return overlay;
  return overlay.slice().fill(CLOSED, firstSea);
}
