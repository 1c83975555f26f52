// India Rails: what only the picture needs.

import type { PictureSpec } from '../map-spec.js';

/** Land outside the source's frame, drawn roughly so that the frame does not show, and names on the map. */
export const picture: PictureSpec = {
  beyond: [
    // Persia, and the far side of the Gulf of Oman.
    [
      [50, 41],
      [60.3, 41],
      [60.3, 25.2],
      [57.4, 25.6],
      [56.9, 27.1],
      [50, 28],
    ],
    [
      [52, 20],
      [57.8, 19.2],
      [59.8, 22.5],
      [58.4, 23.7],
      [56.4, 24.7],
      [52, 24],
    ],
    // Turkestan and Tibet.
    [
      [50, 37.7],
      [65, 37.7],
      [80, 37.7],
      [97.7, 37.7],
      [110, 37.7],
      [110, 46],
      [50, 46],
    ],
    // Beyond the Irrawaddy.
    [
      [97.7, 38.5],
      [97.7, 16.2],
      [98.6, 12],
      [98.5, 8],
      [104, 8],
      [110, 20],
      [110, 38.5],
    ],
  ],
  names: [
    { text: 'Arabian Sea', kind: 'sea', at: [67.2, 17.2] },
    { text: 'Bay of Bengal', kind: 'sea', at: [87.8, 15.6] },
    { text: 'Indian Ocean', kind: 'sea', at: [73.4, 7.0] },
    { text: 'Afghanistan', kind: 'country', at: [66.2, 34.2] },
    { text: 'Iran', kind: 'country', at: [60.9, 28.8] },
    { text: 'Tibet', kind: 'country', at: [88.0, 31.6] },
    { text: 'Burma', kind: 'country', at: [95.6, 21.2] },
    { text: 'Pakistan', kind: 'country', at: [67.6, 29.4], turn: -40 },
    { text: 'India', kind: 'country', at: [77.6, 23.0] },
    { text: 'Nepal', kind: 'country', at: [83.4, 28.4], turn: 20 },
    { text: 'Bangladesh', kind: 'country', at: [89.9, 24.2], turn: 40 },
    { text: 'Sri Lanka', kind: 'country', at: [82.9, 8.2], turn: 60 },
    { text: 'BALUCHISTAN', kind: 'land', at: [64.6, 26.45] },
    { text: 'THAR', kind: 'land', at: [71.6, 27.2] },
    { text: 'Rann of Kutch', kind: 'lake', at: [70.2, 24.0] },
    { text: 'Gulf of Cambay', kind: 'lake', at: [71.75, 20.45] },
    { text: 'Palk Strait', kind: 'lake', at: [80.15, 10.05] },
  ],
};
