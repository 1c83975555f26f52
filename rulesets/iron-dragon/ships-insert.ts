// Ships as a part of the insert: their actions, waiting point, start, and what they add to the family's rules.

import type { GameAction, LuckDrawer, OpenDecision, Random } from '../../src/core/engine/index.js';
import { shuffled } from '../../src/core/random/streams.js';
import type { AddedActions } from '../milepost/phases.js';
import { boardShip } from './actions/board-ship.js';
import { declineShip } from './actions/decline-ship.js';
import { drawShip } from './actions/draw-ship.js';
import { moveShip } from './actions/move-ship.js';
import { knownOwn } from './own-state.js';
import { SHIP_IDS } from './ships.js';
import { cardsSeen, type ShipsKnown, type ShipsState } from './ships-state.js';
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
  const { drawn } = knownOwn(state).ships;
  return drawn === null ? [] : [{ seat: drawn.seat, kind: 'callShip', optional: false, since: drawn.since }];
}

/** What an absent seat plays at it. */
export function passAtPort(_game: IronGame, { seat }: OpenDecision): GameAction {
  return { type: 'declineShip', seat };
}

/** The slice at the start: the ship cards are shuffled. */
export function startShips(luck: LuckDrawer): ShipsState {
  return { deck: luck.shuffle('ships', SHIP_IDS), discards: [], drawn: null, voyages: [], calls: [] };
}

/** A slice that a view does not contradict: the deck is all that lies nowhere else. */
export function guessShips(known: ShipsKnown, random: Random): ShipsState {
  const seen = cardsSeen(known);
  const unseen = SHIP_IDS.filter((card) => !seen.includes(card));
  return { ...known, deck: shuffled(unseen, (from, to) => random.int(from, to)) };
}
