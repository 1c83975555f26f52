// Hex Tycoon: rails on the sides and in the middle of hexes, companies, tycoons and victory points. This page
// follows the rulebook from its map to its last option; a file named beside a line has the rest.

import { fourCorners } from '../../../maps/hex-tycoon/index.js';
import { once, type Ruleset } from '../../../src/core/engine/index.js';
import { baseCharts } from '../board/building-cost-charts.js';
import { compileBoard } from '../board/compile-board.js';
import { developmentMarkers } from '../board/development-markers.js';
import type { Refusals, Waits } from '../generated/codes.js';
import { ruleIds } from '../generated/rule-ids.js';
import { stateParts } from '../generated/state.js';
import type { HexTycoonNames } from '../generated/types.js';
import { companies } from './components/companies.js';
import { facts } from './facts.js';
import { hexIds } from './fields.js';
import { finishGame, scoreSoFar } from './final-score.js';
import { determinize } from './guess.js';
import { findBroken } from './invariants.js';
import { optionLabels, optionsSchema } from './options.js';
import { type HexAction, openDecisions, phases } from './phases.js';
import { completePosition } from './position.js';
import { setUp } from './setup.js';
import { LUCK_STREAMS } from './streams.js';
import { tableNames } from './table-names.js';
import type { HexRules } from './tables.js';
import { turnSteps } from './turn.js';
import type { HexTypes } from './types.js';
import { unwinnable } from './unwinnable.js';
import { variants } from './variants.js';

/** The rules of the booklet before any option adjusts them; money in MB. */
// biome-ignore format: tables to be read against the rulebook
export const baseRules: HexRules = {
  // Components
  firstCompany: { rails: 50, stations: 5 },                      // HT-SETUP-3, HT-SETUP-4
  extraCompany: { rails: 40, stations: 4 },                      // HT-OPT-EXTRA-5
  companies,                                                     // HT-COMPANY-1 … 12: companies.ts
  tycoons: {},                                                   // HT-OPT-TYCOON-1 … 14: tycoons.ts
  developmentMarkers,                                            // HT-DM-1 … 20: development-markers.ts

  // Set-up: setup.ts
  picks: ['chooseCompany', 'chooseStartingCity'],                // HT-SETUP-13
  starting: { money: 5, points: 10, trainLevel: 1, markers: 2 }, // HT-SETUP-8, -9, -10

  // Build Phase: actions/build-track.ts, actions/build-station.ts, rules/build-cost.ts
  charts: baseCharts,                                            // HT-BUILD-12, -13: building-cost-charts.ts
  railSurcharges: [0, 0, 1, 2],                                  // HT-BUILD-7 (at most four), HT-BUILD-8
  railsPerSite: 1,                                               // HT-BUILD-6
  capacity: {                                                    // HT-BUILD-9: rules/network.ts
    hexside:  3, riverHexside:   2, mountainHexside:  2,
    interior: 4, narrowInterior: 3, mountainInterior: 2,
  },
  stationPrice: 5,                                               // HT-BUILD-16
  stationsPerTurn: 1,                                            // HT-BUILD-16

  // Income Phase: rules/income.ts
  income: {
    city: 2, town: 1,                                            // HT-INCOME-1
    development: 1,                                              // HT-INCOME-2
    station: 1,                                                  // HT-INCOME-3
    otherStartingCity: 2,                                        // HT-INCOME-4
    obsolescence: 1,                                             // HT-INCOME-5
  },

  // Event Phase: rules/turn.ts
  eventTable: [                                                  // HT-EVENT-1
    /* 1  */ { id: 'lost-contracts',   name: 'Lost Contracts', obsolescence: 1 },
    /* 2  */ { id: 'trucks-and-roads', name: 'Trucks & Roads', obsolescence: 1 },
    /* 3  */ { id: 'train-wreck',      name: 'Train Wreck',    wreck: true },
    /* 4  */ { id: 'mail',             name: 'Mail',           points: 1 },
    /* 5  */ { id: 'passengers',       name: 'Passengers',     points: 1, money: 1 },
    /* 6+ */ { id: 'freight',          name: 'Freight',        money: 1 },
  ],
  earlyRounds: { last: 3, eventBonus: 2 },                       // HT-EVENT-2

  // Upkeep, Dividend and Upgrade Phase: rules/turn.ts, rules/actions/
  pointsPerUnpaidUpkeep: 3,                                      // HT-UPKEEP-3
  dividends: [3, 2, 1],                                          // HT-DIVIDEND-2
  upgradesPerTurn: 1,                                            // HT-UPGRADE-1
  upgradePrice: 2,                                               // HT-UPGRADE-2: times the new level

  // End Phase: rules/game-end.ts, rules/final-score.ts
  roundLimit: null,                                              // HT-END-8: set by the option of that name

  // Options, all off: variants.ts
  loans: null,                                                   // HT-OPT-LOAN-1
  stocks: null,                                                  // HT-OPT-STOCK-1
  draws: null,                                                   // HT-OPT-DRAW-1
  bonuses: { perTrainLevel: 0, perSoleConnection: 0, moneyPerPoint: null }, // HT-OPT-BONUS-1 … 3
  extraRailroadPrice: null,                                      // HT-OPT-EXTRA-1

  // What a layer may answer otherwise
  policies: {
    railPrice: (_game, _company, { usual }) => usual,            // HT-BUILD-7, -8, -12 … -14: build-cost.ts
    placeIncome: (_game, _company, { usual }) => usual,          // HT-INCOME-1, HT-INCOME-4: income.ts
    atTurnStart() {}, atTurnEnd() {},                            // HT-TURN-2, HT-END-1: turn.ts
    atIncome() {}, atStation() {},                               // HT-INCOME-7, HT-BUILD-16
  },
};

/** The types of the hex game, with its actions and refusals. */
export interface HexTycoon extends HexTypes {
  /** Every action of the title, by `type`. */
  readonly action: HexAction;
  /** The kinds of its decisions, with the types of action that answer each. */
  readonly waits: Waits;
  /** Its codes, with what fills the sentence of each. */
  readonly refusals: Refusals;
  /** Names for what callers see. */
  readonly named: HexTycoonNames;
}

/** The rules of the hex game alone, without sentences and suggestions: for bundles that should be small. */
export const hexTycoonRules = /* @__PURE__ */ ((): Ruleset<HexTycoon> => ({
  id: 'hex-tycoon',
  title: 'Hex Tycoon',
  edition: 'as published untitled by its author; rulebook 001',
  revision: 1,
  suggestedBy: 'hexTycoon of railhead/rulesets/hex-tycoon',
  ruleIds,
  seats: { min: 2, max: 6 }, // HT-SETUP-1
  options: optionsSchema,
  optionLabels,
  tables: baseRules,
  answerKinds: { railPrice: 'amount', placeIncome: 'figure' },
  tableNames,
  variants,
  boardKind: 'hex',
  board: once(() => compileBoard(fourCorners)),
  unwinnable, // HT-END-2, HT-END-3
  ids: hexIds,
  state: stateParts,
  streams: LUCK_STREAMS,

  setup: ({ seats }) => ({
    phase: 'setup',
    opened: 0,
    begun: 0,
    roundBegan: 0,
    idle: false,
    queue: [],
    turn: null,
    turnOrder: [],
    companies: [],
    seats: Array.from({ length: seats }, () => ({ company: null, tycoon: null, markers: [], acted: 0 })),
    developments: [],
    pool: [],
  }),

  // HT-SETUP-13, then HT-TURN-1: build, income, event, upkeep, dividend, upgrade, end.
  phases,
  automatic: [setUp, ...turnSteps],
  decisions: openDecisions,
  finish: finishGame, // HT-END-5, HT-END-6

  determinize,
  events: facts,
  revealing: ['victoryPointStolen'], // HT-OPT-TYCOON: the table hears who is robbed, but not their points
  invariants: findBroken,
  completePosition,
  standing: scoreSoFar, // HT-END-5
  wholeScores: true,
}))();
