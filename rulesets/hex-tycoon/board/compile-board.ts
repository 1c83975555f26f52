// From a hex map to the board that every rule reads, made once. define-board.ts checks maps that others make.

import { formatCell, parseCell, parseEdge } from '../../../src/core/map/cell-text.js';
import { contentHash } from '../../../src/core/map/content-hash.js';
import type { LatticeSize } from '../../../src/core/map/hex-geometry.js';
import { type HexGround, NO_PLACE, STARTING_CITY, surveyGround, TOWN } from './ground.js';
import { createLayout, type Hex, hexsideBetween, type Layout, type Site } from './layout.js';
import { HEX_MARKS, type HexMapData, NO_HEX } from './map-format.js';

/** A compiled hex board. All typed arrays are read-only by convention and shared by every state. */
export interface HexBoard extends HexGround {
  /** The id of the map; `config.board` names it. */
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
  /** SHA-256 of the canonical JSON of the map, hex. */
  readonly hash: string;
  /** What `kind` says in its map file. */
  readonly kind: 'hex';
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

/** What the rows of a map say, before anything is named. */
export interface Sketch {
  readonly layout: Layout;
  readonly terrain: Uint8Array;
  readonly place: Uint8Array;
}

/** Compiles a map that fits its schema and itself. */
export function compileBoard(map: HexMapData): HexBoard {
  const { layout, terrain, place } = sketchOf(map);
  const rivers = map.rivers.map(({ name, hexsides }) => ({
    name,
    sites: hexsides.map((text) => siteAt(layout, text)),
  }));
  const river = new Uint8Array(layout.siteCount);
  for (const site of rivers.flatMap(({ sites }) => sites)) river[site] = 1;
  const names = Array.from(place, (code, hex) =>
    code === NO_PLACE ? null : formatCell(layout.lattice, layout.cells[hex]),
  );
  for (const { at, name } of map.places) names[hexAt(layout, at)] = name;
  const hexes = names.map((_, hex) => hex);
  return Object.freeze({
    ...surveyGround(layout, terrain, place, river),
    id: map.id,
    name: map.name,
    hash: contentHash(map),
    kind: 'hex',
    names,
    rivers,
    cities: hexes.filter((hex) => place[hex] > TOWN),
    startingCities: hexes.filter((hex) => place[hex] === STARTING_CITY),
    towns: hexes.filter((hex) => place[hex] === TOWN),
    hexAt: (text: string) => hexAt(layout, text),
    hexside: (a: Hex, b: Hex) => hexsideBetween(layout, a, b),
  } satisfies HexBoard);
}

/** The hexes of a map with terrain and place, by its rows alone. */
export function sketchOf({ rows }: HexMapData): Sketch {
  const texts = rows.map((row) => row.replaceAll(' ', ''));
  const lattice: LatticeSize = { rows: rows.length, columns: Math.max(...texts.map(({ length }) => length)) };
  const marks = texts.flatMap((row) => [...row.padEnd(lattice.columns, NO_HEX)]);
  const layout = createLayout(lattice, (cell) => marks[cell] !== NO_HEX);
  return {
    layout,
    terrain: Uint8Array.from(layout.cells, (cell) => HEX_MARKS[marks[cell]].terrain),
    place: Uint8Array.from(layout.cells, (cell) => HEX_MARKS[marks[cell]].place),
  };
}

/** The hex at "column,row"; −1 where there is none. */
export function hexAt({ lattice, hexOfCell }: Layout, text: string): Hex {
  const cell = parseCell(lattice, text);
  return cell < 0 ? -1 : hexOfCell[cell];
}

/** The two hexes of a hexside as a map writes it; −1 where there is none. */
export function hexesAt({ lattice, hexOfCell }: Layout, text: string): readonly [Hex, Hex] {
  const edge = parseEdge(lattice, text);
  return edge === null ? [-1, -1] : [hexOfCell[edge.from], hexOfCell[edge.to]];
}

function siteAt(layout: Layout, text: string): Site {
  const [a, b] = hexesAt(layout, text);
  return hexsideBetween(layout, a, b);
}
