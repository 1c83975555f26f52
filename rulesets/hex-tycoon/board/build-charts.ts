// The two building cost charts: what the ground asks for a rail marker. build-cost.ts adds what other
// companies' markers cost.

import { FOREST, type HexGround, isCity, isHexside, MOUNTAIN, TOWN } from './ground.js';
import type { Site } from './layout.js';

/** HT-BUILD-12: lines of the hexside chart, in MB. */
export interface HexsideChart {
  readonly base: number;
  readonly river: number;
  readonly mountain: number;
  readonly coast: number;
  readonly station: number;
  readonly present: number;
}

/** HT-BUILD-13: lines of the interior chart, in MB. */
export interface InteriorChart {
  readonly base: number;
  readonly town: number;
  readonly city: number;
  readonly forest: number;
  readonly coast: number;
  readonly mountain: number;
  readonly station: number;
  readonly present: number;
}

/** Both charts. */
export interface BuildCharts {
  readonly hexside: HexsideChart;
  readonly interior: InteriorChart;
}

/** What a company's ability takes off a line; a line never falls below nothing (HT-COMPANY, ruling Q19). */
export interface LineDiscounts {
  /** HT-COMPANY-2: off the river line of a hexside. */
  readonly river: number;
  /** HT-COMPANY-3: off the town or city line of an interior. */
  readonly place: number;
  /** HT-COMPANY-4: off the mountain line of an interior. */
  readonly mountain: number;
}

// No discount.
const FULL_PRICE: LineDiscounts = { river: 0, place: 0, mountain: 0 };

/** The lines of the chart that the ground of a site brings up, added up, in MB. */
export function groundCost(
  { hexside, interior }: BuildCharts,
  ground: HexGround,
  site: Site,
  off: LineDiscounts = FULL_PRICE,
): number {
  const { terrain, place, coastal, river, ends } = ground;
  if (isHexside(ground, site)) {
    const [a, b] = [ends[2 * site], ends[2 * site + 1]];
    return (
      hexside.base +
      (river[site] === 1 ? less(hexside.river, off.river) : 0) +
      (terrain[a] === MOUNTAIN || terrain[b] === MOUNTAIN ? hexside.mountain : 0) + // once, even if both are
      (coastal[a] === 1 && coastal[b] === 1 ? hexside.coast : 0)
    );
  }
  return (
    interior.base +
    (place[site] === TOWN ? less(interior.town, off.place) : 0) +
    (isCity(ground, site) ? less(interior.city, off.place) : 0) +
    (terrain[site] === FOREST ? interior.forest : 0) +
    (coastal[site] === 1 ? interior.coast : 0) +
    (terrain[site] === MOUNTAIN ? less(interior.mountain, off.mountain) : 0)
  );
}

function less(line: number, discount: number): number {
  return Math.max(0, line - discount);
}
