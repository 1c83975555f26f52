// What the titles of the family have in common, as tables. A title's page names only what differs.

import { type AnswerKinds, isAmount, type TableNames } from '../../../src/core/engine/index.js';
import { milepostPrice } from './building/build-cost.js';
import { surcharge } from './events/in-play.js';
import { cityAt } from './rail/city.js';
import type { Instant, MilepostPolicies, MilepostRules } from './tables.js';

/** The common policies. */
export const familyPolicies: Omit<MilepostPolicies, Instant | 'specialLoads'> = {
  // M-MOVE-1, M-OPEN-14: any city with rail access, with or without own track there.
  canStartAt: ({ board }, _seat, milepost) => cityAt(board, milepost)?.rail === true,
  milepostPrice,
  priceRegion: () => 0,
  surcharge,
  waiver: () => null,
  rentFor: ({ rules }) => rules.rent, // M-MOVE-11
  tolls: null,
  demands: ({ demands }) => demands,
};

/** What policies may answer. */
export const answerKinds: AnswerKinds = {
  canStartAt: 'flag',
  milepostPrice: 'amount',
  priceRegion: 'amount',
  surcharge: 'amount',
  waiver: 'rule',
  rentFor: 'amount',
  tolls: { ofBuilding: 'item', ofStep: 'item' },
  demands: { expected: 'demands with whole payouts', accepts: areDemands },
};

function areDemands(answer: unknown): boolean {
  if (!Array.isArray(answer)) return false;
  for (let place = 0; place < answer.length; place++) if (!isAmount(answer[place]?.payout)) return false;
  return true;
}

/** Names in tables: trains begin as locos of the table, and become others of it. */
export function* tableNames(tables: MilepostRules): Iterable<TableNames> {
  const { locos, firstLocos, chosenLocos, dealtEvents, victoryLink } = tables;
  const among = Object.keys(locos);
  yield { at: ['firstLocos'], names: firstLocos, among };
  yield { at: ['chosenLocos'], names: chosenLocos, among };
  for (const [id, { upgrades, crossgrades }] of Object.entries(locos)) {
    yield { at: ['locos', id, 'upgrades'], names: upgrades, among };
    yield { at: ['locos', id, 'crossgrades'], names: crossgrades, among };
  }
  yield { at: ['dealtEvents'], names: [dealtEvents], among: ['shuffled-back', 'removed'] };
  yield {
    at: ['victoryLink'],
    names: victoryLink === null ? [] : [victoryLink],
    among: ['ferry', 'container'],
  };
}

/** The common tables. Money is in millions. */
export const familyRules: Omit<
  MilepostRules,
  'startCash' | 'startupTurns' | 'eventCards' | 'victoryCash' | 'victoryMajors' | 'surcharges' | 'policies'
> = {
  firstLocos: ['freight'], // M-SETUP-3
  chosenLocos: [],
  handSize: 3, // M-CARD-3
  dealtCards: 3, // M-SETUP-5
  dealtEvents: 'shuffled-back', // M-SETUP-8

  // M-OPEN-25
  taxChart: [
    { cash: 50, tax: 10 },
    { cash: 100, tax: 15 },
    { cash: 150, tax: 20 },
    { cash: 200, tax: 25 },
    { cash: 250, tax: 30 },
  ],
  taxReshuffles: false,
  taxIsOut: false,

  // M-BUILD-7; a port whose right is held is clear (M-OPEN-17)
  terrainPrices: {
    clear: 1,
    desert: 1,
    port: 1,
    passage: 1,
    mountain: 2,
    forest: 2,
    entrance: 2,
    'salt-marsh': 3,
    jungle: 3,
    alpine: 5,
    volcano: 5,
    rock: 5,
  },
  cityPrices: { small: 3, medium: 3, major: 5 },
  budget: 20, // M-TURN-3
  majorStarts: 2, // M-BUILD-5
  cityEntrants: { small: 2, medium: 3 }, // M-BUILD-13
  citySegments: 3, // M-BUILD-14

  // M-MOVE-2, M-LOAD-1, M-BUILD-18
  // biome-ignore format: a table
  locos: {
    freight:         { name: 'Freight',       level: 1, cards: null, speed:  9, capacity: 2, upgrades: ['fast-freight', 'heavy-freight'], crossgrades: [] },
    'fast-freight':  { name: 'Fast Freight',  level: 2, cards: null, speed: 12, capacity: 2, upgrades: ['super-freight'], crossgrades: ['heavy-freight'] },
    'heavy-freight': { name: 'Heavy Freight', level: 2, cards: null, speed:  9, capacity: 3, upgrades: ['super-freight'], crossgrades: ['fast-freight'] },
    'super-freight': { name: 'Super Freight', level: 3, cards: null, speed: 12, capacity: 3, upgrades: [], crossgrades: [] },
  },
  upgradePrice: 20,
  upgradesWithTrack: false, // M-BUILD-19
  crossgradePrice: null,

  rent: 4, // M-MOVE-11
  rentableCrossings: true, // M-OPEN-50
  lateRent: false,
  moveFee: 0,
  loadPoints: 0, // M-LOAD-4
  backtracking: false,

  borrowing: null,
  openContracts: null,
  storedTurns: null,
  trackDeals: false,
  timeLimit: false,
  own: {},

  victoryLink: null,
  tieRaise: 50, // M-WIN-6
};
