// China Rails: what only the picture needs.

import type { PictureSpec } from '../map-spec.js';

/** Land outside the source's frame, drawn roughly so that the frame does not show, and names on the map. */
export const picture: PictureSpec = {
  beyond: [
    // Central Asia, north of the Indian Ocean.
    [
      [40, 66],
      [72.6, 66],
      [72.6, 21],
      [66, 25.3],
      [57, 25.8],
      [40, 30],
    ],
    // Siberia.
    [
      [60, 54.5],
      [75, 54.5],
      [90, 54.5],
      [105, 54.5],
      [120, 54.5],
      [135, 54.5],
      [141, 53],
      [141, 70],
      [60, 70],
    ],
    // The far side of the Sikhote-Alin.
    [
      [135.6, 55.5],
      [135.6, 44.2],
      [138.5, 46.5],
      [140.4, 49],
      [141, 55.5],
    ],
    // The Deccan.
    [
      [73.0, 17.1],
      [73.3, 10],
      [80.2, 10],
      [80.2, 15.8],
      [82.3, 17.1],
    ],
    // Lower Burma, Siam and Annam.
    [
      [94.5, 17.1],
      [94.5, 15],
      [98, 15],
      [98, 10],
      [109, 10],
      [109.2, 14],
      [107.3, 17.1],
    ],
  ],
  names: [
    { text: 'Mongolia', kind: 'country', at: [110.6, 46.4] },
    { text: 'Russia', kind: 'country', at: [112.5, 51.8] },
    { text: 'Kazakhstan', kind: 'country', at: [74.5, 45.2] },
    { text: 'India', kind: 'country', at: [79.4, 25.6] },
    { text: 'Nepal', kind: 'country', at: [84.2, 28.15], turn: 18 },
    { text: 'Burma', kind: 'country', at: [96, 22.3] },
    { text: 'Vietnam', kind: 'country', at: [105.3, 21.9] },
    { text: 'Korea', kind: 'country', at: [127.5, 38.4] },
    { text: 'Bo Hai', kind: 'lake', at: [119.9, 38.6] },
    { text: 'Yellow Sea', kind: 'sea', at: [123.6, 35.2] },
    { text: 'East China Sea', kind: 'sea', at: [125.2, 29.2] },
    { text: 'South China Sea', kind: 'sea', at: [115.4, 19.4] },
    { text: 'TAKLAMAKAN', kind: 'land', at: [82.8, 38.75] },
    { text: 'GOBI', kind: 'land', at: [105.2, 41.5] },
    { text: 'Qinghai Lake', kind: 'lake', at: [100.2, 37.45] },
    { text: 'Poyang Lake', kind: 'lake', at: [114.6, 29.35] },
    { text: 'Dongting Lake', kind: 'lake', at: [112.0, 29.3] },
    { text: 'Lake Tai', kind: 'lake', at: [119.45, 31.0] },
    { text: 'Lop Nur', kind: 'lake', at: [91.1, 40.2] },
  ],
};
