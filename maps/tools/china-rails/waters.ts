// China Rails: the rivers and lakes of the board, by the names of the source's lines.

import type { LakeSpec, RiverSpec } from '../map-spec.js';

/** Rivers, wet and dry; the Amur is left out because only one of its banks is on the board. */
export const rivers: readonly RiverSpec[] = [
  {
    id: 'yellow',
    name: 'Yellow River',
    kind: 'river',
    lines: ['Yellow'],
    from: [96.2, 35.1],
    to: [119.0, 37.8],
  },
  {
    id: 'yangtze',
    name: 'Yangtze',
    kind: 'river',
    lines: ['Yangtze'],
    drawn: [
      [
        [119.6, 32.2],
        [120.3, 31.95],
        [121.0, 31.85],
        [121.9, 31.4],
      ],
    ],
    from: [90.8, 34.3],
    to: [121.9, 31.4],
    bend: { south: 25.6, north: 32.5, east: 0.55, westOf: 103 },
  },
  {
    id: 'pearl',
    name: 'Pearl River',
    kind: 'river',
    lines: ['Pearl'],
    drawn: [
      [
        [109.53, 23.8],
        [109.8, 23.6],
        [110.09, 23.41],
      ],
      [
        [106.97, 25.235],
        [106.97, 25.241],
      ],
    ],
    from: [103.9, 25.9],
    to: [113.5, 22.6],
  },
  {
    id: 'songhua',
    name: 'Songhua',
    kind: 'river',
    lines: ['Songhua', 'Nen'],
    drawn: [
      [
        [123.47, 46.83],
        [123.9, 46.3],
        [124.3, 45.8],
        [124.675, 45.45],
      ],
      [
        [130.33, 46.837],
        [130.332, 46.835],
      ],
    ],
    from: [126.0, 51.0],
    to: [132.5, 47.7],
  },
  { id: 'liao', name: 'Liao', kind: 'river', lines: ['Liao'], from: [117.2, 42.6], to: [122.1, 40.7] },
  {
    id: 'huai',
    name: 'Huai',
    kind: 'river',
    lines: ['Huai'],
    drawn: [
      [
        [115.564, 32.41],
        [115.564, 32.402],
      ],
      [
        [116.52, 32.5],
        [117.4, 32.95],
        [118.5, 33.2],
        [119.2, 33.7],
        [120.3, 34.1],
      ],
    ],
    from: [113.7, 32.4],
    to: [120.3, 34.1],
  },
  {
    id: 'mekong',
    name: 'Mekong',
    kind: 'river',
    lines: ['Mekong', 'Za'],
    from: [94.1, 33.15],
    to: [101.5, 20.5],
    bend: { south: 23.5, north: 31.5, east: 0.22, westOf: 103 },
  },
  {
    id: 'salween',
    name: 'Salween',
    kind: 'river',
    lines: ['Salween'],
    from: [91.5, 31.9],
    to: [98.5, 22.5],
    bend: { south: 24.5, north: 31.5, east: -0.12, westOf: 103 },
  },
  {
    id: 'tarim',
    name: 'Tarim',
    kind: 'dry-river',
    lines: ['Tarim', 'Yarkant', 'Konqi'],
    drawn: [
      [
        [84.3, 41.1],
        [85.4, 41.15],
        [86.37, 41.24],
      ],
    ],
    from: [77.3, 38.4],
    to: [89.4, 40.6],
  },
  {
    id: 'hei-he',
    name: 'Hei He',
    kind: 'dry-river',
    lines: [],
    drawn: [
      [
        [100.2, 38.3],
        [100.4, 38.95],
        [99.8, 39.4],
        [99.5, 40.0],
        [100.2, 41.0],
        [101.0, 42.0],
      ],
    ],
    from: [100.2, 38.3],
    to: [101.0, 42.0],
  },
];

/** Lakes that lie in the way of track; Qinghai is big enough to drown the milepost in its middle. */
export const lakes: readonly LakeSpec[] = [
  { id: 'qinghai', name: 'Qinghai Lake', kind: 'lake', polygons: ['Qinghai Hu'], drowns: true },
  { id: 'poyang', name: 'Poyang Lake', kind: 'lake', polygons: ['Poyang Hu'] },
  { id: 'dongting', name: 'Dongting Lake', kind: 'lake', polygons: ['Dongting Hu'] },
  { id: 'tai', name: 'Lake Tai', kind: 'lake', polygons: ['Tai Hu'] },
  { id: 'lop-nur', name: 'Lop Nur', kind: 'dry-lake', polygons: ['Lop Nur'] },
];
