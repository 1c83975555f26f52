// The ground on a layout: terrain, towns, cities and rivers, and what follows. Compiled boards, the generator
// and the validator all read this one description.

import type { Layout } from './layout.js';

/** HT-MAP-1: the base terrain of a hex. Codes of {@link HexGround.terrain} in this order. */
export type HexTerrain = 'sea' | 'plains' | 'forest' | 'mountain';
/** The code of sea. */
export const SEA = 0;
/** The code of plains. */
export const PLAINS = 1;
/** The code of forest. */
export const FOREST = 2;
/** The code of mountain. */
export const MOUNTAIN = 3;

/** HT-MAP-2: what stands on a land hex, if anything. Codes of {@link HexGround.place} in this order. */
export type Settlement = 'none' | 'town' | 'city' | 'startingCity';
/** The code of a hex without town or city. */
export const NO_PLACE = 0;
/** The code of a town. */
export const TOWN = 1;
/** The code of a city where no company starts. */
export const CITY = 2;
/** The code of a starting city. */
export const STARTING_CITY = 3;

/** What a hex may be next to (HT-MAP-6). */
export type Nearby = 'plains' | 'forest' | 'mountain' | 'town' | 'sea' | 'river';

/** The facts of a board by hex and by site. The arrays are read-only by convention. */
export interface HexGround extends Layout {
  /** Index into the terrains of the map format, by hex. */
  readonly terrain: Uint8Array;
  /** Index into its kinds of places, by hex; 0 for a hex without town or city. */
  readonly place: Uint8Array;
  /** HT-MAP-4: 1 by site where a hexside is a river. */
  readonly river: Uint8Array;
  /** HT-MAP-3: 1 for a land hex next to the sea. */
  readonly coastal: Uint8Array;
  /** HT-MAP-6: how many adjacent hexes are of a kind, and how many own hexsides are rivers, by hex. */
  readonly near: Readonly<Record<Nearby, Uint8Array>>;
  /** HT-BUILD-10: 1 by site where rail markers may lie at all: nothing of it is sea. */
  readonly buildable: Uint8Array;
}

/** Derives what follows from terrain, places and rivers. */
export function surveyGround(
  layout: Layout,
  terrain: Uint8Array,
  place: Uint8Array,
  river: Uint8Array,
): HexGround {
  const { hexCount, siteCount, neighbours, hexsides, ends } = layout;
  const count = () => new Uint8Array(hexCount);
  const near = {
    plains: count(),
    forest: count(),
    mountain: count(),
    town: count(),
    sea: count(),
    river: count(),
  };
  const coastal = count();
  for (let hex = 0; hex < hexCount; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbours[6 * hex + direction];
      if (other < 0) continue; // HT-MAP-6: off the map is neither sea nor river.
      if (terrain[other] === SEA) near.sea[hex]++;
      // HT-MAP-7: only a blank plains counts as one; forest and mountain towns keep their terrain.
      if (terrain[other] === PLAINS && place[other] === NO_PLACE) near.plains[hex]++;
      if (terrain[other] === FOREST) near.forest[hex]++;
      if (terrain[other] === MOUNTAIN) near.mountain[hex]++;
      if (place[other] === TOWN) near.town[hex]++;
      if (river[hexsides[6 * hex + direction]] === 1) near.river[hex]++;
    }
    coastal[hex] = terrain[hex] !== SEA && near.sea[hex] > 0 ? 1 : 0;
  }
  const buildable = new Uint8Array(siteCount);
  for (let site = 0; site < siteCount; site++) {
    buildable[site] = terrain[ends[2 * site]] !== SEA && terrain[ends[2 * site + 1]] !== SEA ? 1 : 0;
  }
  return { ...layout, terrain, place, river, coastal, near, buildable };
}

/** HT-MAP-5: true for a city or a starting city. */
export function isCity({ place }: Pick<HexGround, 'place'>, hex: number): boolean {
  return place[hex] >= CITY;
}

/** True for a site that is a hexside, not an interior. */
export function isHexside({ hexCount }: Pick<HexGround, 'hexCount'>, site: number): boolean {
  return site >= hexCount;
}
