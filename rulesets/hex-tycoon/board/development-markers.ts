// The twenty development markers and where each may lie (HT-DM-1 … 20), in the order of the rulebook.

import { CITY, FOREST, type HexGround, MOUNTAIN, type Nearby, TOWN } from './ground.js';
import type { Hex } from './layout.js';

/** A condition on the hex of a development marker; a part left out asks for nothing. */
export interface MarkerSite {
  readonly name: string;
  readonly rule: string;
  /** HT-DM-G4: "city" never means a starting city. */
  readonly on: 'town' | 'city';
  /** Terrain under a town. */
  readonly terrain?: 'forest' | 'mountain';
  readonly coastal?: boolean;
  /** HT-MAP-6: the least number of adjacent hexes of a kind, or of river hexsides of the hex. */
  readonly near?: Readonly<Partial<Record<Nearby, number>>>;
}

/** The markers by id. */
export type MarkerTable = Readonly<Record<string, MarkerSite>>;

/** The twenty markers by id, in the order of the rulebook's list. */
// biome-ignore format: a table to be read against the rulebook's list
export const developmentMarkers: MarkerTable = {
  port:            { rule: 'HT-DM-1',  name: 'Port',          on: 'city', coastal: true, near: { river: 1 } },
  mine:            { rule: 'HT-DM-2',  name: 'Mine',          on: 'town', terrain: 'mountain' },
  fishing:         { rule: 'HT-DM-3',  name: 'Fishing',       on: 'town', coastal: true },
  lumber:          { rule: 'HT-DM-4',  name: 'Lumber',        on: 'town', terrain: 'forest' },
  factory:         { rule: 'HT-DM-5',  name: 'Factory',       on: 'city', near: { river: 4 } },
  cattle:          { rule: 'HT-DM-6',  name: 'Cattle',        on: 'city', near: { plains: 1 } },
  shipyard:        { rule: 'HT-DM-7',  name: 'Shipyard',      on: 'city', coastal: true, near: { forest: 1 } },
  cannery:         { rule: 'HT-DM-8',  name: 'Cannery',       on: 'city', coastal: true },
  coal:            { rule: 'HT-DM-9',  name: 'Coal',          on: 'town', near: { mountain: 3 } },
  dairy:           { rule: 'HT-DM-10', name: 'Dairy',         on: 'town', near: { plains: 1, forest: 1 } },
  mill:            { rule: 'HT-DM-11', name: 'Mill',          on: 'city', near: { plains: 1, river: 1 } },
  lighthouse:      { rule: 'HT-DM-12', name: 'Lighthouse',    on: 'town', near: { sea: 2 } },
  'military-base': { rule: 'HT-DM-13', name: 'Military Base', on: 'town', near: { river: 1, forest: 1, mountain: 1 } },
  university:      { rule: 'HT-DM-14', name: 'University',    on: 'city', near: { town: 3 } },
  brewery:         { rule: 'HT-DM-15', name: 'Brewery',       on: 'town', near: { river: 2 } },
  quarry:          { rule: 'HT-DM-16', name: 'Quarry',        on: 'town', near: { mountain: 1 } },
  corn:            { rule: 'HT-DM-17', name: 'Corn',          on: 'town', near: { plains: 1 } },
  oil:             { rule: 'HT-DM-18', name: 'Oil',           on: 'town', near: { mountain: 1, plains: 1 } },
  cotton:          { rule: 'HT-DM-19', name: 'Cotton',        on: 'town', near: { river: 1, plains: 1 } },
  capital:         { rule: 'HT-DM-20', name: 'Capital',       on: 'city', coastal: false },
};

const TERRAIN_CODE = { forest: FOREST, mountain: MOUNTAIN } as const;

/** HT-DM-G3, HT-DM-G4: true if the hex meets the marker's condition; it may still be occupied. */
export function suitsMarker(ground: HexGround, marker: MarkerSite, hex: Hex): boolean {
  if (ground.place[hex] !== (marker.on === 'town' ? TOWN : CITY)) return false;
  if (marker.terrain !== undefined && ground.terrain[hex] !== TERRAIN_CODE[marker.terrain]) return false;
  if (marker.coastal !== undefined && (ground.coastal[hex] === 1) !== marker.coastal) return false;
  for (const kind in marker.near) {
    if (ground.near[kind as Nearby][hex] < (marker.near[kind as Nearby] ?? 0)) return false;
  }
  return true;
}
