// The tour of the title: Wine to Glynclwyn, with a dwarf.

import type { GameAction } from '../../src/core/engine/index.js';
import { deliveryTour } from '../milepost/tour.js';

/** A foreman (ID-SETUP-6), and the first delivery. */
export const tour = /* @__PURE__ */ deliveryTour({
  ...{ seed: '7', card: 85, line: 0 },
  before: {
    say: 'tour foreman',
    at: { actions: [{ type: 'chooseForeman', seat: 0, foreman: 'dwarf' } as GameAction] },
    plays: 'chooseForeman',
  },
});
