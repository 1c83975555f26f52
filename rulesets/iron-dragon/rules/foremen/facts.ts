// Facts about foremen. They are public; one drawn from the deck is secret until a discard.

import { fact, masking } from '../../../../src/core/engine/index.js';
import type { OfSeat } from '../../../milepost/rules/fact.js';
import type { ForemanId } from './cards.js';

/** Prices are gold pieces. */
export const foremanFacts = {
  foremanKept: fact<OfSeat>(),
  foremanChosen: fact<OfSeat & { readonly foreman: ForemanId }>(),
  foremanDrawn: fact<
    OfSeat & {
      readonly pile: 'deck' | 'discard';
      readonly foreman: ForemanId | null;
      readonly price: number;
    }
  >(masking('foreman'), { money: ({ seat, price }) => [[seat, -price]] }),
  foremanHired: fact<
    OfSeat & { readonly foreman: ForemanId; readonly discarded: ForemanId; readonly price: number }
  >({ money: ({ seat, price }) => [[seat, -price]] }),
  foremanTurnedDown: fact<OfSeat & { readonly foreman: ForemanId }>(),
};
