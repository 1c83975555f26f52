// What makes a hex map worth playing on (M2 … M12 of the digest's section 15). Each constraint is a function
// that says what is missing and by how much: sentences for the validator, amounts for the generator.

import { bridges, components, createGraph } from '../../../src/core/graph/index.js';
import { type BuildCharts, groundCost } from './build-charts.js';
import { developmentMarkers, suitsMarker } from './development-markers.js';
import {
  CITY,
  FOREST,
  type HexGround,
  isCity,
  isHexside,
  MOUNTAIN,
  PLAINS,
  SEA,
  STARTING_CITY,
  TOWN,
} from './ground.js';
import { distance, type Hex } from './layout.js';

/** Something a map lacks: which constraint asks for it, by how much it is missed, and a sentence about it. */
export interface Shortfall {
  readonly rule: string;
  /** How far off, in units of the constraint (towns, MB, hexes …); more than 0. */
  readonly by: number;
  readonly message: string;
}

/** Reports a shortfall. */
export type Report = (rule: string, by: number, message: () => string) => void;

/** A ground with the lists that several constraints share. */
export interface Surveyed {
  readonly ground: HexGround;
  readonly charts: BuildCharts;
  readonly land: readonly Hex[];
  readonly cities: readonly Hex[];
  readonly startingCities: readonly Hex[];
  readonly towns: readonly Hex[];
}

/** Lists the hexes of a ground by what they are. */
export function surveyPlaces(ground: HexGround, charts: BuildCharts): Surveyed {
  const land: Hex[] = [];
  const cities: Hex[] = [];
  const startingCities: Hex[] = [];
  const towns: Hex[] = [];
  for (let hex = 0; hex < ground.hexCount; hex++) {
    if (ground.terrain[hex] !== SEA) land.push(hex);
    if (ground.place[hex] === CITY) cities.push(hex);
    if (ground.place[hex] === STARTING_CITY) startingCities.push(hex);
    if (ground.place[hex] === TOWN) towns.push(hex);
  }
  return { ground, charts, land, cities, startingCities, towns };
}

/** Every constraint, in the digest's order. */
export const MAP_CONSTRAINTS: readonly ((map: Surveyed, report: Report) => void)[] = [
  landHangsTogether, // M2, M11
  startingCitiesInCorners, // M3
  placesInNumber, // M4
  markersHaveSites, // M5, M6
  openingsAreAffordable, // M7
  incomeGrowsFairly, // M8, M10
  citiesAreInReach, // M9
  terrainIsMixed, // M12
];

function landHangsTogether({ ground, land }: Surveyed, report: Report): void {
  range(report, 'M2', 'land hexes', land.length, 90, 130);
  const { hexCount, siteCount, ends, buildable } = ground;
  const joins: number[] = [];
  for (let site = hexCount; site < siteCount; site++) {
    if (buildable[site] === 1) joins.push(ends[2 * site], ends[2 * site + 1]);
  }
  const graph = createGraph(hexCount, joins);
  const usable = new Uint8Array(joins.length / 2).fill(1);
  const part = components(graph, usable);
  const parts = new Set(land.map((hex) => part[hex])).size;
  if (parts > 1) report('M2', parts - 1, () => `the land falls into ${parts} parts`);
  const single = bridges(graph, usable).reduce((sum, one) => sum + one, 0);
  if (single > 0) report('M11', single, () => `${single} hexsides are the only way to some land`);
}

function startingCitiesInCorners({ ground, startingCities }: Surveyed, report: Report): void {
  const { x, y, coastal } = ground;
  if (startingCities.length !== 4) {
    report(
      'M3',
      Math.abs(startingCities.length - 4),
      () => `${startingCities.length} starting cities, not 4`,
    );
  }
  const [left, right] = [Math.min(...x), Math.max(...x)];
  const [top, bottom] = [Math.min(...y), Math.max(...y)];
  for (const [cornerX, cornerY] of [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ]) {
    const near = startingCities.some((hex) => Math.hypot(x[hex] - cornerX, y[hex] - cornerY) <= 2);
    if (!near)
      report('M3', 1, () => `no starting city in the corner at ${cornerX.toFixed(1)}, ${cornerY.toFixed(1)}`);
  }
  for (const hex of startingCities) {
    if (coastal[hex] === 1) report('M3', 1, () => `starting city ${hex} lies at the sea`);
    for (const other of startingCities) {
      if (other > hex && distance(ground, hex, other) < 8) {
        report('M3', 1, () => `starting cities ${hex} and ${other} are nearer than 8`);
      }
    }
  }
}

function placesInNumber({ ground, cities, towns }: Surveyed, report: Report): void {
  const { neighbours, hexsides, buildable, terrain } = ground;
  range(report, 'M4', 'cities', cities.length, 10, 16);
  range(report, 'M4', 'towns', towns.length, 18, 28);
  for (const [code, name] of [
    [PLAINS, 'plains'],
    [FOREST, 'forest'],
    [MOUNTAIN, 'mountain'],
  ] as const) {
    if (!towns.some((hex) => terrain[hex] === code)) report('M4', 1, () => `no town lies on ${name}`);
  }
  for (const hex of cities) {
    let ways = 0;
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbours[6 * hex + direction];
      if (other < 0) continue;
      ways += buildable[hexsides[6 * hex + direction]];
      if (isCity(ground, other)) report('M4', 1, () => `cities ${hex} and ${other} are neighbours`);
    }
    if (ways < 3) report('M4', 3 - ways, () => `city ${hex} can be entered from ${ways} sides only`);
  }
}

function markersHaveSites({ ground, cities, towns }: Surveyed, report: Report): void {
  const sites = new Map<string, readonly Hex[]>();
  for (const id in developmentMarkers) {
    const marker = developmentMarkers[id];
    const found = (marker.on === 'city' ? cities : towns).filter((hex) => suitsMarker(ground, marker, hex));
    sites.set(id, found);
    if (found.length < 2) report('M5', 2 - found.length, () => `${marker.name} has ${found.length} sites`);
  }
  const placed = matchMarkers(sites);
  if (placed < sites.size)
    report('M5', sites.size - placed, () => `only ${placed} markers fit on different sites`);

  for (const hex of sites.get('factory') ?? []) {
    const sides = ground.near.river[hex];
    if (sides !== 4) report('M6', Math.abs(sides - 4), () => `Factory site ${hex} has ${sides} river sides`);
  }
  const harbours = new Set(['port', 'shipyard', 'cannery'].flatMap((id) => sites.get(id) ?? [])).size;
  if (harbours < 3) report('M6', 3 - harbours, () => `${harbours} coastal cities, not 3 or more`);
  const capes = sites.get('lighthouse')?.length ?? 0;
  if (capes < 2) report('M6', 2 - capes, () => `${capes} towns with sea on two sides, not 2 or more`);
}

// Kuhn's augmenting paths: as many markers as can lie on different sites at once.
function matchMarkers(sites: ReadonlyMap<string, readonly Hex[]>): number {
  const holder = new Map<Hex, string>();
  const place = (id: string, tried: Set<Hex>): boolean => {
    for (const hex of sites.get(id) ?? []) {
      if (tried.has(hex)) continue;
      tried.add(hex);
      const other = holder.get(hex);
      if (other !== undefined && !place(other, tried)) continue;
      holder.set(hex, id);
      return true;
    }
    return false;
  };
  let placed = 0;
  for (const id of sites.keys()) if (place(id, new Set())) placed++;
  return placed;
}

function openingsAreAffordable({ ground, charts, startingCities }: Surveyed, report: Report): void {
  const { neighbours, hexsides, place } = ground;
  for (const hex of startingCities) {
    const prices: number[] = [];
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbours[6 * hex + direction];
      if (other < 0 || place[other] !== TOWN) continue;
      prices.push(
        groundCost(charts, ground, hexsides[6 * hex + direction]) + groundCost(charts, ground, other),
      );
    }
    prices.sort((a, b) => a - b);
    const [first = 9, second = 9] = prices;
    if (first > 4) report('M7', first - 4, () => `no town next to starting city ${hex} for 4 MB or less`);
    if (second > 5)
      report('M7', second - 5, () => `no second town next to starting city ${hex} for 5 MB or less`);
  }
}

/** Face income within a distance of a hex: 2 MB a city, 1 a town, the hex itself left out. */
export function faceIncome(
  map: Pick<Surveyed, 'ground' | 'cities' | 'startingCities' | 'towns'>,
  from: Hex,
  within: number,
): number {
  const { ground, cities, startingCities, towns } = map;
  const inReach = (hex: Hex) => hex !== from && distance(ground, from, hex) <= within;
  return 2 * [...cities, ...startingCities].filter(inReach).length + towns.filter(inReach).length;
}

function incomeGrowsFairly(map: Surveyed, report: Report): void {
  for (const [within, least] of [
    [2, 5],
    [3, 8],
  ]) {
    for (const hex of map.startingCities) {
      const income = faceIncome(map, hex, within);
      if (income < least) {
        report(
          'M8',
          least - income,
          () => `${income} MB within ${within} of starting city ${hex}, not ${least}`,
        );
      }
    }
  }
  for (let within = 1; within <= 4; within++) {
    const incomes = map.startingCities.map((hex) => faceIncome(map, hex, within));
    const spread = Math.max(...incomes) - Math.min(...incomes);
    if (spread > 1)
      report('M10', spread - 1, () => `incomes within ${within} differ by ${spread} between starting cities`);
  }
}

function citiesAreInReach({ ground, cities, startingCities }: Surveyed, report: Report): void {
  for (const hex of cities) {
    const nearest = Math.min(...startingCities.map((start) => distance(ground, start, hex)));
    if (nearest > 6)
      report('M9', nearest - 6, () => `city ${hex} is ${nearest} from the nearest starting city`);
  }
}

function terrainIsMixed({ ground, land }: Surveyed, report: Report): void {
  const { terrain, siteCount, hexCount, buildable, river } = ground;
  const percent = (code: number) => (100 * land.filter((hex) => terrain[hex] === code).length) / land.length;
  range(report, 'M12', 'per cent plains', percent(PLAINS), 55, 65);
  range(report, 'M12', 'per cent forest', percent(FOREST), 20, 28);
  range(report, 'M12', 'per cent mountain', percent(MOUNTAIN), 15, 20);
  range(report, 'M12', 'sea hexes', hexCount - land.length, 8, 16);
  let sides = 0;
  let rivers = 0;
  for (let site = hexCount; site < siteCount; site++) {
    if (!isHexside(ground, site) || buildable[site] === 0) continue;
    sides++;
    rivers += river[site];
  }
  range(report, 'M12', 'per cent river hexsides', (100 * rivers) / sides, 8, 22);
}

function range(report: Report, rule: string, what: string, value: number, least: number, most: number): void {
  const by = value < least ? least - value : value - most;
  if (by > 0) report(rule, by, () => `${Math.round(value * 10) / 10} ${what}, not ${least} to ${most}`);
}
