// What we chose for this board: its cities, regions and cards, and what the geodata does not show.

import type { DeckData } from '../../../rulesets/twentieth-century-limited/board/map-format.js';
import { authored } from '../authored.js';
import type { Place } from '../map-spec.js';

const table = <Shape>(name: string) => authored<Shape>(`twentieth-century-limited/${name}`);

/** Seventy-five cities, roughly from east to west; the geodata gives their places. */
export const CITIES =
  table<
    readonly {
      readonly id: string;
      readonly name: string;
      /** Name in the geodata. */
      readonly source: string;
      readonly state: string;
      /** 1 … 8, the era of its band. */
      readonly era: number;
    }[]
  >('cities');

/** The eight bands of the board (B5), by era, and the cities that Regional Cards borrow from neighbours. */
export const REGIONS =
  table<readonly { readonly id: string; readonly name: string; readonly borrows: readonly string[] }[]>(
    'regions',
  );

/**
 * Sixty-four real railroads, roughly from east to west. The first and last city of a row are the ends of the
 * line that made its name. The board must have them and C5 must allow them on one card. SOURCES.md beside the
 * map has the source of each row. Values follow from the map.
 */
export const COMPANIES = table<readonly { readonly name: string; readonly cities: string[] }[]>('companies');

/**
 * The twelve Bonus Cards without numbers: four a deck, some for during play and some for the end, values 4 to
 * 12 (C8 to C11). Those for regions go to the first player, those for companies to all who have them at the
 * end. At a full table the first in regions is well ahead anyway (C6).
 */
export const BONUSES = table<readonly Omit<DeckData['bonuses'][number], 'card'>[]>('bonuses');

/** What the builder reads otherwise than the geodata says. */
export const LAND = table<{
  /** Lakes that count as open water; the others are lakes of the picture only, or none. */
  readonly wideWaters: readonly string[];
  /** Drawn in the picture, whole courses. */
  readonly greatRivers: readonly string[];
  /** Cells with too little land for the rule that are nodes anyway: narrow coasts with a railroad on them. */
  readonly extraNodes: readonly Place[];
  /** Lines between neighbours that hug a coast more closely than the builder's one bend. */
  readonly coastLines: readonly { readonly from: Place; readonly to: Place; readonly bend: Place }[];
}>('geography');
