// India Rails: the rivers of the board, by the names of the source's lines. No lake is in the way of track.

import type { RiverSpec } from '../map-spec.js';

/** The rivers that floods name. The lower Ganges has two arms: the Padma and the Hooghly (Calcutta). */
export const rivers: readonly RiverSpec[] = [
  { id: 'indus', name: 'Indus', kind: 'river', lines: ['Indus'], from: [78.9, 33.2], to: [67.6, 24.1] },
  {
    id: 'jhelum',
    name: 'Jhelum',
    kind: 'river',
    lines: ['Jhelum'],
    drawn: [
      [
        [72.14, 31.18],
        [71.98, 30.85],
      ],
    ],
    from: [75.3, 33.5],
    to: [71.98, 30.85],
  },
  {
    id: 'chenab',
    name: 'Chenab',
    kind: 'river',
    lines: ['Chenab'],
    from: [77.4, 32.3],
    to: [70.64, 29.04],
    // Below Multan it runs closer to the Indus than mileposts stand.
    bend: { south: 29.1, north: 30.9, east: 0.4, westOf: 90 },
  },
  { id: 'sutlej', name: 'Sutlej', kind: 'river', lines: ['Sutlej'], from: [78.7, 31.8], to: [71.02, 29.37] },
  {
    id: 'ganges',
    name: 'Ganges',
    kind: 'river',
    lines: ['Ganges'],
    drawn: [
      [
        [89.09, 23.98],
        [89.75, 23.85],
        [90.3, 23.4],
        [90.62, 23.1],
        [90.75, 22.4],
      ],
    ],
    from: [79.7, 30.85],
    to: [90.75, 22.4],
    arms: [{ from: [87.94, 24.81], to: [88.07, 22.1] }],
  },
  { id: 'yamuna', name: 'Yamuna', kind: 'river', lines: ['Yamuna'], from: [78.3, 30.9], to: [81.9, 25.41] },
  {
    id: 'brahmaputra',
    name: 'Brahmaputra',
    kind: 'river',
    lines: ['Brahmaputra'],
    drawn: [
      [
        [89.75, 24.0],
        [89.75, 23.7],
      ],
    ],
    from: [95.2, 28.3],
    to: [89.75, 23.7],
  },
  {
    id: 'mahanadi',
    name: 'Mahanadi',
    kind: 'river',
    lines: ['Mahanadi'],
    from: [80.7, 20.6],
    to: [86.3, 20.1],
  },
  {
    id: 'godavari',
    name: 'Godavari',
    kind: 'river',
    lines: ['Godavari'],
    from: [73.7, 20.0],
    to: [81.75, 16.4],
  },
  {
    id: 'krishna',
    name: 'Krishna',
    kind: 'river',
    lines: ['Krishna'],
    from: [73.8, 17.9],
    to: [80.9, 15.95],
  },
  {
    id: 'narmada',
    name: 'Narmada',
    kind: 'river',
    lines: ['Narmada'],
    from: [81.5, 22.75],
    to: [73.0, 21.7],
  },
  {
    id: 'cauvery',
    name: 'Cauvery',
    kind: 'river',
    lines: ['Cauvery'],
    from: [75.7, 12.35],
    to: [79.84, 10.9],
  },
];
