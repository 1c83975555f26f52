// boardShip: boards a ship that was drawn, for one fee; it sails from the next turn on (ID-SHIP-3, 4, 8).

import { seatToWrite, trainToWrite } from '../../../milepost/generated/state.js';
import { toBank } from '../../../milepost/rules/money/price-items.js';
import { shipsToWrite } from '../../generated/state.js';
import { field } from '../fields.js';
import { foremanOf } from '../foremen/cards.js';
import { SHIPS } from '../ships/cards.js';
import { withTrain } from '../ships/voyages.js';
import type { ShipDraw } from '../state.js';
import { defineIronAction, type IronGame } from '../types.js';

export const boardShip = defineIronAction({
  type: 'boardShip',
  payload: () => ({ ship: field.ship }),
  notation: ['board', 'ship'],

  // As they were drawn.
  *offers(game, seat) {
    for (const ship of game.state.own.ships.drawn?.ships ?? []) {
      yield { type: 'boardShip', seat, ship };
    }
  },

  check: () => [
    {
      code: 'ship/not-drawn',
      rule: 'ID-SHIP-3',
      test: ({ state }, { ship }) => (state.own.ships.drawn?.ships.includes(ship) === true ? null : { ship }),
    },
    {
      code: 'ship/no-fee',
      rule: 'ID-SHIP-3',
      scope: 'own',
      needs: ['ship/not-drawn'],
      test({ state }, { seat, ship }) {
        const fee = feeFor(state, seat, ship);
        const { cash } = state.seats[seat];
        return cash !== null && cash < fee ? { ship, fee, cash } : null;
      },
    },
  ],

  price({ state }, { seat, ship }) {
    const fee = feeFor(state, seat, ship);
    return [toBank('ship', fee > 0 ? 'ID-SHIP-3' : 'ID-SHIP-8', fee, { ship })];
  },

  apply(context, state, { seat, ship }) {
    const { before, emit } = context;
    const { ships } = before.own;
    const { train, ships: drawn } = ships.drawn as ShipDraw;
    const fee = feeFor(before, seat, ship);
    seatToWrite(context, state, seat).cash = before.seats[seat].cash - fee; // ID-TURN-9: not capped
    trainToWrite(context, state, seat, train).points = 0; // ID-SHIP-4
    const voyage = { seat, train, ship, points: null };
    const written = shipsToWrite(context, state);
    written.discards = [...ships.discards, ...drawn.filter((other) => other !== ship)];
    written.drawn = null;
    written.voyages = withTrain(ships.voyages, voyage, voyage);
    written.calls = withTrain(ships.calls, voyage, null);
    emit({ type: 'shipBoarded', seat, train, ship, fee });
  },
});

/** What the seat pays for a trip on the ship, in GP (ID-SHIP-1); nothing with the Wee Folk (ID-SHIP-8). */
export function feeFor({ own }: IronGame['state'], seat: number, ship: string): number {
  return foremanOf(own, seat)?.shipCards === undefined ? SHIPS[ship].fee : 0;
}
