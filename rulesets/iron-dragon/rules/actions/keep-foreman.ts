// keepForeman: keeps the foreman held or the one drawn, and discards the other (ID-FOREMAN-1, ID-FOREMAN-9).

import { ownToWrite } from '../../generated/state.js';
import { field } from '../fields.js';
import type { ForemanId } from '../foremen/cards.js';
import type { Hiring } from '../state.js';
import { defineIronAction } from '../types.js';

export const keepForeman = defineIronAction({
  type: 'keepForeman',
  payload: () => ({ keep: field.oneOf(['current', 'drawn']) }),
  notation: ['retain', 'keep'],

  *offers(_game, seat) {
    for (const keep of ['current', 'drawn'] as const) yield { type: 'keepForeman', seat, keep };
  },

  check: [],

  apply(context, state, { seat, keep }) {
    const { before, emit } = context;
    const { foremen, foremanDiscards, hiring } = before.own;
    const { drawn } = hiring as Hiring<ForemanId>;
    const current = foremen[seat] as ForemanId;
    const gone = keep === 'drawn' ? current : drawn;
    const own = ownToWrite(context, state);
    own.hiring = null;
    if (keep === 'drawn') own.foremen = foremen.with(seat, drawn);
    own.foremanDiscards = [...foremanDiscards, gone];
    if (keep === 'drawn') emit({ type: 'foremanHired', seat, foreman: drawn, discarded: current, price: 0 });
    else emit({ type: 'foremanTurnedDown', seat, foreman: drawn });
  },
});
