// upgradeLoco: a better loco, instead of building track or beside it (M-BUILD-18 … 20).

import { trainToWrite } from '../../generated/state.js';
import { inCash, spend, withinBudget } from '../building/spending.js';
import { defineMilepostAction, mustHaveTrain, trainOf } from '../define-action.js';
import { mustBePermitted } from '../events/conditions.js';
import { returnLoads } from '../loads/surplus-loads.js';
import { toBank } from '../money/price-items.js';
import type { Train } from '../state.js';
import type { KnownGame } from '../types.js';
import { locoChoices, locoPayload, mustBeLeft, mustReturnSurplus, needsLoco } from './loco-conditions.js';
import { upgradePrice } from './locos.js';

export const upgradeLoco = defineMilepostAction({
  type: 'upgradeLoco',
  payload: locoPayload,
  notation: ['upgrade', 'to', 'loadsToReturn?', 'train?'],

  *offers(game, seat) {
    for (const choice of locoChoices(game, seat, 'upgrades')) {
      yield { type: 'upgradeLoco', ...choice };
    }
  },

  check: () => [
    mustHaveTrain,
    mustBePermitted,
    {
      code: 'loco/no-such-upgrade',
      rule: 'M-BUILD-18',
      needs: ['train/no-such-train'],
      test(game, action) {
        const { loco } = trainOf(game, action) as { loco: string };
        return game.rules.locos[loco].upgrades.includes(action.to) ? null : { loco, to: action.to };
      },
    },
    mustBeLeft,
    {
      // M-TURN-3: the building phase is for track or for one upgrade, never both.
      code: 'loco/already-spent',
      rule: 'M-BUILD-19',
      test: ({ rules, state }) =>
        !rules.upgradesWithTrack && (state.turn.spent > 0 || state.turn.dealt)
          ? { spent: state.turn.spent }
          : null,
    },
    withinBudget('loco/over-budget', 'M-TURN-3', priceOf, needsLoco),
    inCash('loco/no-cash', 'M-BUILD-16', priceOf, needsLoco),
    mustReturnSurplus,
  ],

  price: (game, action) => [toBank('loco', 'M-BUILD-18', priceOf(game, action), { loco: String(action.to) })],

  apply(context, state, { seat, to, loadsToReturn = [], train = 0 }) {
    const { before, emit } = context;
    const price = upgradePrice(context, before.seats[seat].trains[train].loco, to);
    spend(context, state, seat, price);
    trainToWrite(context, state, seat, train).loco = to; // M-BUILD-20: loads stay, speed counts next turn
    returnLoads(context, state, { seat, train }, loadsToReturn);
    state.turn.upgraded = true;
    emit({ type: 'locoUpgraded', seat, train, loco: to, price });
  },
});

function priceOf(game: KnownGame, action: { seat: number; train?: number; to: string }): number {
  return upgradePrice(game, (trainOf(game, action) as Train).loco, action.to);
}
