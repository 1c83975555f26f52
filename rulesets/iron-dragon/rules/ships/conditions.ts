// The conditions of ships for a train, and what a train aboard a ship may not do.

import type { Params } from '../../../../src/core/engine/index.js';
import type { TrainAction } from '../../../milepost/rules/define-action.js';
import type { IronGame, IronMechanic } from '../types.js';
import { callOf, voyageOf } from './voyages.js';

/** from boarding until it lands the train only sails. */
export const mustBeAshore = {
  code: 'ship/aboard',
  rule: 'R-36',
  needs: ['train/no-such-train'],
  test({ state }: IronGame, { seat, train = 0 }: TrainAction): Params | null {
    const voyage = voyageOf(state.own.ships, seat, train);
    return voyage === undefined ? null : { ship: voyage.ship };
  },
};

/** ID-SHIP-11: to reach a port by ship ends the move. */
const mustNotHaveLanded = {
  code: 'ship/just-landed',
  rule: 'ID-SHIP-11',
  needs: ['train/no-such-train'],
  test: ({ state }: IronGame, { seat, train = 0 }: TrainAction): Params | null =>
    callOf(state.own.ships, seat, train)?.landed === true ? {} : null,
};

/** Conditions that ships add to the family's actions. */
export const shipConditions = {
  moveTrain: [mustBeAshore, mustNotHaveLanded],
  pickUpLoad: [mustBeAshore],
  dropLoad: [mustBeAshore],
  deliverLoad: [mustBeAshore],
  backtrack: [mustBeAshore],
} satisfies IronMechanic['conditions'];
