// The tour of the title: Linseed Oil to Jodhpur.

import { deliveryTour } from '../milepost/tour.js';

/** Its first delivery. */
export const tour = /* @__PURE__ */ deliveryTour({ seed: '41', card: 36, line: 0 });
