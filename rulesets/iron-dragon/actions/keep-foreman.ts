// keepForeman: of the foreman held and the one drawn, one stays and the other is discarded (ID-FOREMAN-1, ID-FOREMAN-9).

import * as z from 'zod/mini';
import type { ForemanId } from '../foremen.js';
import { type Hiring, ownOf, setOwn } from '../own-state.js';
import { defineIronAction } from '../types.js';

export const keepForeman = /* @__PURE__ */ (() =>
  defineIronAction({
    type: 'keepForeman',
    payload: { keep: z.enum(['current', 'drawn']) },
    notation: ['retain', 'keep'],

    *offers(_game, seat) {
      for (const keep of ['current', 'drawn'] as const) yield { type: 'keepForeman', seat, keep };
    },

    check: [],

    apply({ before, emit }, state, { seat, keep }) {
      const { foremen, foremanDiscards, hiring } = ownOf(before);
      const { drawn } = hiring as Hiring<ForemanId>;
      const current = foremen[seat] as ForemanId;
      const gone = keep === 'drawn' ? current : drawn;
      setOwn(state, {
        hiring: null,
        foremen: keep === 'drawn' ? foremen.with(seat, drawn) : foremen,
        foremanDiscards: [...foremanDiscards, gone],
      });
      if (keep === 'drawn')
        emit({ type: 'foremanHired', seat, foreman: drawn, discarded: current, price: 0 });
      else emit({ type: 'foremanTurnedDown', seat, foreman: drawn });
    },
  }))();
