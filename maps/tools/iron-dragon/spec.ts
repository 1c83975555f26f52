// Iron Dragon: the author's decisions about the board. Names, squares and goods come from the project's
// facts. Coasts, countries, terrain, rivers and the Underground are drawn by hand in files beside this one.

import type { AreaSpec, MapSpec } from '../map-spec.js';
import { cities, goods, shipPorts } from './cities.js';
import { coasts } from './coasts.js';
import { countries } from './countries.js';
import { picture } from './picture.js';
import { rivers } from './rivers.js';
import { terrainAt, volcanoes } from './terrain.js';
import { underground } from './underground.js';

/** Their ports are outer mileposts. */
const majors = cities.flatMap(({ id, size }) => (size === 'major' ? [id] : [])) as (string | undefined)[];

const areas: readonly AreaSpec[] = [
  ...countries.map(({ id, name }) => ({ id, name, country: id })).sort((a, b) => (a.id < b.id ? -1 : 1)),
  { id: 'underground', name: 'Underground', sheet: 'inset' },
  { id: 'orc-wastes-desert', name: 'Desert of the Orc Wastes', country: 'orc-wastes', mark: ':' },
];

/** The specification of Iron Dragon's board. */
export const spec: MapSpec = {
  id: 'iron-dragon',
  name: 'The Iron Dragon’s lands',
  credits: [],
  source: { coasts, countries, inset: underground },
  columns: 66,
  rows: 66,
  seaReach: 66,
  countries: [],
  cityCountries: [],
  terrainOf: (_, at) => terrainAt(at),
  deserts: [],
  rivers,
  lakes: [],
  cities,
  goods,
  crossings: [],
  seas: [{ id: 'ocean', name: 'The Ocean', at: '0,0' }],
  shipPorts,
  cityLinks: [
    { id: 'wikkedde-ozu-zarkh', name: 'The magic link', cities: ['wikkedde', 'ozu-zarkh'] },
    { id: 'rainbow-bridge', name: 'The Rainbow Bridge', cities: ['bluefeld', 'octomare'], dormant: true },
  ],
  areas,
  overrides: {
    terrain: Object.fromEntries([
      ...volcanoes.map((at) => [at, '!']),
      ...underground.entrances.map(({ surface }) => [surface, '+']),
      ...shipPorts.filter(({ beside }) => !majors.includes(beside)).map(({ at }) => [at, '@']),
      // A cape of Penjold's isle, for a third way to Pinewaere; wooded, so that it is no cheaper than the others.
      ['55,16', '&'],
    ]),
    edges: {
      // Each gate opens to one side on the surface, and to the other below.
      '12,22 E': 'blocked',
      '12,22 SE': 'blocked',
      'u1,1 SW': 'blocked',
      '25,24 E': 'blocked',
      '26,24 SW': 'blocked',
      'u15,3 SE': 'blocked',
      '11,45 E': 'blocked',
      '12,44 SW': 'blocked',
      'u1,25 SE': 'blocked',
      'u1,24 SE': 'blocked',
      '22,45 E': 'blocked',
      '23,44 SE': 'blocked',
      'u14,24 SW': 'blocked',
      // The water between Bluefeld's port and the isle before it.
      '48,18 SE': 'inlet',
      // The strait before that cape.
      '55,16 E': 'inlet',
    },
  },
  picture,
};
