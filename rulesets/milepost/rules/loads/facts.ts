// Facts about loads.

import { fact } from '../../../../src/core/engine/index.js';
import type { OfTrain } from '../fact.js';

/** Cities and goods are their ids, amounts millions. */
export const loadFacts = {
  loadPickedUp: fact<OfTrain & { readonly city: string; readonly good: string }>(),
  loadDropped: fact<OfTrain & { readonly city: string; readonly good: string }>(),
  loadLost: fact<OfTrain & { readonly good: string }>(),
  chipLaid: fact<{ readonly city: string; readonly good: string }>(),
  storedLoadReturned: fact<{ readonly city: string; readonly good: string }>(),
  loadDelivered: fact<
    OfTrain & {
      readonly city: string;
      readonly good: string;
      readonly card: number;
      readonly payout: number;
      readonly bonus: number;
    }
  >(),
};
