// declineShip: the drawn ships sail without the train, which goes on with movement left (ID-SHIP-5, 6).

import { shipsToWrite } from '../../generated/state.js';
import { noteDecline } from '../ships/port-calls.js';
import type { ShipDraw } from '../state.js';
import { defineIronAction } from '../types.js';

export const declineShip = defineIronAction({
  type: 'declineShip',
  notation: ['decline-ship'],
  check: [],
  apply(context, state, { seat }) {
    const { before, emit } = context;
    const { ships } = before.own;
    const { train, ships: drawn } = ships.drawn as ShipDraw;
    const written = shipsToWrite(context, state);
    written.discards = [...ships.discards, ...drawn];
    written.drawn = null;
    noteDecline(context, state, { seat, train });
    emit({ type: 'shipDeclined', seat, train, ships: drawn });
  },
});
