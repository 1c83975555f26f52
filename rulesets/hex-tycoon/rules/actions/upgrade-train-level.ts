// upgradeTrainLevel: one level a turn for twice the new level (HT-UPGRADE-1, -2).

import { ability, tycoonAbility } from '../ability.js';
import { pricedFor, toBank } from '../price-items.js';
import type { KnownCompany } from '../state.js';
import type { KnownGame } from '../types.js';
import { changePoints } from '../victory-points.js';
import { activeToWrite } from '../writers.js';
import { mustAfford, mustBeWithin } from './conditions.js';
import { defineTurnAction } from './define.js';

/** Raises the train level by one. */
export const upgradeTrainLevel = defineTurnAction({
  type: 'upgradeTrainLevel',
  notation: ['upgrade'],

  check: () => [
    // HT-OPT-TYCOON-5: two for Fast Eddy
    mustBeWithin('upgrade/one-a-turn', 'HT-UPGRADE-1', 'upgrades', ({ rules, state }, company) => {
      return rules.upgradesPerTurn + ability(rules, state, company, 'upgradesPerTurn');
    }),
    mustAfford('upgrade/too-expensive', 'HT-UPGRADE-2', upgradePrice),
  ],

  price: pricedFor((game, company) => [
    toBank('upgrade', 'HT-UPGRADE-2', upgradePrice(game, company), { level: company.trainLevel + 1 }),
  ]),

  apply(context, state, { seat }) {
    const { rules, before, emit } = context;
    const company = activeToWrite(context, state);
    const price = upgradePrice(context, company);
    company.money -= price;
    company.trainLevel += 1;
    state.turn.upgrades += 1;
    emit({ type: 'trainLevelUpgraded', seat, company: company.id, level: company.trainLevel, price });
    // HT-OPT-TYCOON-12: to the mechanic's first company; the mechanic's upgrades give nothing.
    before.seats.forEach((mechanic, other) => {
      if (other === seat || mechanic.company === null) return;
      const by = tycoonAbility(rules, before, other, 'pointsPerForeignUpgrade');
      changePoints(context, state, { company: mechanic.company, by, reason: 'mechanic' });
    });
  },
});

/** HT-UPGRADE-2: what the next train level costs a company. */
export function upgradePrice(
  { rules }: Pick<KnownGame, 'rules'>,
  { trainLevel }: Pick<KnownCompany, 'trainLevel'>,
): number {
  return rules.upgradePrice * (trainLevel + 1);
}
