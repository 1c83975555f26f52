// How cheaply a company can get anywhere: cheapest paths over interiors and hexsides at today's prices. They
// leave out surcharges for the third and fourth marker of a turn, and what others may build meanwhile.

import { memoByIdentity } from '../../../../src/core/engine/index.js';
import {
  arcCosts,
  CLOSED,
  createGraph,
  createPathFinder,
  type Graph,
  type PathFinder,
  UNREACHABLE,
} from '../../../../src/core/graph/index.js';
import { NO_PLACE } from '../../board/ground.js';
import { distance, type Hex, type Site } from '../../board/layout.js';
import { priceList } from '../../rules/build-cost.js';
import { ownRails, railsAt, siteCapacity } from '../../rules/network.js';
import type { KnownCompany } from '../../rules/state.js';
import type { KnownGame } from '../../rules/types.js';

/** Prices from a company's network to everywhere. */
export interface CheapestLines {
  /** MB to connect a hex, or null where it cannot be reached at this train level. */
  cost(hex: Hex): number | null;
  /** The rail markers that would connect it, in the order of building. */
  line(hex: Hex): readonly Site[];
}

interface SiteGraph {
  readonly graph: Graph;
  readonly finder: PathFinder;
}

// One graph a board: interiors and hexsides joined as HT-BUILD-2 says. It is kept with the frozen board.
const siteGraph = /* @__PURE__ */ memoByIdentity((board: KnownGame['board']): SiteGraph => {
  const ends: number[] = [];
  for (let site = board.hexCount; site < board.siteCount; site++) {
    if (board.buildable[site] === 1) ends.push(site, board.ends[2 * site], site, board.ends[2 * site + 1]);
  }
  const graph = createGraph(board.siteCount, ends);
  return { graph, finder: createPathFinder(graph) };
});

/** The cheapest lines of a company, as if its train level were `trainLevel`. */
export function cheapestLines(
  game: KnownGame,
  company: KnownCompany,
  trainLevel = company.trainLevel,
): CheapestLines {
  const { rules, board, state } = game;
  const { graph, finder } = siteGraph(board);
  const price = priceList(game, company);
  const prices = new Int16Array(board.siteCount).fill(-1);
  for (let site = 0; site < board.siteCount; site++) {
    if (board.buildable[site] === 0) continue;
    if (ownRails(company, site) > 0) prices[site] = 0;
    else if (railsAt(state.companies, site) >= siteCapacity(rules, board, site)) continue;
    else if (
      site < board.hexCount &&
      board.place[site] !== NO_PLACE &&
      distance(board, company.start, site) > trainLevel
    )
      continue;
    else prices[site] = price({ site, built: 0 }).total;
  }
  const costs = arcCosts(graph, (_, to) => Math.max(0, prices[to]));
  const overlay = new Uint8Array(graph.edgeCount);
  for (let edge = 0; edge < graph.edgeCount; edge++) {
    if (prices[graph.ends[2 * edge]] < 0 || prices[graph.ends[2 * edge + 1]] < 0) overlay[edge] = CLOSED;
  }
  const pricing = { costs, overlay };
  const table = finder.costsFrom(company.start, pricing);
  return {
    cost: (hex) => (table[hex] === UNREACHABLE ? null : table[hex]),
    line: (hex) => {
      const path = finder.path({ from: company.start, to: hex, ...pricing });
      return path === null ? [] : path.nodes.filter((site) => ownRails(company, site) === 0);
    },
  };
}
