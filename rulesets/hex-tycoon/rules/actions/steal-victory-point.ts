// stealVictoryPoint: Rob takes a VP from an opponent's company at the start of each turn (HT-OPT-TYCOON-13).

import { ability } from '../ability.js';
import { enterPhase } from '../enter-phase.js';
import { field } from '../fields.js';
import { activeCompany } from '../state.js';
import { changePoints } from '../victory-points.js';
import { defineHexAction } from './define.js';

/** Steals a VP. Listed by company, in the order they came into play. */
export const stealVictoryPoint = defineHexAction({
  type: 'stealVictoryPoint',
  payload: () => ({ target: field.company }),
  notation: ['steal', 'target'],

  *offers(game, seat) {
    for (const { id: target } of game.state.companies) {
      yield { type: 'stealVictoryPoint', seat, target };
    }
  },

  check: () => [
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
  ],

  apply(context, state, { seat, target }) {
    const { id } = activeCompany(context.before);
    const by = ability(context.rules, context.before, { id, seat }, 'steals');
    context.emit({ type: 'victoryPointStolen', seat, company: id, target });
    changePoints(context, state, { company: target, by: -by, reason: 'stolen' });
    changePoints(context, state, { company: id, by, reason: 'stolen' });
    enterPhase(state, 'build');
  },
});
