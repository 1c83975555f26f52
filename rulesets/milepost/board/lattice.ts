// The lattice of a map: its size, the terrain of each cell, and the cells of each city. It is read from the
// row strings and the city table before anything is checked or compiled.

import { parseCell } from '../../../src/core/map/cell-text.js';
import {
  cellCount,
  DIRECTIONS,
  type LatticeSize,
  neighbourCell,
} from '../../../src/core/map/hex-geometry.js';
import { TERRAINS, type Terrain } from './board.js';
import { type MapData, TERRAIN_MARKS } from './map-format.js';

/** Columns and rows of a map; rows shorter than the longest one are blank at their end. */
export function latticeSize(map: MapData): LatticeSize {
  const sheet = ({ rows }: { rows: readonly string[] }) => {
    let columns = 0;
    for (const row of rows) columns = Math.max(columns, row.length);
    return { columns, rows: rows.length };
  };
  return map.inset ? { ...sheet(map), inset: sheet(map.inset) } : sheet(map);
}

/** Index into TERRAINS by cell; entrances on both sheets. */
export function terrainCodes(map: MapData): Uint8Array {
  const size = latticeSize(map);
  const codes = new Uint8Array(cellCount(size));
  const codeOf = new Map(
    Object.entries(TERRAIN_MARKS).map(([mark, terrain]) => [mark, TERRAINS.indexOf(terrain)]),
  );
  const read = (rows: readonly string[], columns: number, offset: number) => {
    for (let row = 0; row < rows.length; row++) {
      for (let column = 0; column < rows[row].length; column++) {
        codes[offset + row * columns + column] = codeOf.get(rows[row][column]) ?? -1;
      }
    }
  };
  read(map.rows, size.columns, 0);
  if (map.inset) read(map.inset.rows, size.inset!.columns, size.columns * size.rows);
  return codes;
}

/** The milepost by its cell on the inset, for every entrance whose two places are on the board. */
export function entranceAliases(map: MapData, size: LatticeSize): ReadonlyMap<number, number> {
  return new Map(
    (map.inset?.entrances ?? []).map(({ surface, inset }) => [
      parseCell(size, inset),
      parseCell(size, surface),
    ]),
  );
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
