// Ships (ID-SHIP-1 … 15): drawn at a port, boarded or declined, sailed to a port. A train aboard only sails.

import type { GameAction, OpenDecision } from '../../../../src/core/engine/index.js';
import { emptyShips } from '../../generated/state.js';
import { boardShip } from '../actions/board-ship.js';
import { declineShip } from '../actions/decline-ship.js';
import { drawShip } from '../actions/draw-ship.js';
import { moveShip } from '../actions/move-ship.js';
import type { IronGame, IronMechanic } from '../types.js';
import { SHIP_IDS } from './cards.js';
import { shipConditions } from './conditions.js';
import { shipFacts } from './facts.js';
import { shipFaults } from './invariants.js';
import { leavePort, noteDelivery, readyShips } from './port-calls.js';
import { canStartAt } from './starts.js';

/**
 * Ships, their ports and their trips.
 * @internal
 */
export const ships = {
  streams: ['ships'],
  ids: { ship: new Set(SHIP_IDS) },
  start: ({ luck }) => ({ ships: { ...emptyShips(), deck: luck.shuffle('ships', SHIP_IDS) } }),
  actions: [drawShip, moveShip],
  conditions: shipConditions,
  // Not a choice that resolves itself: a single answer would tell that the purse cannot pay for a ship.
  waits: {
    callShip: {
      prompt: 'Board a ship that was drawn, or decline.',
      actions: [boardShip, declineShip],
      passBy: 'declineShip',
      rule: 'ID-SHIP-2',
      open: openCall,
      pass: passAtPort,
    },
  },
  answers: { canStartAt },
  at: { atArrival: leavePort, atDelivery: noteDelivery, atTurnStart: readyShips },
  events: shipFacts,
  invariants: shipFaults,
} satisfies IronMechanic;

function openCall({ state }: IronGame): readonly OpenDecision[] {
  const { drawn } = state.own.ships;
  return drawn === null ? [] : [{ seat: drawn.seat, kind: 'callShip', optional: false, since: drawn.since }];
}

/** What a seat plays that does not choose for itself. */
export function passAtPort(_game: IronGame, { seat }: OpenDecision): GameAction {
  return { type: 'declineShip', seat };
}
