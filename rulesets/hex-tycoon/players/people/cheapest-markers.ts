// The cheapest rail markers from a company's network to a place: exact, the surcharges of a turn's third and fourth marker included, as
// long as its money lasts. The greedy player's lines (plan/cheapest-lines.ts) are quicker and leave surcharges out.

import { createHeap } from '../../../../src/core/graph/heap.js';
import type { Site } from '../../board/layout.js';
import { priceList } from '../../rules/build-cost.js';
import { ownRails } from '../../rules/network.js';
import type { KnownCompany } from '../../rules/state.js';
import type { KnownGame } from '../../rules/types.js';

/** What is to be joined. */
export interface MarkerGoal {
  readonly from: readonly Site[];
  readonly to: Site;
  /** Rail markers that were built this turn. */
  readonly built: number;
  /** True where the company may not build. */
  isClosed(site: Site): boolean;
}

// A price counts more than any number of markers.
const PRICE = 4096;

/**
 * The sites to build on, in order; null where there is no way. As many markers are built in every turn as the rules allow. Of equally
 * cheap ways it is one with the fewest markers. Costs a search over sites and markers of a turn: about a millisecond.
 */
export function cheapestMarkers(
  game: KnownGame,
  company: KnownCompany,
  journey: MarkerGoal,
): readonly Site[] | null {
  const { board, rules } = game;
  const turn = rules.railSurcharges.length;
  const price = priceList(game, company);
  const cost = new Float64Array(board.siteCount * turn).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Int32Array(board.siteCount * turn).fill(-1);
  const open = createHeap<number>();
  const reach = (node: number, before: number, so: number) => {
    if (so >= cost[node]) return;
    cost[node] = so;
    cameFrom[node] = before;
    open.add(node, so);
  };
  for (const site of journey.from) reach(site * turn + (journey.built % turn), -1, 0);
  for (let next = open.take(); next !== null; next = open.take()) {
    const { item: node, rank: so } = next;
    if (so > cost[node]) continue;
    const [site, built] = [Math.floor(node / turn), node % turn];
    if (site === journey.to)
      return wayBack(cameFrom, node, turn).filter((one) => ownRails(company, one) === 0);
    for (const neighbour of besides(game, site)) {
      if (ownRails(company, neighbour) > 0) reach(neighbour * turn + built, node, so);
      else if (!journey.isClosed(neighbour)) {
        const { total } = price({ site: neighbour, built });
        reach(neighbour * turn + ((built + 1) % turn), node, so + Math.max(0, total) * PRICE + 1);
      }
    }
  }
  return null;
}

// HT-BUILD-3, HT-BUILD-4: markers hang on each other from hexes to their hexsides and back.
function* besides({ board }: KnownGame, site: Site): Iterable<Site> {
  if (site >= board.hexCount) {
    yield board.ends[2 * site];
    yield board.ends[2 * site + 1];
    return;
  }
  for (let direction = 0; direction < 6; direction++) {
    const side = board.hexsides[6 * site + direction];
    if (side >= 0) yield side;
  }
}

function wayBack(cameFrom: Int32Array, last: number, turn: number): readonly Site[] {
  const sites: Site[] = [];
  for (let node = last; node >= 0; node = cameFrom[node]) sites.unshift(Math.floor(node / turn));
  return sites;
}
