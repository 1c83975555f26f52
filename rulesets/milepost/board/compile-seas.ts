// The seas that ships sail: which sea points belong to which sea, and what a ship reaches by one step.

import { flood } from '../../../src/core/graph/index.js';
import { parseCell } from '../../../src/core/map/cell-text.js';
import { type LatticeSize, neighbourCell, stepsWhere } from '../../../src/core/map/hex-geometry.js';
import { type MilepostBoard, type ShipPort, TERRAINS } from './board.js';
import type { MapData } from './map-format.js';

/** Seas, ports and the ways between them; sea that no named sea reaches stays out. */
export function compileSeas(
  map: MapData,
  lattice: LatticeSize,
  terrain: Uint8Array,
  cityIndex: (id: string) => number,
): Pick<MilepostBoard, 'seas' | 'seaAt' | 'seaNeighbours' | 'shipPorts' | 'shipPortAt'> {
  const seas = (map.seas ?? []).map(({ id, name }) => ({ id, name }));
  const seaAt = new Int16Array(terrain.length).fill(-1);
  (map.seas ?? []).forEach(({ at }, index) => {
    for (const cell of joinedSea(lattice, terrain, parseCell(lattice, at))) seaAt[cell] = index;
  });
  const ports = (map.shipPorts ?? []).map((port) => ({ ...port, milepost: parseCell(lattice, port.at) }));
  const shipPortAt = new Int16Array(terrain.length).fill(-1);
  ports.forEach(({ milepost }, index) => {
    shipPortAt[milepost] = index;
  });
  const seaNeighbours = new Int32Array(6 * terrain.length).fill(-1);
  for (let cell = 0; cell < terrain.length; cell++) {
    if (seaAt[cell] < 0) continue;
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbourCell(lattice, cell, direction);
      if (next < 0 || (seaAt[next] < 0 && shipPortAt[next] < 0)) continue;
      seaNeighbours[6 * cell + direction] = next;
      seaNeighbours[6 * next + ((direction + 3) % 6)] = cell;
    }
  }
  const shipPorts = ports.map(({ id, name, milepost, beside }): ShipPort => {
    const around = [...seaNeighbours.subarray(6 * milepost, 6 * milepost + 6)].filter((cell) => cell >= 0);
    const touched = new Set(around.map((cell) => seaAt[cell]));
    return {
      id,
      name,
      milepost,
      seas: [...touched].sort((a, b) => a - b),
      beside: beside === undefined ? -1 : cityIndex(beside),
    };
  });
  return { seas, seaAt, seaNeighbours, shipPorts, shipPortAt };
}

/** All sea points joined with one of them, that one first. */
export function joinedSea(lattice: LatticeSize, terrain: Uint8Array, start: number): readonly number[] {
  const sea = TERRAINS.indexOf('sea');
  return flood(
    terrain.length,
    [start],
    stepsWhere(lattice, (cell) => terrain[cell] === sea),
  );
}
