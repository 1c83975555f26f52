// India Rails: the author's decisions about the board. Names and sources of goods come from the project's
// list of facts; places from the gazetteer; everything drawn by hand is here or in overrides.ts.

import type { AreaSpec, LandMark, MapSpec, Place } from '../map-spec.js';
import type { Relief } from '../relief.js';
import { cities, goods } from './cities.js';
import { overrides } from './overrides.js';
import { picture } from './picture.js';
import { rivers } from './rivers.js';

/** How much relief makes a mountain and an alpine milepost, by region. The first line that fits counts. */
const RELIEF: readonly { where: (at: Place, mean: number) => boolean; mountain: number; alpine: number }[] = [
  // Behind the Himalaya the ground is high everywhere.
  { where: ([, lat], mean) => mean >= 3000 && lat > 26, mountain: 300, alpine: 1500 },
  { where: ([lon, lat]) => lat > 32.5 || (lat > 26 && lon > 77), mountain: 560, alpine: 1700 },
  // Baluchistan.
  { where: ([lon]) => lon < 70.5, mountain: 420, alpine: 5000 },
  // The hills of Assam and the frontier with Burma.
  { where: ([lon]) => lon > 90, mountain: 400, alpine: 5000 },
  // The Ghats, the Satpura and Ceylon.
  { where: () => true, mountain: 270, alpine: 5000 },
];

function terrainOf({ mean, highest, relief }: Relief, at: Place): LandMark {
  const { mountain, alpine } = RELIEF.find(({ where }) => where(at, mean))!;
  if (relief >= alpine && highest >= 3000) return '#';
  return relief >= mountain ? '^' : '.';
}

const thar: readonly Place[] = [
  [69.2, 25.0],
  [70.4, 24.7],
  [71.4, 25.0],
  [72.2, 26.2],
  [73.2, 27.2],
  [74.2, 28.4],
  [73.8, 29.4],
  [72.4, 29.0],
  [70.9, 28.2],
  [69.6, 27.2],
];
const baluchistan: readonly Place[] = [
  [60.8, 29.9],
  [61.6, 28.3],
  [63.2, 27.2],
  [64.6, 27.4],
  [65.4, 28.6],
  [65.2, 29.9],
];

const areas: readonly AreaSpec[] = [
  { id: 'deserts', name: 'The deserts', mark: ':' },
  { id: 'thar', name: 'Thar', within: thar, mark: ':' },
  { id: 'baluchistan', name: 'Baluchistan', within: baluchistan, mark: ':' },
  { id: 'border-pakistan', name: 'Border of India and Pakistan', border: ['IND', 'PAK'] },
  { id: 'border-bangladesh', name: 'Border of India and Bangladesh', border: ['IND', 'BGD'] },
  { id: 'border-nepal', name: 'Border of India and Nepal', border: ['IND', 'NPL'] },
  {
    id: 'elephants',
    name: 'Assam and the foothills of Bengal',
    within: [
      [87.9, 27.4],
      [87.9, 26.0],
      [89.8, 25.6],
      [90.6, 24.9],
      [92.2, 24.0],
      [93.4, 23.6],
      [95.0, 25.4],
      [97.6, 27.2],
      [96.2, 28.3],
      [93.4, 27.3],
    ],
  },
];

/** The specification of India Rails' board. */
export const spec: MapSpec = {
  id: 'india-rails',
  name: 'India',
  credits: ['Made with Natural Earth.', 'Elevation: NASA Visible Earth (topography).'],
  source: { region: 'india', plane: { albers: [79, 22, 12, 32], spacing: 51, origin: [-1790, 1730] } },
  columns: 72,
  rows: 82,
  seaReach: 5,
  countries: ['IND', 'PAK', 'BGD', 'BTN', 'NPL', 'LKA'],
  cityCountries: [],
  countryIds: {
    IND: 'india',
    PAK: 'pakistan',
    BGD: 'bangladesh',
    BTN: 'bhutan',
    NPL: 'nepal',
    LKA: 'sri-lanka',
  },
  terrainOf,
  deserts: [thar, baluchistan],
  marshes: ['saltmarsh'],
  // IR-BUILD-3: there are no inlets to build across, so an edge is either land or closed.
  saltWater: { inlet: null, blocked: 0.35 },
  rivers,
  lakes: [],
  cities,
  goods,
  crossings: [
    {
      id: 'sri-lanka-ferry',
      name: 'Sri Lankan ferry',
      kind: 'ferry',
      price: 6,
      limit: 3,
      boughtBy: 'build',
      ports: ['34,71', '37,73'],
    },
  ],
  areas,
  overrides,
  picture,
};
