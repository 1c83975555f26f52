// A map without what is broken in it, so that the rest can be judged in the same run. Findings
// of a mended map depend on the missing parts: a board without a ferry has land that seems cut off.

import type { MapFinding } from '../../../src/core/map/finding.js';
import { checkStructure, isEdgeOnLand } from './check-structure.js';
import { latticeSize, terrainCodes } from './lattice.js';
import type { DeckData, MapData } from './map-format.js';

/** The sound part of a map and its deck. */
export interface Mended {
  readonly map: MapData;
  /** Without cards where the deck is broken. */
  readonly deck: DeckData;
  /** True if all cities are there. */
  readonly hasCities: boolean;
  /** True if all ferries and links are there. */
  readonly hasWays: boolean;
  /** True if the deck is as it was given. */
  readonly hasDeck: boolean;
}

const TABLES = ['cities', 'goods', 'waters', 'crossings', 'areas', 'seas', 'shipPorts', 'cityLinks'] as const;
type Table = (typeof TABLES)[number];
type City = MapData['cities'][number];

// A mark without its city or port harms nothing else.
const HARMLESS: ReadonlySet<string> = new Set(['city/stray-mark', 'crossing/stray-mark']);
// These are mended in the city itself.
const OF_THE_CITY: ReadonlySet<string> = new Set(['city/unknown-good', 'city/repeated-good', 'city/outer']);

/** Leaves out what the structural findings name; null if what is broken cannot be left out. */
export function mended(map: MapData, deck: DeckData): Mended | null {
  let left: Mended = { map, deck, hasCities: true, hasWays: true, hasDeck: true };
  // Other entries may name a broken one: a link of cities names cities. Each round leaves something out.
  for (;;) {
    const broken = checkStructure(left.map, left.deck).filter(({ code }) => !HARMLESS.has(code));
    if (broken.length === 0) return left;
    if (broken.some(({ path }) => !canLeaveOut(path))) return null;
    left = without(left, broken);
  }
}

const canLeaveOut = ([file, table, index]: MapFinding['path']) =>
  file === 'deck' || table === 'blocked' || (isTable(table) && index !== undefined);
const isTable = (name: unknown): name is Table => TABLES.some((table) => table === name);

function without({ map, deck, ...known }: Mended, broken: readonly MapFinding[]): Mended {
  const isAt = (table: string, index: number, mendable: boolean) =>
    broken.some(
      ({ code, path }) => path[1] === table && path[2] === index && OF_THE_CITY.has(code) === mendable,
    );
  const goods = new Set(map.goods.map(({ id }) => id));
  const cities = map.cities.map((city, index) =>
    isAt('cities', index, true) ? mendedCity(city, goods) : city,
  );
  const tables = Object.fromEntries(
    TABLES.flatMap((table) => {
      const entries: readonly object[] | undefined = table === 'cities' ? cities : map[table];
      return entries === undefined ? [] : [[table, entries.filter((_, index) => !isAt(table, index, false))]];
    }),
  );
  const size = latticeSize(map);
  const terrain = terrainCodes(map);
  const blocked = [...new Set(map.blocked)].filter((edge) => isEdgeOnLand(size, terrain, edge));
  const isBroken = (...names: readonly string[]) =>
    broken.some(({ path }) => names.includes(String(path[1])));
  const hasDeck = known.hasDeck && broken.every(({ path }) => path[0] !== 'deck');
  const left: MapData = { ...map, ...tables, blocked };
  return {
    map: left,
    deck: hasDeck ? deck : { ...deck, map: map.id, cards: [] },
    hasCities: known.hasCities && left.cities.length === map.cities.length,
    hasWays: known.hasWays && !isBroken('crossings', 'cityLinks'),
    hasDeck,
  };
}

/** A path of what is left as one of the whole map: entries that were left out move the others up. */
export function pathIn(map: MapData, left: MapData, path: MapFinding['path']): MapFinding['path'] {
  const [file, table, index, ...rest] = path;
  if (file !== 'map' || !isTable(table) || typeof index !== 'number') return path;
  const id = left[table]?.[index]?.id;
  return [file, table, map[table]?.findIndex((entry) => entry.id === id) ?? index, ...rest];
}

function mendedCity({ outer, ...city }: City, goods: ReadonlySet<string>): City {
  const supplies = [...new Set(city.supplies)].filter((good) => goods.has(good));
  if (outer === undefined || city.size !== 'major') return { ...city, supplies };
  return { ...city, supplies, outer: [...new Set(outer.split(' '))].join(' ') };
}
