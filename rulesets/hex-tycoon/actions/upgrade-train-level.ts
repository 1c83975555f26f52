// upgradeTrainLevel: one level a turn for twice the new level (HT-UPGRADE-1, -2).

import type { ActionOf } from '../../../src/core/engine/index.js';
import { ability, tycoonAbility } from '../rules/ability.js';
import { changePoints } from '../rules/victory-points.js';
import { activeToWrite } from '../rules/writers.js';
import { activeCompany, type Turn } from '../state.js';
import { defineHexAction, type HexCondition } from './define.js';

const payload = () => ({});
type UpgradeTrainLevel = ActionOf<'upgradeTrainLevel', ReturnType<typeof payload>>;

const check: readonly HexCondition<UpgradeTrainLevel>[] = [
  {
    code: 'upgrade/one-a-turn', // HT-OPT-TYCOON-5: two for Fast Eddy
    rule: 'HT-UPGRADE-1',
    about: 'seat',
    test: ({ rules, state }) => {
      const limit = rules.upgradesPerTurn + ability(rules, state, activeCompany(state), 'upgradesPerTurn');
      return (state.turn as Turn).upgrades < limit ? null : { limit };
    },
  },
  {
    code: 'upgrade/too-expensive',
    rule: 'HT-UPGRADE-2',
    about: 'seat',
    test: ({ rules, state }) => {
      const { trainLevel, money } = activeCompany(state);
      const price = rules.upgradePrice * (trainLevel + 1);
      return price <= money ? null : { price, money };
    },
  },
];

/** Raises the train level by one. */
export const upgradeTrainLevel = defineHexAction({
  type: 'upgradeTrainLevel',
  payload,
  notation: ['upgrade'],

  *offers(_game, seat) {
    yield { type: 'upgradeTrainLevel', seat };
  },

  check,

  apply(context, state, { seat }) {
    const { rules, before, emit } = context;
    const company = activeToWrite(context, state);
    const price = rules.upgradePrice * (company.trainLevel + 1);
    company.money -= price;
    company.trainLevel += 1;
    (state.turn as Turn).upgrades += 1;
    emit({ type: 'trainLevelUpgraded', seat, company: company.id, level: company.trainLevel, price });
    // HT-OPT-TYCOON-12: to the mechanic's first company; his own upgrades give nothing.
    before.seats.forEach((mechanic, other) => {
      if (other === seat || mechanic.company === null) return;
      const by = tycoonAbility(rules, before, other, 'pointsPerForeignUpgrade');
      changePoints(context, state, { company: mechanic.company, by, reason: 'mechanic' });
    });
  },
});
