// The lattice of a map: its size, the terrain of each cell, and the cells of each city. What the row strings and
// the city table say, before anything is checked or compiled.

import { parseCell } from '../../../src/map/cell-text.js';
import { DIRECTIONS, type LatticeSize, neighbourCell } from '../../../src/map/hex-geometry.js';
import { TERRAINS, type Terrain } from './board.js';
import { type MapData, TERRAIN_MARKS } from './map-format.js';

/** Columns and rows of a map; rows shorter than the longest one are blank at their end. */
export function latticeSize(map: MapData): LatticeSize {
  let columns = 0;
  for (const row of map.rows) columns = Math.max(columns, row.length);
  return { columns, rows: map.rows.length };
}

/** Index into TERRAINS by cell. */
export function terrainCodes(map: MapData): Uint8Array {
  const { columns, rows } = latticeSize(map);
  const codes = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < map.rows[row].length; column++) {
      codes[row * columns + column] = TERRAINS.indexOf(TERRAIN_MARKS[map.rows[row][column]]);
    }
  }
  return codes;
}

/** Whether a cell of this terrain is a milepost: anything but blank and sea. */
export function isLand(terrain: Terrain): boolean {
  return terrain !== 'blank' && terrain !== 'sea';
}

/** The cells of a city, the centre first; −1 for any that lies outside the lattice. */
export function cityCells(size: LatticeSize, city: MapData['cities'][number]): number[] {
  const centre = parseCell(size, city.at);
  const cells = [centre];
  for (const name of city.outer?.split(' ') ?? []) {
    const direction = DIRECTIONS.indexOf(name as (typeof DIRECTIONS)[number]);
    cells.push(centre < 0 ? -1 : neighbourCell(size, centre, direction));
  }
  return cells;
}
