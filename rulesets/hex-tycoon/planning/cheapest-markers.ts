// The cheapest rail markers from a company's network to a place: exact, the surcharges of a turn's third and fourth marker included, as
// long as its money lasts. The greedy player's lines (plan/cheapest-lines.ts) are quicker and leave surcharges out.

import type { Site } from '../board/layout.js';
import { priceList } from '../rules/build-cost.js';
import { ownRails } from '../rules/network.js';
import type { KnownCompany } from '../state.js';
import type { KnownGame } from '../types.js';

/** What is to be joined. */
export interface Journey {
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
  journey: Journey,
): readonly Site[] | null {
  const { board, rules } = game;
  const turn = rules.railSurcharges.length;
  const price = priceList(game, company);
  const cost = new Float64Array(board.siteCount * turn).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Int32Array(board.siteCount * turn).fill(-1);
  const open = createHeap();
  const reach = (node: number, before: number, so: number) => {
    if (so >= cost[node]) return;
    cost[node] = so;
    cameFrom[node] = before;
    open.push(node, so);
  };
  for (const site of journey.from) reach(site * turn + (journey.built % turn), -1, 0);
  for (let next = open.pop(); next !== null; next = open.pop()) {
    const [node, so] = next;
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

// The least first; of equals the lower node.
function createHeap() {
  const heap: (readonly [node: number, cost: number])[] = [];
  const isBefore = (one: number, other: number) =>
    heap[one][1] < heap[other][1] || (heap[one][1] === heap[other][1] && heap[one][0] < heap[other][0]);
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [heap[other], heap[one]];
  };
  return {
    push(node: number, cost: number): void {
      let at = heap.push([node, cost]) - 1;
      for (let above = (at - 1) >> 1; at > 0 && isBefore(at, above); above = (at - 1) >> 1) {
        swap(at, above);
        at = above;
      }
    },
    pop(): readonly [node: number, cost: number] | null {
      if (heap.length === 0) return null;
      swap(0, heap.length - 1);
      const least = heap.pop() as readonly [number, number];
      for (let at = 0; ; ) {
        const [left, right] = [2 * at + 1, 2 * at + 2];
        let first = at;
        if (left < heap.length && isBefore(left, first)) first = left;
        if (right < heap.length && isBefore(right, first)) first = right;
        if (first === at) return least;
        swap(at, first);
        at = first;
      }
    },
  };
}
