// The cheapest rail markers from a company's network to a place. The search is exact while the money lasts,
// with the surcharges of a turn's third and fourth marker. The greedy player's lines
// (players/bots/cheapest-lines.ts) are quicker and leave surcharges out.

import { cheapestSteps } from '../../../../src/core/graph/index.js';
import { type Site, sitesBeside } from '../../board/layout.js';
import { priceList, railsPerTurn } from '../../rules/build-cost.js';
import { ownRails } from '../../rules/network.js';
import type { KnownCompany } from '../../rules/state.js';
import type { KnownGame } from '../../rules/types.js';

/** The ends to join. */
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
 * The sites to build on, in order; null if no way exists. Every turn builds as many markers as the rules
 * allow. Among equally cheap ways it takes one with the fewest markers. Takes about a millisecond.
 */
export function cheapestMarkers(
  game: KnownGame,
  company: KnownCompany,
  journey: MarkerGoal,
): readonly Site[] | null {
  const { board, rules } = game;
  const turn = railsPerTurn(rules);
  const price = priceList(game, company);
  // A node is a site with the markers built in the turn.
  const way = cheapestSteps(
    {
      nodeCount: board.siteCount * turn,
      from: journey.from.map((site) => site * turn + (journey.built % turn)),
      steps(node, tell) {
        const built = node % turn;
        // HT-BUILD-3, HT-BUILD-4: markers are attached from hexes to their hexsides and back.
        for (const site of sitesBeside(board, Math.floor(node / turn))) {
          if (ownRails(company, site) > 0) tell(site * turn + built, 0);
          else if (!journey.isClosed(site)) {
            const { total } = price({ site, built });
            tell(site * turn + ((built + 1) % turn), Math.max(0, total) * PRICE + 1);
          }
        }
      },
    },
    (node) => Math.floor(node / turn) === journey.to,
  );
  if (way === null) return null;
  return way.nodes.map((node) => Math.floor(node / turn)).filter((site) => ownRails(company, site) === 0);
}
