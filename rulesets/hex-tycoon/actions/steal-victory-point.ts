// stealVictoryPoint: Rob takes one VP from an opponent's company at the start of every own turn (HT-OPT-TYCOON-13).

import type { ActionOf } from '../../../src/core/engine/index.js';
import { field } from '../fields.js';
import { ability } from '../rules/ability.js';
import { enterPhase } from '../rules/enter-phase.js';
import { changePoints } from '../rules/victory-points.js';
import { activeCompany } from '../state.js';
import { defineHexAction, type HexCondition } from './define.js';

const payload = () => ({ target: field.company });
type StealVictoryPoint = ActionOf<'stealVictoryPoint', ReturnType<typeof payload>>;

const check: readonly HexCondition<StealVictoryPoint>[] = [
  {
    code: 'steal/no-such-company',
    rule: 'HT-OPT-TYCOON-13',
    test: ({ state }, { target }) => (state.companies.some(({ id }) => id === target) ? null : { target }),
  },
  {
    code: 'steal/not-an-opponent', // companies of one player are not opponents to each other
    rule: 'HT-OPT-EXTRA-8',
    test: ({ state }, { seat, target }) =>
      state.companies.some((company) => company.id === target && company.seat === seat) ? { target } : null,
  },
];

/** Steals a VP. Listed by company, in the order they came into play. */
export const stealVictoryPoint = defineHexAction({
  type: 'stealVictoryPoint',
  payload,
  notation: ['steal', 'target'],

  *offers(game, seat) {
    for (const { id: target } of game.state.companies) {
      yield { type: 'stealVictoryPoint', seat, target };
    }
  },

  check,

  apply(context, state, { seat, target }) {
    const { id } = activeCompany(context.before);
    const by = ability(context.rules, context.before, { id, seat }, 'steals');
    context.emit({ type: 'victoryPointStolen', seat, company: id, target });
    changePoints(context, state, { company: target, by: -by, reason: 'stolen' });
    changePoints(context, state, { company: id, by, reason: 'stolen' });
    enterPhase(state, 'build');
  },
});
