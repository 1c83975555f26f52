// Lays terrain, places and rivers over a quarter of the map by simulated annealing and mirrors them, so that
// every start sees the same land. The cost counts missed constraints, and a little ugliness and unevenness.

import type { Random } from '../../../../src/core/random/generator.js';
import { baseCharts } from '../building-cost-charts.js';
import {
  CITY,
  FOREST,
  type HexGround,
  MOUNTAIN,
  NO_PLACE,
  PLAINS,
  SEA,
  STARTING_CITY,
  surveyGround,
  TOWN,
} from '../ground.js';
import type { Hex, Layout, Site } from '../layout.js';
import { MAP_CONSTRAINTS, type Report, surveyPlaces } from '../map-constraints.js';
import { remoteness, unevenness } from './balance.js';
import { ugliness } from './ugliness.js';

/** How a map repeats itself: mirrored left–right and top–bottom, or turned by half a circle. */
export type Symmetry = 'mirror' | 'turn';

// What one step may put on a hex, by how often it is tried: terrain and place.
const KINDS: readonly (readonly [terrain: number, place: number])[] = [
  [SEA, NO_PLACE],
  [PLAINS, NO_PLACE],
  [PLAINS, NO_PLACE],
  [FOREST, NO_PLACE],
  [MOUNTAIN, NO_PLACE],
  [PLAINS, TOWN],
  [FOREST, TOWN],
  [MOUNTAIN, TOWN],
  [PLAINS, CITY],
];
// M4 and M5 are about places, M2 and M11 about regions: a miss there weighs more than a per cent of forest.
const WEIGHTS: Readonly<Record<string, number>> = {
  M2: 4,
  M3: 6,
  M4: 2,
  M5: 3,
  M6: 2,
  M7: 3,
  M8: 2,
  M9: 2,
  M10: 2,
  M11: 3,
  M12: 0.5,
};
const HOT = 3;
const COLD = 0.04;

/** The outcome of a search: the ground, and what of the constraints it still misses (0 for a good map). */
export interface GroundResult {
  readonly ground: HexGround;
  readonly missing: number;
}

/** Searches `steps` steps for a ground that meets M2 … M12. `fixed` hexes are starting cities. */
export function layGround(
  layout: Layout,
  fixed: readonly Hex[],
  { random, steps, symmetry }: { random: Random; steps: number; symmetry: Symmetry },
): GroundResult {
  const hexOrbits = orbitsOf(layout, symmetry).filter((orbit) => !orbit.some((hex) => fixed.includes(hex)));
  const sideOrbits = sideOrbitsOf(layout, symmetry);
  const terrain = new Uint8Array(layout.hexCount).fill(PLAINS);
  const place = new Uint8Array(layout.hexCount);
  const river = new Uint8Array(layout.siteCount);
  for (const hex of fixed) place[hex] = STARTING_CITY;
  for (const orbit of hexOrbits) paint(orbit, KINDS[random.int(0, KINDS.length - 1)], terrain, place);
  for (const orbit of sideOrbits) if (random.int(0, 6) === 0) for (const site of orbit) river[site] = 1;

  let cost = weigh(layout, terrain, place, river).cost;
  for (let step = 0; step < steps; step++) {
    const heat = HOT * (COLD / HOT) ** (step / steps);
    const kept = [terrain.slice(), place.slice(), river.slice()] as const;
    change(layout, hexOrbits, sideOrbits, { terrain, place, river, random });
    const tried = weigh(layout, terrain, place, river).cost;
    // Metropolis: a worse map is kept with probability exp(−loss / heat).
    if (tried <= cost || random.int(0, 999_999) < 1_000_000 * Math.exp((cost - tried) / heat)) {
      cost = tried;
      continue;
    }
    terrain.set(kept[0]);
    place.set(kept[1]);
    river.set(kept[2]);
  }
  clearSea(layout, terrain, river);
  const { missing } = weigh(layout, terrain, place, river);
  return { ground: surveyGround(layout, terrain, place, river), missing };
}

interface GroundDraft {
  readonly terrain: Uint8Array;
  readonly place: Uint8Array;
  readonly river: Uint8Array;
  readonly random: Random;
}

function change(layout: Layout, hexes: readonly Hex[][], sides: readonly Site[][], draft: GroundDraft): void {
  const { terrain, place, river, random } = draft;
  const move = random.int(0, 9);
  if (move < 4) {
    const orbit = sides[random.int(0, sides.length - 1)];
    const wet = river[orbit[0]] === 1 ? 0 : 1;
    for (const site of orbit) river[site] = wet;
  } else if (move < 8) {
    const orbit = hexes[random.int(0, hexes.length - 1)];
    paint(orbit, KINDS[random.int(0, KINDS.length - 1)], terrain, place);
  } else {
    const [one, other] = [hexes[random.int(0, hexes.length - 1)], hexes[random.int(0, hexes.length - 1)]];
    const was = [terrain[one[0]], place[one[0]]] as const;
    paint(one, [terrain[other[0]], place[other[0]]], terrain, place);
    paint(other, was, terrain, place);
  }
  clearSea(layout, terrain, river);
}

function paint(
  orbit: readonly Hex[],
  [land, stands]: readonly [number, number],
  terrain: Uint8Array,
  place: Uint8Array,
): void {
  for (const hex of orbit) {
    terrain[hex] = land;
    place[hex] = stands;
  }
}

// HT-MAP-4: no river touches the sea sideways.
function clearSea({ hexCount, siteCount, ends }: Layout, terrain: Uint8Array, river: Uint8Array): void {
  for (let site = hexCount; site < siteCount; site++) {
    if (terrain[ends[2 * site]] === SEA || terrain[ends[2 * site + 1]] === SEA) river[site] = 0;
  }
}

function weigh(layout: Layout, terrain: Uint8Array, place: Uint8Array, river: Uint8Array) {
  const ground = surveyGround(layout, terrain, place, river);
  let missing = 0;
  const report: Report = (rule, by) => {
    missing += WEIGHTS[rule] * by;
  };
  const map = surveyPlaces(ground, baseCharts);
  for (const constraint of MAP_CONSTRAINTS) constraint(map, report);
  return { missing, cost: missing + ugliness(ground) + unevenness(map) + remoteness(map) };
}

// Hexes that are the same land seen from different corners.
function orbitsOf({ hexCount, x, y }: Layout, symmetry: Symmetry): Hex[][] {
  const [right, bottom] = [Math.max(...x), Math.max(...y)];
  const at = new Map(Array.from(x, (_, hex) => [key(x[hex], y[hex]), hex]));
  const orbits: Hex[][] = [];
  const seen = new Set<Hex>();
  for (let hex = 0; hex < hexCount; hex++) {
    if (seen.has(hex)) continue;
    const images = imagesOf(x[hex], y[hex], right, bottom, symmetry).map(([u, v]) => at.get(key(u, v)));
    const orbit = [...new Set(images)].filter((image) => image !== undefined);
    for (const image of orbit) seen.add(image);
    orbits.push(orbit);
  }
  return orbits;
}

function sideOrbitsOf({ hexCount, siteCount, ends, x, y }: Layout, symmetry: Symmetry): Site[][] {
  const [right, bottom] = [Math.max(...x), Math.max(...y)];
  const middle = (site: Site) => [
    (x[ends[2 * site]] + x[ends[2 * site + 1]]) / 2,
    (y[ends[2 * site]] + y[ends[2 * site + 1]]) / 2,
  ];
  const at = new Map<string, Site>();
  for (let site = hexCount; site < siteCount; site++)
    at.set(key(...(middle(site) as [number, number])), site);
  const orbits: Site[][] = [];
  const seen = new Set<Site>();
  for (let site = hexCount; site < siteCount; site++) {
    if (seen.has(site)) continue;
    const [u, v] = middle(site);
    const images = imagesOf(u, v, right, bottom, symmetry).map(([a, b]) => at.get(key(a, b)));
    const orbit = [...new Set(images)].filter((image) => image !== undefined);
    for (const image of orbit) seen.add(image);
    orbits.push(orbit);
  }
  return orbits;
}

function imagesOf(
  u: number,
  v: number,
  right: number,
  bottom: number,
  symmetry: Symmetry,
): (readonly [number, number])[] {
  const turned = [right - u, bottom - v] as const;
  if (symmetry === 'turn') return [[u, v], turned];
  return [[u, v], [right - u, v], [u, bottom - v], turned];
}

function key(u: number, v: number): string {
  return `${Math.round(u * 100)}/${Math.round(v * 100)}`;
}
