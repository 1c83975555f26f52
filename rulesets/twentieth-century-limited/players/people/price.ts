// What an action costs, in waivers. Track costs none; how much of one's own a route takes is an item of nothing with the number of lines.

import type { PriceItem } from '../../../../src/core/engine/index.js';
import { linesBySeat, nodesToJoin } from '../../rules/route-conditions.js';
import { leastOwn } from '../../rules/routes.js';
import type { KnownGame } from '../../rules/types.js';
import type { TwentiethAsked } from './asked.js';

/** The items of an action's price, owners in seat order. */
export function priceItems(game: KnownGame, action: TwentiethAsked): readonly PriceItem[] {
  switch (action.type) {
    case 'scoreRegionalCard':
    case 'scoreCompanyCard':
      return [...ownItems(game, action), ...waiverItems(game, action)];
    case 'resetCompanyDisplay':
      return [{ what: 'waiver', rule: 'TC-RESET-1', amount: 1, to: 'bank', params: {} }];
    default:
      return [];
  }
}

// A company sells the least of one's own lines that its route needs; a region leaves all where they are.
function ownItems(game: KnownGame, action: TwentiethAsked): readonly PriceItem[] {
  const { type, seat, card = 0, opponentLines = [], routeLines } = action;
  const isSold = type === 'scoreCompanyCard';
  const declared = routeLines === undefined ? null : routeLines.length - opponentLines.length;
  const lines = declared ?? leastOwn(game, seat, opponentLines, nodesToJoin(game, card));
  if (lines === null) return [];
  const rule = isSold ? 'TC-COMPANY-4' : 'TC-REGION-3';
  return [{ what: 'own', rule, amount: 0, to: null, params: { lines, sold: isSold ? lines : 0 } }];
}

function waiverItems(game: KnownGame, { opponentLines = [] }: TwentiethAsked): readonly PriceItem[] {
  const owed = [...linesBySeat(game, opponentLines)].sort(([one], [other]) => one - other);
  return owed.map(([to, lines]) => ({
    what: 'waiver',
    rule: 'TC-WAIVER-1',
    amount: lines.length,
    to,
    params: { lines },
  }));
}
