// crossgradeLoco: a swap for the other loco of the same level, beside some track (M-VAR-7, M-OPEN-34).

import { trainToWrite } from '../../generated/state.js';
import { inCash, spend, withinBudget } from '../building/spending.js';
import { defineMilepostAction, mustBePlayed, mustHaveTrain, trainOf } from '../define-action.js';
import type { OfSeat } from '../fact.js';
import { returnLoads } from '../loads/surplus-loads.js';
import { toBank } from '../money/price-items.js';
import type { Train } from '../state.js';
import type { KnownGame } from '../types.js';
import { locoChoices, locoPayload, mustBeLeft, mustReturnSurplus } from './loco-conditions.js';

const needsOffer = ['variant/off'];

export const crossgradeLoco = defineMilepostAction({
  type: 'crossgradeLoco',
  payload: locoPayload,
  notation: ['crossgrade', 'to', 'loadsToReturn?', 'train?'],

  *offers(game, seat) {
    for (const choice of locoChoices(game, seat, 'crossgrades')) {
      yield { type: 'crossgradeLoco', ...choice };
    }
  },

  check: () => [
    mustBePlayed('crossgrading', 'M-VAR-7', 'crossgradePrice'),
    mustHaveTrain,
    {
      code: 'loco/no-such-crossgrade',
      rule: 'M-VAR-7',
      needs: [...needsOffer, 'train/no-such-train'],
      test(game, action) {
        const { loco } = trainOf(game, action) as Train;
        return game.rules.locos[loco].crossgrades.includes(action.to) ? null : { loco, to: action.to };
      },
    },
    {
      code: 'loco/upgraded',
      rule: 'M-VAR-7',
      test: ({ rules, state }) =>
        !rules.upgradesWithTrack && (state.turn.upgraded || state.turn.dealt) ? {} : null,
    },
    // The price counts towards the budget, so track built must leave enough; it is equal for all locos.
    withinBudget<OfSeat>('loco/over-budget', 'M-VAR-7', priceOf, needsOffer),
    inCash<OfSeat>('loco/no-cash', 'M-BUILD-16', priceOf, needsOffer),
    { ...mustBeLeft, rule: 'M-VAR-7' },
    { ...mustReturnSurplus, rule: 'M-VAR-7' },
  ],

  price: (game, { to }) => [toBank('loco', 'M-VAR-7', priceOf(game), { loco: to })],

  apply(context, state, { seat, to, loadsToReturn = [], train = 0 }) {
    const price = priceOf(context);
    const owned = trainToWrite(context, state, seat, train);
    returnLoads(context, state, { seat, train }, loadsToReturn);
    owned.loco = to;
    spend(context, state, seat, price);
    context.emit({ type: 'locoCrossgraded', seat, train, loco: to, price });
  },
});

function priceOf({ rules }: Pick<KnownGame, 'rules'>): number {
  return rules.crossgradePrice ?? 0;
}
