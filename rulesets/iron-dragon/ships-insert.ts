// Ships as a part of the insert: their actions, waiting point, start, and what they add to the family's rules.

import type { GameAction, LuckDrawer, OpenDecision } from '../../src/core/engine/index.js';
import type { AddedActions } from '../milepost/phases.js';
import { boardShip } from './actions/board-ship.js';
import { declineShip } from './actions/decline-ship.js';
import { drawShip } from './actions/draw-ship.js';
import { moveShip } from './actions/move-ship.js';
import { emptyShips } from './generated/state.js';
import { SHIP_IDS } from './ships.js';
import type { ShipsState } from './state.js';
import type { IronGame } from './types.js';

export { leavePort, noteDelivery, readyShips } from './port-calls.js';
export { shipConditions } from './ship-conditions.js';
export { shipFaults } from './ship-faults.js';

/** Actions about ships, by the family's phases. */
export const shipActions: AddedActions = { operations: [drawShip, moveShip] };

/** The waiting points of ships: `callShip`, where one of the ships drawn is boarded or all are declined. */
export const shipPhases = {
  callShip: {
    prompt: 'Board a ship that was drawn, or decline.',
    actions: [boardShip, declineShip],
    rule: 'ID-SHIP-2',
  },
};

/** The open decision about ships, if there is one. It never answers itself: that would tell what is in a purse. */
export function shipDecisions({ state }: IronGame): readonly OpenDecision[] {
  const { drawn } = state.own.ships;
  return drawn === null ? [] : [{ seat: drawn.seat, kind: 'callShip', optional: false, since: drawn.since }];
}

/** What an absent seat plays at it. */
export function passAtPort(_game: IronGame, { seat }: OpenDecision): GameAction {
  return { type: 'declineShip', seat };
}

/** The slice at the start: the ship cards are shuffled. */
export function startShips(luck: LuckDrawer): ShipsState {
  return { ...emptyShips(), deck: luck.shuffle('ships', SHIP_IDS) };
}
