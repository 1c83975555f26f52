// Where hexes and hexsides lie: numbers for both, who touches whom, and where they are drawn. ground.ts has
// what is on a hex. A layout depends only on which cells of the lattice hold a hex.

import { cellCentre, type LatticeSize, neighbourCell } from '../../../src/core/map/hex-geometry.js';

/** A hex: 0 … hexCount − 1, in reading order. Also the site number of its interior. */
export type Hex = number;
/** A place for rail markers (HT-BUILD-2): a hex number is its interior; hexsides have the next numbers. */
export type Site = number;

/** The geometry of a board. The arrays are read-only by convention. */
export interface Layout {
  /** Columns and rows of the map, blanks included. */
  readonly lattice: LatticeSize;
  /** How many hexes there are: 0 … hexCount − 1 are their interiors as sites. */
  readonly hexCount: number;
  /** Hexes and hexsides together: sites are 0 … siteCount − 1. */
  readonly siteCount: number;
  /** The adjacent hex in direction d (E, SE, SW, W, NW, NE), −1 off the map: `neighbours[6 * hex + d]`. */
  readonly neighbours: Int16Array;
  /** The hexside in direction d, −1 at the map's edge: `hexsides[6 * hex + d]`. */
  readonly hexsides: Int16Array;
  /** Both hexes of a site: of a hexside the two it joins, of an interior twice its own: `ends[2 * site]`. */
  readonly ends: Int16Array;
  /** Axial coordinates by hex: q grows eastwards. */
  readonly q: Int16Array;
  /** The other axial coordinate, growing with every row. */
  readonly r: Int16Array;
  /** Centres of the hexes in units of the spacing, x right, y down. */
  readonly x: Float64Array;
  /** The other coordinate, downwards. */
  readonly y: Float64Array;
  /** The lattice cell of a hex: row * columns + column. */
  readonly cells: Int16Array;
  /** The hex of a lattice cell; −1 where there is none. */
  readonly hexOfCell: Int16Array;
}

/** Numbers the hexes of a lattice: `holds` tells which cells hold one. Hexsides go by hex, then E, SE, SW. */
export function createLayout(lattice: LatticeSize, holds: (cell: number) => boolean): Layout {
  const cells: number[] = [];
  const hexOfCell = new Int16Array(lattice.columns * lattice.rows).fill(-1);
  for (let cell = 0; cell < hexOfCell.length; cell++) {
    if (!holds(cell)) continue;
    hexOfCell[cell] = cells.length;
    cells.push(cell);
  }
  const hexCount = cells.length;
  const neighbours = new Int16Array(6 * hexCount).fill(-1);
  const hexsides = new Int16Array(6 * hexCount).fill(-1);
  const ends: number[] = [];
  for (let hex = 0; hex < hexCount; hex++) ends.push(hex, hex);
  for (let hex = 0; hex < hexCount; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      const cell = neighbourCell(lattice, cells[hex], direction);
      const other = cell < 0 ? -1 : hexOfCell[cell];
      neighbours[6 * hex + direction] = other;
      if (other < 0 || direction > 2) continue;
      const site = ends.length / 2;
      hexsides[6 * hex + direction] = site;
      hexsides[6 * other + direction + 3] = site;
      ends.push(hex, other);
    }
  }
  const row = (hex: Hex) => Math.floor(cells[hex] / lattice.columns);
  const column = (hex: Hex) => cells[hex] % lattice.columns;
  const q = (hex: Hex) => column(hex) - (row(hex) - (row(hex) & 1)) / 2;
  const each = cells.map((_, hex) => hex);
  return {
    lattice,
    hexCount,
    siteCount: ends.length / 2,
    neighbours,
    hexsides,
    ends: Int16Array.from(ends),
    q: Int16Array.from(each, q),
    r: Int16Array.from(each, row),
    x: Float64Array.from(cells, (cell) => cellCentre(lattice, cell).x),
    y: Float64Array.from(cells, (cell) => cellCentre(lattice, cell).y),
    cells: Int16Array.from(cells),
    hexOfCell,
  };
}

/** HT-MAP-8: steps between two hexes on the grid, over any terrain. */
export function distance({ q, r }: Pick<Layout, 'q' | 'r'>, from: Hex, to: Hex): number {
  const dq = q[from] - q[to];
  const dr = r[from] - r[to];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** The hexside between two hexes, or −1 if they do not touch. */
export function hexsideBetween({ neighbours, hexsides }: Layout, a: Hex, b: Hex): Site {
  for (let direction = 0; direction < 6; direction++) {
    if (neighbours[6 * a + direction] === b) return hexsides[6 * a + direction];
  }
  return -1;
}

/** HT-BUILD-2: the sites beside one: both hexes of a hexside, or the hexsides of a hex by direction. */
export function sitesBeside(
  { hexCount, ends, hexsides }: Pick<Layout, 'hexCount' | 'ends' | 'hexsides'>,
  site: Site,
): readonly Site[] {
  if (site >= hexCount) return [ends[2 * site], ends[2 * site + 1]];
  const sides: Site[] = [];
  for (let side = 6 * site; side < 6 * site + 6; side++) if (hexsides[side] >= 0) sides.push(hexsides[side]);
  return sides;
}
