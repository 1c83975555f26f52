// Whether the seas and the ports of ships are where the map says.

import { parseCell } from '../../../src/core/map/cell-text.js';
import type { Report } from '../../../src/core/map/finding.js';
import { type LatticeSize, neighbourCell } from '../../../src/core/map/hex-geometry.js';
import { TERRAINS } from './board.js';
import { joinedSea } from './compile-seas.js';
import { cityCells } from './lattice.js';
import type { MapData } from './map-format.js';

/** Checks seas and ports; a map that names no sea has neither. */
export function checkSeas(map: MapData, size: LatticeSize, terrain: Uint8Array, report: Report): void {
  const sailed = new Map<number, string>();
  map.seas?.forEach(({ id, at }, index) => {
    const path = ['map', 'seas', index];
    const start = parseCell(size, at);
    if (start < 0 || TERRAINS[terrain[start]] !== 'sea') {
      report('sea/no-water', path, `${id}: ${at} is no sea point`);
    } else if (sailed.has(start)) {
      report('sea/one-water', path, `${id} and ${sailed.get(start)} are one sea`);
    } else {
      for (const cell of joinedSea(size, terrain, start)) sailed.set(cell, id);
    }
  });
  const cities = new Set(map.cities.map((city) => city.id));
  const rims = new Set(map.cities.flatMap((city) => cityCells(size, city).slice(1)));
  const taken = new Set<number>();
  map.shipPorts?.forEach(({ id, at, beside }, index) => {
    const path = ['map', 'shipPorts', index];
    const cell = parseCell(size, at);
    if (cell < 0 || (TERRAINS[terrain[cell]] !== 'port' && !rims.has(cell))) {
      report('port/unmarked', path, `${id}: ${at} is neither marked "@" nor an outer milepost of a city`);
      return;
    }
    if (taken.has(cell)) report('port/repeated', path, `${id}: another port lies at ${at}`);
    taken.add(cell);
    if (![0, 1, 2, 3, 4, 5].some((direction) => sailed.has(neighbourCell(size, cell, direction)))) {
      report('port/dry', path, `${id}: no sea point that ships sail lies beside ${at}`);
    }
    if (beside !== undefined && !cities.has(beside)) {
      report('port/unknown-city', path, `${id} is named after the unknown city "${beside}"`);
    }
  });
}
