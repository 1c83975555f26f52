// Numbers by which a greedy company judges, no rules. `npm run try -- tune --ruleset hex-tycoon` tries others.

import type { Abilities } from '../../rules/components/abilities.js';

/** Rounds of a typical game. */
export const TYPICAL_ROUNDS = 22;

/** A company with this number of connections in reach, or fewer, looks further. */
export const FEW_PLACES = 2;

/** MB that a turn of building costs a company that has found something to build. */
export const BUILDING_MONEY = 9;

/** MB that it takes to build two or three of the cheapest markers. */
export const LEAN_MONEY = 5;

/** MB that it takes to build four markers on any ground. */
export const FILLER_MONEY = 20;

/** What a company earns above its upkeep that can pay for another railroad. */
export const GOOD_INCOME = 8;

/** The rounds that a further railroad needs. */
export const SETTLING_ROUNDS = 4;

/** Rounds that must be left for a loan, while money still grows. */
export const ROUNDS_TO_GROW = 14;

/** MB that are borrowed at once, at most. */
export const LARGEST_LOAN = 4;

/** Rounds from the end at which a company builds to end the game rather than to grow. */
export const LATE = 7;

/** With so few rounds left, or fewer, a company buys no train level: it would not pay for itself any more. */
export const NO_LEVEL = 10;

/** With so few rounds left a company pays what the first dividend die takes, and what both take. */
export const PAYS = { first: 14, both: 8 } as const;

/** After this round a company builds to end the game, even where dividends would bring more. */
export const LONG_GAME = 32;

/** Rounds from the end at which you probably get no further turn. */
export const LAST_ROUNDS = 2;

/**
 * VP that a unit of an ability is worth to its player, measured over games of greedy players as the lead of
 * the companies that have it. For tycoons it is estimated from their income a turn. Others count for nothing.
 */
export const ABILITY: Readonly<Partial<Record<keyof Abilities, number>>> = {
  railMarkers: -2,
  stationMarkers: 1,
  startingMoney: 5,
  startingTrainLevel: 12,
  startingMarkers: -5,
  anyStartCity: 15,
  riverDiscount: -7,
  placeDiscount: 8,
  mountainDiscount: -6,
  presentFree: -18,
  laterRailsFree: -18,
  stationDiscount: 8,
  eventBonus: 22,
  investmentBonus: 10,
  dividendBonus: 20,
  upkeepDiscount: 12,
  stockPoints: -10,
  upgradesPerTurn: 5,
  pointsPerTown: 8,
  pointsPerCity: 8,
  pointsPerWilderness: 10,
  pointsPerDevelopment: 5,
  pointsPerLoan: 10,
  pointsPerForeignUpgrade: 6,
  steals: 50,
  obsolescencePrice: 5,
};

/** VP that a MB becomes as a dividend, at good and bad rates together. */
export const POINTS_PER_MB = 1.5;
