// How planners go by ship: when they ask for one, and the rest of a planned line aboard and after landing.

import type { GameAction } from '../../../src/core/engine/index.js';
import { legalOffers } from '../../../src/core/engine/index.js';
import { isAllowed } from '../../milepost/players/bots/legality.js';
import { operate } from '../../milepost/players/bots/operate.js';
import { type Sailing, swapped } from '../../milepost/players/bots/planning.js';
import { feeFor } from '../rules/actions/board-ship.js';
import { moveShip } from '../rules/actions/move-ship.js';
import { SHIP_IDS } from '../rules/ships/cards.js';
import { callOf, voyageOf } from '../rules/ships/voyages.js';
import type { IronKnown } from '../rules/state.js';
import type { IronPlanGame } from './types.js';

/** How trains go by sea. */
export const sailing: Sailing<IronKnown> = {
  pointsLeft({ state }, seat) {
    const voyage = voyageOf(state.own.ships, seat, 0);
    return voyage === undefined ? 'ashore' : (voyage.points ?? 0);
  },
  dearestFare: ({ state }, seat) => Math.max(...SHIP_IDS.map((ship) => feeFor(state, seat, ship))),
  // Draws no ship that may cost too much: after declining, a train must leave the port first (ID-SHIP-6).
  draw(game, seat) {
    const draw = { type: 'drawShip', seat } as const;
    const { cash } = game.state.seats[seat];
    const isBearable = cash === null || cash >= sailing.dearestFare(game, seat);
    return isBearable && isAllowed(game, draw) ? draw : null;
  },
  sail: (seat, to) => ({ type: 'moveShip', seat, to }) as GameAction,
};

/** Voyages and calls of a seat's trains, as if the two changed places. */
export function swapTrains(own: IronKnown, seat: number): IronKnown {
  const { drawn, voyages, calls } = own.ships;
  const ships = {
    ...own.ships,
    drawn: drawn === null ? null : swapped([drawn], seat)[0],
    voyages: swapped(voyages, seat),
    calls: swapped(calls, seat),
  };
  return { ...own, ships };
}

/** A line for a seat whose first train is aboard a ship or has just landed; null leaves it to the family. */
export function operateByShip(game: IronPlanGame, seat: number): readonly GameAction[] | null {
  const { ships } = game.state.own;
  const end = { type: 'endOperations', seat };
  if (voyageOf(ships, seat, 0) !== undefined) {
    const line = operate(game, seat);
    const isInPort = game.board.shipPortAt[game.state.seats[seat].trains[0].at as number] >= 0;
    if (['moveShip', 'discardHand'].includes(line[0].type) || !isInPort) return line;
    // what it would do on land from this very port it can do when it has landed there.
    const out = [...legalOffers(moveShip, game, { seat })].find(({ train = 0 }) => train === 0);
    return [out ?? end];
  }
  if (callOf(ships, seat, 0)?.landed !== true) return null;
  // ID-SHIP-11: it stays where it has landed.
  const line = operate(game, seat);
  const place = line.findIndex(({ type }) => type === 'moveTrain');
  return place < 0 ? line : [...line.slice(0, place), end];
}
