// declineShip: the ships that were drawn sail without the train, which goes on with what movement it has (ID-SHIP-5, 6).

import { ownOf, setOwn } from '../own-state.js';
import { noteDecline } from '../port-calls.js';
import type { ShipDraw } from '../ships-state.js';
import { defineIronAction } from '../types.js';

export const declineShip = /* @__PURE__ */ (() =>
  defineIronAction({
    type: 'declineShip',
    payload: {},
    notation: ['decline-ship'],
    *offers(_game, seat) {
      yield { type: 'declineShip', seat };
    },
    check: [],
    apply({ before, emit }, state, { seat }) {
      const { ships } = ownOf(before);
      const { train, ships: drawn } = ships.drawn as ShipDraw;
      setOwn(state, { ships: { ...ships, discards: [...ships.discards, ...drawn], drawn: null } });
      noteDecline(state, { seat, train });
      emit({ type: 'shipDeclined', seat, train, ships: drawn });
    },
  }))();
