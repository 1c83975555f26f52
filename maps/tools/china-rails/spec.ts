// China Rails: the author's decisions about the board. Names and sources of goods come from the project's
// list of facts; places from the gazetteer; everything drawn by hand is here or in overrides.ts.

import type { AreaSpec, LandMark, MapSpec, Place } from '../map-spec.js';
import type { Relief } from '../relief.js';
import { cities, goods } from './cities.js';
import { overrides } from './overrides.js';
import { picture } from './picture.js';
import { lakes, rivers } from './waters.js';

/**
 * How much relief makes a mountain and an alpine milepost, by country: the same relief is a hill in crumpled
 * Guizhou and a range in rolling Manchuria. The first line that fits counts.
 */
const RELIEF: readonly { where: (at: Place, mean: number) => boolean; mountain: number; alpine: number }[] = [
  // The valley of the Yarlung Tsangpo around Lhasa is the way into Tibet.
  {
    where: ([lon, lat], mean) => lat > 28.6 && lat < 30 && lon > 87 && lon < 94 && mean < 4600,
    mountain: 700,
    alpine: 1300,
  },
  // On the high plateau the ground is high everywhere, so only relief counts.
  { where: ([lon], mean) => mean >= 4000 && lon < 98, mountain: 400, alpine: 950 },
  { where: ([lon, lat], mean) => mean >= 3000 && lon >= 98 && lat < 33, mountain: 450, alpine: 1150 },
  { where: ([, lat], mean) => mean >= 2600 && lat >= 33, mountain: 600, alpine: 1300 },
  { where: ([lon, lat]) => lon < 96 && lat > 38, mountain: 750, alpine: 1600 },
  { where: ([lon, lat]) => lon >= 118 && lat >= 40, mountain: 350, alpine: 1600 },
  { where: ([lon, lat]) => lon >= 110 && lat < 30, mountain: 480, alpine: 1600 },
  { where: ([lon, lat]) => lon >= 104 && lat < 29, mountain: 440, alpine: 1600 },
  { where: ([, lat]) => lat < 28, mountain: 720, alpine: 1600 },
  { where: () => true, mountain: 620, alpine: 1600 },
];

function terrainOf({ mean, highest, relief }: Relief, at: Place): LandMark {
  const { mountain, alpine } = RELIEF.find(({ where }) => where(at, mean))!;
  if (relief >= alpine && highest >= 3000) return '#';
  return relief >= mountain ? '^' : '.';
}

const taklamakan: readonly Place[] = [
  [77.8, 39.2],
  [78.6, 37.9],
  [81.2, 37.1],
  [84.2, 37.4],
  [87.3, 38.6],
  [88.4, 39.6],
  [87.2, 40.4],
  [84.0, 40.7],
  [80.8, 40.0],
];
const gobi: readonly Place[] = [
  [97.0, 41.6],
  [99.2, 40.3],
  [101.6, 39.3],
  [104.0, 38.8],
  [105.4, 39.6],
  [106.2, 40.9],
  [108.6, 41.7],
  [111.2, 42.3],
  [113.2, 43.4],
  [112.0, 45.5],
  [97.0, 44.5],
];

const areas: readonly AreaSpec[] = [
  { id: 'taklamakan', name: 'Taklamakan', within: taklamakan, mark: ':' },
  { id: 'gobi', name: 'Gobi', within: gobi, mark: ':' },
  {
    id: 'manchuria',
    name: 'Manchuria',
    within: [
      [119.0, 54.5],
      [118.5, 46.4],
      [119.6, 43.0],
      [119.8, 40.0],
      [121.0, 38.3],
      [125.0, 39.6],
      [136.0, 42.0],
      [136.0, 54.5],
    ],
  },
  {
    id: 'western-plateau',
    name: 'Western plateau',
    within: [
      [77.0, 36.5],
      [80.0, 36.3],
      [90.0, 36.9],
      [97.5, 36.2],
      [99.5, 33.5],
      [99.0, 28.0],
      [95.0, 26.0],
      [78.0, 29.0],
    ],
  },
  {
    id: 'wind-storm',
    name: 'Hexi corridor and eastern Tian Shan',
    within: [
      [86.5, 44.8],
      [92.0, 45.5],
      [97.0, 43.0],
      [103.5, 40.0],
      [104.0, 37.5],
      [100.0, 37.6],
      [93.0, 39.6],
      [86.5, 41.0],
    ],
  },
  {
    id: 'coast-north',
    name: 'Northern coast',
    coast: 2,
    within: [
      [117.0, 41.8],
      [117, 30],
      [126, 30],
      [126.0, 41.8],
    ],
  },
  {
    id: 'coast-south',
    name: 'Southern coast',
    coast: 2,
    within: [
      [107, 30],
      [107.0, 17.5],
      [126, 17.5],
      [126, 30],
    ],
  },
];

const container = (
  id: string,
  name: string,
  port: string,
  terms: { limit: number | null; boughtBy: 'build' | 'purchase' },
) => ({ id, name, kind: 'container' as const, price: 8, ...terms, ports: [port] });

/** The specification of China Rails' board. */
export const spec: MapSpec = {
  id: 'china-rails',
  name: 'China',
  credits: ['Made with Natural Earth.', 'Elevation: NASA Visible Earth (topography).'],
  source: { region: 'china', plane: { albers: [105, 36, 25, 47], spacing: 65, origin: [-2684, 2080] } },
  columns: 76,
  rows: 74,
  seaReach: 6,
  countries: ['CHN', 'HKG', 'MAC'],
  cityCountries: ['TWN'],
  terrainOf,
  deserts: [taklamakan, gobi],
  rivers,
  lakes,
  cities,
  goods,
  crossings: [
    {
      id: 'dalian-ferry',
      name: 'Dalian ferry',
      kind: 'ferry',
      price: 4,
      limit: 2,
      boughtBy: 'build',
      ports: ['63,28', '63,32'],
    },
    container('hong-kong-port', 'Hong Kong container port', '55,64', { limit: null, boughtBy: 'purchase' }),
    container('wenzhou-port', 'Wenzhou container port', '64,52', { limit: 2, boughtBy: 'build' }),
    container('fuzhou-port', 'Fuzhou container port', '63,56', { limit: 2, boughtBy: 'build' }),
    container('xiamen-port', 'Xiamen container port', '62,58', { limit: 2, boughtBy: 'build' }),
  ],
  areas,
  overrides,
  picture,
};
