// The second sheet of a map: its entrances, and which mileposts lie below.

import type { LatticeSize } from '../../../src/core/map/hex-geometry.js';
import { type Milepost, type MilepostBoard, TERRAINS } from './board.js';
import { isLand } from './lattice.js';
import type { MapData } from './map-format.js';

/** The inset with its entrances, whose cells below are the keys of `aliases`; `inset` may be null. */
export function compileInset(
  map: MapData,
  lattice: LatticeSize,
  terrain: Uint8Array,
  aliases: ReadonlyMap<number, Milepost>,
): Pick<MilepostBoard, 'inset' | 'entrances' | 'underground'> {
  const offset = lattice.columns * lattice.rows;
  const entrances = [...aliases].map(([alias, milepost]) => ({ milepost, alias }));
  const underground = terrain.map((code, cell) => (cell >= offset && isLand(TERRAINS[code]) ? 1 : 0));
  // ID-UNDER-1: entrances belong to what they lead to.
  for (const { milepost } of entrances) underground[milepost] = 1;
  if (!map.inset || !lattice.inset) return { inset: null, entrances, underground };
  const { id, name } = map.inset;
  return { inset: { id, name, ...lattice.inset, offset }, entrances, underground };
}
