// The tour of the title: Rice to Haikou.

import { deliveryTour } from '../milepost/tour.js';

/** Its first delivery. */
export const tour = /* @__PURE__ */ deliveryTour({ seed: '67', card: 76, line: 0 });
