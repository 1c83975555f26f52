// From a hex map to the board that every rule reads, made once. Errors of structure are refused here; whether the
// board plays well is validate-map.ts.

import * as z from 'zod/mini';
import { InvalidInputError, type Issue } from '../../../src/core/engine/index.js';
import { formatCell, parseCell, parseEdge } from '../../../src/core/map/cell-text.js';
import { contentHash } from '../../../src/core/map/content-hash.js';
import type { LatticeSize } from '../../../src/core/map/hex-geometry.js';
import { type Ground, NO_PLACE, SEA, STARTING_CITY, surveyGround, TOWN } from './ground.js';
import { createLayout, type Hex, hexsideBetween, type Layout, type Site } from './layout.js';
import { HEX_MARKS, type HexMapData, hexMapSchema, NO_HEX } from './map-format.js';

/** A compiled hex board. All typed arrays are read-only by convention and shared by every state. */
export interface HexBoard extends Ground {
  /** The id of the map; `config.board` names it. */
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
  /** SHA-256 of the canonical JSON of the map, hex. */
  readonly hash: string;
  /** Display names of towns and cities by hex, null elsewhere. */
  readonly names: readonly (string | null)[];
  /** HT-MAP-5: cities and starting cities, ascending. */
  readonly cities: readonly Hex[];
  /** The hexes of the cities that companies start from, ascending (HT-SETUP-6). */
  readonly startingCities: readonly Hex[];
  /** The hexes with a town, ascending. */
  readonly towns: readonly Hex[];
  /** Rivers by name, each with the hexsides it follows. */
  readonly rivers: readonly { readonly name: string; readonly sites: readonly Site[] }[];
  /** The hex at a place of the map, "column,row"; −1 where there is none. */
  hexAt(cell: string): Hex;
  /** The hexside between two hexes, −1 if they do not touch. */
  hexside(a: Hex, b: Hex): Site;
}

/**
 * Compiles a hex map. Throws {@link InvalidInputError} with every finding if it does not fit its schema or itself.
 *
 * @example
 * console.log(compileHexBoard(fourCorners).towns.length > 0);
 * // true
 */
export function compileHexBoard(data: HexMapData): HexBoard {
  const parsed = z.safeParse(hexMapSchema, data);
  if (!parsed.success) {
    throw new InvalidInputError(
      'map',
      parsed.error.issues
        .slice(0, 20)
        .map(({ path, message, code }) => ({ path: path.map(String), message: message || code })),
    );
  }
  const map = parsed.data;
  const lattice = latticeOf(map);
  const marks = marksOf(map, lattice);
  const layout = createLayout(lattice, (cell) => marks[cell] !== NO_HEX);
  const issues: Issue[] = [];
  const terrain = Uint8Array.from(layout.cells, (cell) => HEX_MARKS[marks[cell]].terrain);
  const place = Uint8Array.from(layout.cells, (cell) => HEX_MARKS[marks[cell]].place);
  const names = readNames(map, layout, place, issues);
  const { river, rivers } = readRivers(map, layout, terrain, issues);
  if (issues.length > 0) throw new InvalidInputError('map', issues);

  const hexes = names.map((_, hex) => hex);
  return Object.freeze({
    ...surveyGround(layout, terrain, place, river),
    id: map.id,
    name: map.name,
    hash: contentHash(map),
    names,
    rivers,
    cities: hexes.filter((hex) => place[hex] > TOWN),
    startingCities: hexes.filter((hex) => place[hex] === STARTING_CITY),
    towns: hexes.filter((hex) => place[hex] === TOWN),
    hexAt(text: string) {
      const cell = parseCell(lattice, text);
      return cell < 0 ? -1 : layout.hexOfCell[cell];
    },
    hexside: (a: Hex, b: Hex) => hexsideBetween(layout, a, b),
  } satisfies HexBoard);
}

function latticeOf(map: HexMapData): LatticeSize {
  return {
    rows: map.rows.length,
    columns: Math.max(...map.rows.map((row) => row.replaceAll(' ', '').length)),
  };
}

function marksOf(map: HexMapData, { columns }: LatticeSize): string[] {
  return map.rows.flatMap((row) => [...row.replaceAll(' ', '').padEnd(columns, NO_HEX)]);
}

function readNames(map: HexMapData, layout: Layout, place: Uint8Array, issues: Issue[]): (string | null)[] {
  const names: (string | null)[] = Array.from(place, (code, hex) =>
    code === NO_PLACE ? null : formatCell(layout.lattice, layout.cells[hex]),
  );
  const seen = new Set<string>();
  const named = new Set<number>();
  map.places.forEach(({ at, name }, index) => {
    const cell = parseCell(layout.lattice, at);
    const hex = cell < 0 ? -1 : layout.hexOfCell[cell];
    const path = ['places', index];
    if (hex < 0 || place[hex] === NO_PLACE) issues.push({ path, message: `no town or city lies at ${at}` });
    else if (named.has(hex)) issues.push({ path, message: `${at} is named twice` });
    else names[hex] = name;
    if (seen.has(name)) issues.push({ path, message: `two places are called ${name}` });
    named.add(hex);
    seen.add(name);
  });
  return names;
}

function readRivers(map: HexMapData, layout: Layout, terrain: Uint8Array, issues: Issue[]) {
  const river = new Uint8Array(layout.siteCount);
  const rivers = map.rivers.map(({ name, hexsides }, index) => ({
    name,
    sites: hexsides.map((text, place) => {
      const path = ['rivers', index, 'hexsides', place];
      const edge = parseEdge(layout.lattice, text);
      const [a, b] = edge === null ? [-1, -1] : [layout.hexOfCell[edge.from], layout.hexOfCell[edge.to]];
      if (a < 0 || b < 0) {
        issues.push({ path, message: `${text} is no hexside of this map` });
        return -1;
      }
      const site = hexsideBetween(layout, a, b);
      // HT-MAP-4: a river runs between two land hexes.
      if (terrain[a] === SEA || terrain[b] === SEA) issues.push({ path, message: `${text} touches the sea` });
      if (river[site] === 1) issues.push({ path, message: `${text} is a river already` });
      river[site] = 1;
      return site;
    }),
  }));
  return { river, rivers };
}
