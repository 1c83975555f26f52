// Iron Dragon, in the order of its booklet. What the family says already is not repeated; every line here is
// a way in which this title differs, with its rule. Money is in gold pieces (GP).

import { defineMilepostGame } from '../../milepost/rules/define-milepost-game.js';
import type { ActionsOf } from '../../milepost/rules/mechanic.js';
import type { MilepostAction } from '../../milepost/rules/mechanics.js';
import type { TitleOf } from '../../milepost/rules/types.js';
import {
  additionalTrains,
  backtracking,
  borrowing,
  costToLoad,
  costToMove,
  crossgrading,
  dealtEventsOut,
  fastStart,
  fieldWarehousing,
  fiveCards,
  handsOfFour,
  latePayment,
  noTax,
  type OptionsOf,
  openContracts,
  reshuffle,
  timeLimit,
  trackDeals,
} from '../../milepost/rules/variants.js';
import { loadDragonLand } from '../board.js';
import type { Refusals, Waits } from '../generated/codes.js';
import { ruleIds } from '../generated/rule-ids.js';
import { stateParts } from '../generated/state.js';
import type { IronDragonNames } from '../generated/types.js';
import { ironCites } from './cites.js';
import { ironEvents } from './event-cards/event-cards.js';
import type { IronEvent } from './facts.js';
import { foremen } from './foremen/foremen.js';
import { completeIron } from './guess.js';
import { ironLocos, locosOfLevel } from './locos.js';
import { secondTrains } from './second-trains.js';
import { ships } from './ships/ships.js';
import type { IronKnown, IronState } from './state.js';
import { underground } from './underground/underground.js';

/** The second train is of level II, and its owner chooses which                ID-VAR-TRAINS-1 */
const chosenSecondTrain: typeof additionalTrains = {
  ...additionalTrains,
  rules: ['ID-VAR-TRAINS-1', 'ID-VAR-TRAINS-2'],
  adjust: (rules) => ({ ...rules, chosenLocos: locosOfLevel(2) }),
};

/** Variations: this title has no fast trains. */
const variants = [
  fastStart, //                                                                 ID-VAR-FAST-1
  dealtEventsOut, //                                                            ID-VAR-FAST-2
  noTax, //                                                                     ID-VAR-FAST-3
  fiveCards, //                                                                 ID-VAR-FAST-4
  timeLimit, //                                                                 ID-VAR-TIME-1 … 4
  borrowing, //                                                                 ID-VAR-MERCY-1, 2
  latePayment, //                                                               ID-VAR-MERCY-3
  backtracking, //                                                              ID-VAR-BACK-1 … 5
  crossgrading, //                                                              ID-VAR-CROSS-1 … 4
  openContracts, //                                                             ID-VAR-OPEN-1 … 4
  fieldWarehousing, //                                                          ID-VAR-WARE-1 … 3
  reshuffle, //                                                                 ID-VAR-RESHUF-1
  costToMove, //                                                                ID-VAR-COST-1
  costToLoad, //                                                                ID-VAR-COST-2
  chosenSecondTrain, //                                                         ID-VAR-TRAINS-1, 2
  handsOfFour, //                                                               ID-VAR-TRAINS-3
  trackDeals, //                                                                ID-VAR-TRADE-1 … 4
] as const;

/** The optional rules of Iron Dragon; all are off unless asked for. */
export type IronOptions = OptionsOf<typeof variants>;

/**
 * The actions of Iron Dragon: the family's, with the host’s end of time, and the title's actions for foremen,
 * second trains and ships.
 */
export type IronAction = MilepostAction | ActionsOf<typeof foremen | typeof secondTrains | typeof ships>;

/** The types of Iron Dragon: its options, state, view, actions, events and refusals. */
export interface IronDragon
  extends TitleOf<'iron-dragon', IronOptions, IronState, IronAction, IronKnown, IronEvent> {
  readonly waits: Waits;
  readonly refusals: Refusals;
  /** Names for what callers see. */
  readonly named: IronDragonNames;
}

/** The rules of Iron Dragon alone, without sentences and suggestions: for bundles that should be small. */
export const ironDragonRules = defineMilepostGame<IronDragon>({
  id: 'iron-dragon',
  title: 'Iron Dragon',
  edition: 'the rulebook of 2017 with 132 demand cards, 20 events and 95 load chips',
  revision: 1,
  suggestedBy: 'ironDragon of railhead/rulesets/iron-dragon',
  ruleIds,

  // Components: the board with 57 cities, 26 kinds of load on 95 chips         ID-SETUP-1, 2
  board: loadDragonLand,

  // Preparation for play
  start: {
    cash: 60, //                                                                ID-SETUP-3
    startupTurns: 2, //                                                         ID-SETUP-11
  },

  // Building track: ports, rock and passages have special prices               ID-BUILD-3, ID-UNDER-11
  prices: { port: 2, rock: 5, entrance: 2, passage: 1 },
  surcharges: {
    river: 2, //                                                                ID-BUILD-4
    inlet: 3, //                                                                ID-BUILD-5
  },

  // Where the family has the same rule, refusals cite this title's page
  cites: ironCites,

  // The additions to the family, in booklet order; at the start of a turn they act in this order
  state: { ...stateParts, complete: completeIron },
  mechanics: [
    foremen, //                                                                 ID-FOREMAN-1 … 13
    secondTrains, //                                                            ID-VAR-TRAINS-1
    underground, //                                                             ID-UNDER-1 … 11
    ships, //                                                                   ID-SHIP-1 … 15
  ],
  turn: {
    operations: ['drawShip', 'moveShip'], //                                    ID-SHIP-2, ID-SHIP-9
    building: ['hireForemanDraw', 'hireForemanChoose'], //                      ID-FOREMAN-9, ID-FOREMAN-10
  },

  // Events: twenty                                                             ID-EVENT-1 … 31
  eventCards: ironEvents,

  // Winning the game
  victory: {
    cash: 250, //                                                               ID-WIN-2
    majors: 7, //                                                               ID-WIN-1
  },

  rules: {
    // Loco cards: eight types; an upgrade costs 10 per level, within the cap   ID-LOCO-1, 3 … 5
    firstLocos: ['teapot'], //                                                  ID-SETUP-3
    locos: ironLocos,
    upgradePrice: 10, //                                                        ID-LOCO-3
    upgradesWithTrack: true, //                                                 ID-TURN-8
    // The chart on the War Tax card ends at 200                                ID-EVENT-18, R-39
    taxChart: [
      { cash: 50, tax: 10 },
      { cash: 100, tax: 15 },
      { cash: 150, tax: 20 },
      { cash: 200, tax: 30 },
    ],
  },

  // Variations, as listed above
  variants,
});
