// India Rails: the 52 cities with country, area of India and supplies, and the goods with their chips. Cities
// without goods in the list of facts are filled up, so that only Delhi and Madras supply nothing.

import type { CitySpec } from '../map-spec.js';

/** The areas of India that pilgrims travel between, by id. */
const UPPER = 'upper-ganges';
const LOWER = 'lower-ganges';
const WEST = 'west';
const SOUTH = 'south';
const CENTRAL = 'central-and-east-coast';
const ASSAM = 'assam';

const city = (
  size: CitySpec['size'],
  name: string,
  home: { readonly country: string; readonly area?: string },
  supplies: readonly string[],
  more: Partial<CitySpec> = {},
): CitySpec => ({ id: name.toLowerCase().replace(/ /g, '-'), name, size, supplies, ...home, ...more });

const indian = (area: string) => ({ country: 'IND', area });
const PAKISTAN = { country: 'PAK' };
const BANGLADESH = { country: 'BGD' };
const NEPAL = { country: 'NPL' };
const SRI_LANKA = { country: 'LKA' };

/** The cities, majors first, in the order of the board's table. */
export const cities: readonly CitySpec[] = [
  city('major', 'Bombay', indian(WEST), ['imports', 'machinery'], { gazetteer: 'Mumbai' }),
  city('major', 'Calcutta', indian(LOWER), ['rice'], { gazetteer: 'Kolkata' }),
  city('major', 'Delhi', indian(UPPER), []),
  city('major', 'Karachi', PAKISTAN, ['fish', 'salt']),
  city('major', 'Madras', indian(SOUTH), [], { gazetteer: 'Chennai' }),

  city('medium', 'Ahmadabad', indian(WEST), ['cotton'], { gazetteer: 'Ahmedabad' }),
  city('medium', 'Bangalore', indian(SOUTH), ['coffee']),
  city('medium', 'Chittagong', BANGLADESH, ['jute']),
  city('medium', 'Dhaka', BANGLADESH, ['rice']),
  city('medium', 'Hyderabad', indian(CENTRAL), ['textiles']),
  city('medium', 'Indore', indian(WEST), ['linseed-oil']),
  city('medium', 'Jaipur', indian(UPPER), ['salt']),
  city('medium', 'Kanpur', indian(UPPER), ['wheat']),
  city('medium', 'Lahore', PAKISTAN, ['cotton', 'goats']),
  city('medium', 'Lucknow', indian(UPPER), ['sugar'], { at: '39,26' }),
  city('medium', 'Multan', PAKISTAN, ['wheat']),
  city('medium', 'Nagpur', indian(CENTRAL), ['bauxite']),
  city('medium', 'Patna', indian(LOWER), ['machinery', 'steel']),
  city('medium', 'Poona', indian(WEST), ['sugar'], { gazetteer: 'Pune' }),
  city('medium', 'Rawalpindi', PAKISTAN, ['oil']),
  city('medium', 'Varanasi', indian(UPPER), ['textiles']),
  city('medium', 'Visakhapatnam', indian(CENTRAL), ['wood'], { gazetteer: 'Vishakhapatnam' }),

  city('small', 'Agra', indian(UPPER), ['textiles']),
  city('small', 'Allahabad', indian(UPPER), ['linseed-oil']),
  city('small', 'Anuradhapura', SRI_LANKA, ['rubber']),
  city('small', 'Asansol', indian(LOWER), ['copper', 'steel']),
  city('small', 'Bareilly', indian(UPPER), ['millet']),
  city('small', 'Bhubaneshwar', indian(CENTRAL), ['bauxite']),
  city('small', 'Cochin', indian(SOUTH), ['coffee', 'imports', 'spices'], { gazetteer: 'Kochi' }),
  city('small', 'Colombo', SRI_LANKA, ['indigo', 'tea']),
  city('small', 'Darjeeling', indian(LOWER), ['tea'], { place: [88.26, 27.04] }),
  city('small', 'Dibrugarh', indian(ASSAM), ['oil']),
  city('small', 'English Bazar', indian(LOWER), ['jute'], { place: [88.14, 25.0] }),
  city('small', 'Gorakhpur', indian(UPPER), ['indigo']),
  city('small', 'Guwahati', indian(ASSAM), ['coal']),
  city('small', 'Hyderabad (Sind)', PAKISTAN, ['rice', 'sugar'], {
    id: 'hyderabad-sind',
    at: '15,29',
    place: [68.37, 25.38],
  }),
  city('small', 'Imphal', indian(ASSAM), ['wood']),
  city('small', 'Jabalpur', indian(CENTRAL), ['coal']),
  city('small', 'Jamnagar', indian(WEST), ['salt'], { place: [70.07, 22.47] }),
  city('small', 'Jodhpur', indian(WEST), ['gypsum']),
  city('small', 'Kathmandu', NEPAL, ['goats', 'wood'], { at: '47,25' }), // near the border: IR-OPEN-4
  city('small', 'Khulna', BANGLADESH, ['imports']),
  city('small', 'Ludhiana', indian(UPPER), ['millet']),
  city('small', 'Madurai', indian(SOUTH), ['copper']),
  city('small', 'Mangalore', indian(SOUTH), ['fish', 'spices']),
  city('small', 'Peshawar', PAKISTAN, ['goats']),
  city('small', 'Quetta', PAKISTAN, ['dates', 'gypsum']),
  city('small', 'Raipur', indian(CENTRAL), ['iron-ore']),
  city('small', 'Sholapur', indian(WEST), ['cotton']),
  city('small', 'Sukkur', PAKISTAN, ['dates']),
  city('small', 'Tiruchchirappalli', indian(SOUTH), ['iron-ore'], { gazetteer: 'Tiruchirappalli' }),
  city('small', 'Vijayawada', indian(CENTRAL), ['coal']),
];

const FOUR = ['coal', 'cotton', 'imports', 'rice', 'sugar', 'textiles'];
const THREE = [
  ...['bauxite', 'coffee', 'copper', 'dates', 'fish', 'goats', 'gypsum', 'indigo', 'iron-ore', 'jute'],
  ...[
    'linseed-oil',
    'machinery',
    'millet',
    'oil',
    'rubber',
    'salt',
    'spices',
    'steel',
    'tea',
    'wheat',
    'wood',
  ],
];
const named = (id: string) =>
  id
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

/** The goods: 27 in alphabetical order, 6 × 4 + 21 × 3 chips, then 6 Pilgrims and 2 Circus: 95 chips. */
export const goods = [
  ...[...FOUR, ...THREE].sort().map((id) => ({ id, name: named(id), chips: FOUR.includes(id) ? 4 : 3 })),
  { id: 'pilgrims', name: 'Pilgrims', chips: 6, special: true },
  { id: 'circus', name: 'Circus', chips: 2, special: true },
];
