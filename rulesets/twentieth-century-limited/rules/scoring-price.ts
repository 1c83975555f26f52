// The price of scoring a card, in waivers. The number of own lines in a route is an item with a price of 0.

import type { PriceItem, Seat } from '../../../src/core/engine/index.js';
import { type Declaration, linesBySeat, nodesToJoin } from './route-conditions.js';
import { leastOwn } from './routes.js';
import type { KnownGame } from './types.js';

interface Scoring extends Declaration {
  readonly seat: Seat;
}

/** The items of scoring a card, owners in seat order. A company sells its own lines (TC-COMPANY-4). */
export function scoringPrice(
  game: KnownGame,
  scoring: Scoring,
  { isSold }: { readonly isSold: boolean },
): readonly PriceItem[] {
  return [...ownItems(game, scoring, isSold), ...waiverItems(game, scoring)];
}

// A company takes the fewest of the seat's own lines that its route needs. A region takes none.
function ownItems(game: KnownGame, scoring: Scoring, isSold: boolean): readonly PriceItem[] {
  const { seat, card, opponentLines, routeLines } = scoring;
  const declared = routeLines === undefined ? null : routeLines.length - opponentLines.length;
  const lines = declared ?? leastOwn(game, seat, opponentLines, nodesToJoin(game, card));
  if (lines === null) return [];
  const rule = isSold ? 'TC-COMPANY-4' : 'TC-REGION-3';
  return [{ what: 'own', rule, amount: 0, to: null, params: { lines, sold: isSold ? lines : 0 } }];
}

function waiverItems(game: KnownGame, { opponentLines }: Scoring): readonly PriceItem[] {
  const owed = [...linesBySeat(game, opponentLines)].sort(([one], [other]) => one - other);
  return owed.map(([to, lines]) => ({
    what: 'waiver',
    rule: 'TC-WAIVER-1',
    amount: lines.length,
    to,
    params: { lines },
  }));
}
