// Iron Dragon: what only the picture needs.

import type { PictureSpec } from '../map-spec.js';

/** Names on the map; those of seas are ours. */
export const picture: PictureSpec = {
  beyond: [],
  names: [
    { text: 'Northern Sea', kind: 'sea', at: [41, 3.4] },
    { text: 'Western Bay', kind: 'sea', at: [7.4, 29.8] },
    { text: 'Gulf of Bright', kind: 'lake', at: [40.6, 31.4] },
    { text: 'Pirate Sea', kind: 'sea', at: [55.6, 22.6] },
    { text: 'The Narrow Sea', kind: 'sea', at: [50.2, 42.4], turn: 86 },
    { text: 'Gulf of Silvarre', kind: 'sea', at: [36.6, 60.6], turn: 72 },
    { text: 'Southern Sea', kind: 'sea', at: [51.6, 63.6] },
    { text: 'Western Sea', kind: 'sea', at: [0.4, 33], turn: -90 },
    { text: 'Koland', kind: 'country', at: [5.8, 10.6] },
    { text: 'Northern Wastes', kind: 'country', at: [26.6, 17.6] },
    { text: 'Glyth Gamel', kind: 'country', at: [25.4, 26.6] },
    { text: 'Bright', kind: 'country', at: [40.8, 20.9] },
    { text: 'Rakhatz', kind: 'country', at: [31.6, 35.6] },
    { text: 'Orc Wastes', kind: 'country', at: [17.8, 37.6] },
    { text: 'Iron Holm', kind: 'country', at: [7, 41.4] },
    { text: 'Eusarch', kind: 'country', at: [8.2, 56.6] },
    { text: 'Caicenden', kind: 'country', at: [20.6, 51.1] },
    { text: 'Dul-Ul-Dur', kind: 'country', at: [27.7, 62.7] },
    { text: 'Silvarre', kind: 'country', at: [33.8, 42.5] },
    { text: 'Janoshal', kind: 'country', at: [41.4, 38.2] },
    { text: 'Wislandor', kind: 'country', at: [43.6, 58.6] },
    { text: 'Pirate Isles', kind: 'country', at: [57.4, 11.6] },
    { text: 'Olde World', kind: 'country', at: [61, 46.4] },
  ],
};
