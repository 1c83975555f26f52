// The twelve Bonus Cards: four a deck, some for during play and some for the end, values 4 to 12 (C8 to C11).

import type { DeckData } from '../../../rulesets/twentieth-century-limited/board/map-format.js';

const ATLANTIC = [
  'portland-maine',
  'boston',
  'new-york',
  'norfolk',
  'charleston',
  'savannah',
  'jacksonville',
  'miami',
];
const PACIFIC = ['seattle', 'portland-oregon', 'san-francisco', 'los-angeles', 'san-diego'];
const LAKE_PORTS = ['buffalo', 'cleveland', 'detroit', 'chicago', 'milwaukee', 'green-bay', 'duluth'];
const GATEWAYS = ['chicago', 'st-louis', 'kansas-city', 'omaha', 'memphis', 'minneapolis', 'new-orleans'];

/**
 * The Bonus Cards without numbers, deck by deck. Those for regions go to the first player, those for
 * companies to all who have them at the end. At a full table the first in regions is well ahead anyway (C6).
 */
export const BONUSES: readonly Omit<DeckData['bonuses'][number], 'card'>[] = [
  { deck: 'blue', name: 'Local Service', timing: 'duringPlay', value: 5, condition: { regionalsAtLeast: 4 } },
  { deck: 'blue', name: 'Middle West', timing: 'duringPlay', value: 6, condition: { erasCompleted: [3, 5] } },
  {
    deck: 'blue',
    name: 'Old Colonies',
    timing: 'duringPlay',
    value: 5,
    condition: { erasCompleted: [1, 2] },
  },
  {
    deck: 'blue',
    name: 'Ocean to Ocean',
    timing: 'duringPlay',
    value: 9,
    condition: {
      all: [
        { citiesCovered: { cities: ATLANTIC, atLeast: 1 } },
        { citiesCovered: { cities: PACIFIC, atLeast: 1 } },
      ],
    },
  },
  {
    deck: 'green',
    name: 'Incorporation',
    timing: 'duringPlay',
    value: 5,
    condition: { companiesAtLeast: 3 },
  },
  {
    deck: 'green',
    name: 'Blue Chips',
    timing: 'endOfGame',
    value: 7,
    condition: { companyValueAtLeast: 90 },
  },
  {
    deck: 'green',
    name: 'Holding Company',
    timing: 'endOfGame',
    value: 10,
    condition: { companiesAtLeast: 7 },
  },
  {
    deck: 'green',
    name: 'Gilded Age',
    timing: 'endOfGame',
    value: 8,
    condition: { companyValueAtLeast: 110 },
  },
  {
    deck: 'red',
    name: 'Lake Ports',
    timing: 'duringPlay',
    value: 6,
    condition: { citiesCovered: { cities: LAKE_PORTS, atLeast: 3 } },
  },
  {
    deck: 'red',
    name: 'Gateways',
    timing: 'endOfGame',
    value: 7,
    condition: {
      any: [
        { citiesCovered: { cities: GATEWAYS, atLeast: 4 } },
        { companiesInRegion: { region: 'plains', atLeast: 3 } },
      ],
    },
  },
  {
    deck: 'red',
    name: 'Deep South',
    timing: 'endOfGame',
    value: 7,
    condition: {
      any: [
        { companiesInRegion: { region: 'south-atlantic', atLeast: 3 } },
        { companiesInRegion: { region: 'gulf', atLeast: 3 } },
      ],
    },
  },
  {
    deck: 'red',
    name: 'Golden West',
    timing: 'endOfGame',
    value: 6,
    condition: { citiesCovered: { cities: PACIFIC, atLeast: 2 } },
  },
];
