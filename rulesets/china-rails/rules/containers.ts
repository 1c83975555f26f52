// Taiwan by container (CR-CONT-1 … 13): its rules in one place. A train that has waited at a container port
// may, before it moves, either deliver to or pick up from any cities overseas, one of the two a turn.

import { trainToWrite } from '../../milepost/generated/state.js';
import { familyPolicies } from '../../milepost/rules/family-tables.js';
import type { Mechanic } from '../../milepost/rules/mechanic.js';
import { buyContainerLink } from './actions/buy-container-link.js';
import { deliverByContainer } from './actions/deliver-by-container.js';
import { pickUpByContainer } from './actions/pick-up-by-container.js';
import { ownsPort } from './container-ports.js';
import type { ChinaTypes } from './types.js';

/**
 * Taiwan by container.
 * @internal
 */
export const containers = {
  start: () => ({ mode: null }),
  actions: [buyContainerLink, deliverByContainer, pickUpByContainer],
  answers: {
    canStartAt: (game, seat, milepost) =>
      familyPolicies.canStartAt(game, seat, milepost) || ownsPort(game, seat, milepost),
  },
  at: {
    // CR-CONT-10, CR-OPEN-6: a train that starts on its owner's port need not wait for its first load.
    atPlacement(context, state, { seat, milepost }) {
      const { rules, board, before } = context;
      if (!ownsPort({ rules, board, state: before }, seat, milepost)) return;
      trainToWrite(context, state, seat, 0).waited = true;
      state.own = { mode: 'start' };
    },
    atTurnStart(_context, state) {
      state.own = { mode: null };
    },
  },
} satisfies Mechanic<ChinaTypes>;
