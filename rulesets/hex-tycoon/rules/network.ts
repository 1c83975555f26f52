// Which rail markers and stations lie where. Counts by site are noted on a company's list.

import { createNotes } from '../../../src/core/engine/index.js';
import { type HexGround, isHexside, MOUNTAIN, PLAINS, TOWN } from '../board/ground.js';
import type { Hex, Site } from '../board/layout.js';
import type { KnownCompany } from './state.js';
import type { HexRules } from './tables.js';

type Rails = Pick<KnownCompany, 'rails'>;

const noted = /* @__PURE__ */ (() => createNotes<readonly Site[], Uint8Array>())();

function countsOf(rails: readonly Site[]): Uint8Array {
  const known = noted.of(rails);
  if (known !== undefined) return known;
  const counts = counted(rails);
  if (Object.isFrozen(rails)) noted.write(rails, counts);
  return counts;
}

function counted(rails: readonly Site[]): Uint8Array {
  const counts = new Uint8Array(Math.max(-1, ...rails) + 1);
  for (const site of rails) counts[site]++;
  return counts;
}

/** The list with one more rail marker, counted before it is frozen: notes on frozen lists cost more. */
export function withRail(rails: readonly Site[], site: Site): readonly Site[] {
  const before = countsOf(rails);
  const counts = new Uint8Array(Math.max(before.length, site + 1));
  counts.set(before);
  counts[site]++;
  const more = [...rails, site];
  noted.write(more, counts);
  return Object.freeze(more);
}

/** How many rail markers of a company lie on a site. */
export function ownRails({ rails }: Rails, site: Site): number {
  return countsOf(rails)[site] ?? 0;
}

/** How many rail markers of all companies lie on a site. */
export function railsAt(companies: readonly Rails[], site: Site): number {
  let sum = 0;
  for (let place = 0; place < companies.length; place++) sum += ownRails(companies[place], site);
  return sum;
}

/** True when a company has a rail marker in the interior of a hex: it is connected to the hex. */
export function isConnected(company: Rails, hex: Hex): boolean {
  return ownRails(company, hex) > 0;
}

/** HT-BUILD-17: the company whose station stands in a hex, or null. */
export function stationOwner<C extends Pick<KnownCompany, 'stations'>>(
  companies: readonly C[],
  hex: Hex,
): C | null {
  for (let place = 0; place < companies.length; place++) {
    const { stations } = companies[place];
    for (let n = 0; n < stations.length; n++) if (stations[n] === hex) return companies[place];
  }
  return null;
}

/** HT-BUILD-9: how many rail markers of all companies together fit a site; the smallest limit counts. */
export function siteCapacity({ capacity }: HexRules, ground: HexGround, site: Site): number {
  const { terrain, place, coastal, river, ends } = ground;
  if (isHexside(ground, site)) {
    const mountain = terrain[ends[2 * site]] === MOUNTAIN || terrain[ends[2 * site + 1]] === MOUNTAIN;
    return Math.min(
      capacity.hexside,
      river[site] === 1 ? capacity.riverHexside : capacity.hexside,
      mountain ? capacity.mountainHexside : capacity.hexside,
    );
  }
  if (terrain[site] === MOUNTAIN) return Math.min(capacity.interior, capacity.mountainInterior);
  const narrow = place[site] === TOWN || terrain[site] !== PLAINS || coastal[site] === 1;
  return narrow ? Math.min(capacity.interior, capacity.narrowInterior) : capacity.interior;
}

/** Sites where a company's network could grow: hexsides of interiors, interiors of hexsides; ascending. */
export function frontier(ground: HexGround, { rails }: Rails): readonly Site[] {
  const found = new Set<Site>();
  for (const site of rails) {
    found.add(site);
    if (isHexside(ground, site)) {
      found.add(ground.ends[2 * site]);
      found.add(ground.ends[2 * site + 1]);
      continue;
    }
    for (let direction = 0; direction < 6; direction++) {
      const side = ground.hexsides[6 * site + direction];
      if (side >= 0) found.add(side);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** HT-BUILD-3, HT-BUILD-4: true if a rail marker on the site would touch the company's network. */
export function isAttached(ground: HexGround, company: Rails, site: Site): boolean {
  if (isHexside(ground, site)) {
    return isConnected(company, ground.ends[2 * site]) || isConnected(company, ground.ends[2 * site + 1]);
  }
  if (isConnected(company, site)) return true; // HT-BUILD-4: the start city, and Shutout's second marker
  for (let direction = 0; direction < 6; direction++) {
    const side = ground.hexsides[6 * site + direction];
    if (side >= 0 && ownRails(company, side) > 0) return true;
  }
  return false;
}
