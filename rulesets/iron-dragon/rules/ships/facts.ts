// Facts about ships: they are drawn, boarded and sailed in the open.

import { fact } from '../../../../src/core/engine/index.js';
import type { OfTrain } from '../../../milepost/rules/fact.js';

/** Fees are gold pieces, points what is left of the ship's movement. */
export const shipFacts = {
  shipDrawn: fact<OfTrain & { readonly ships: readonly string[] }>(),
  shipBoarded: fact<OfTrain & { readonly ship: string; readonly fee: number }>({
    money: ({ seat, fee }) => [[seat, -fee]],
  }),
  shipDeclined: fact<OfTrain & { readonly ships: readonly string[] }>(),
  shipMoved: fact<OfTrain & { readonly from: number; readonly to: number; readonly points: number }>({
    things: {
      from: 'milepost',
      to: 'milepost',
    },
  }),
  shipArrived: fact<OfTrain & { readonly ship: string; readonly at: number }>({ things: { at: 'milepost' } }),
  shipsReshuffled: fact(),
};
