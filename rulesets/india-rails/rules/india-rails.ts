// India Rails, in the order of its booklet. What the family says already is not repeated; every line here is
// a way in which this title differs, with its rule. Money is in millions of rupees.

import { defineMilepostGame, partsOf } from '../../milepost/rules/define-milepost-game.js';
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
  fastTrains,
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
import { loadIndia } from '../board.js';
import type { Refusals, Waits } from '../generated/codes.js';
import { ruleIds } from '../generated/rule-ids.js';
import type { IndiaRailsNames } from '../generated/types.js';
import { circus, type IndiaTables, withCircus } from './circus.js';
import { indiaEvents } from './event-cards/event-cards.js';
import { pilgrims } from './pilgrims/pilgrims.js';
import { type IndiaState, state } from './state.js';

/** Variations, in the order of the booklet. */
const variants = [
  fastTrains, //                                                                      IR-VAR-1
  fastStart, //                                                                       IR-VAR-2
  dealtEventsOut, //                                                                  IR-VAR-2
  noTax, //                                                                           IR-VAR-2
  fiveCards, //                                                                       IR-VAR-2
  timeLimit, //                                                                       IR-VAR-11, IR-WIN-2
  borrowing, //                                                                       IR-VAR-3
  latePayment, //                                                                     IR-VAR-3
  backtracking, //                                                                    IR-VAR-3
  crossgrading, //                                                                    IR-VAR-4
  openContracts, //                                                                   IR-VAR-5
  fieldWarehousing, //                                                                IR-VAR-6
  reshuffle, //                                                                       IR-VAR-7
  costToMove, //                                                                      IR-VAR-8
  costToLoad, //                                                                      IR-VAR-8
  additionalTrains, //                                                                IR-VAR-9
  handsOfFour, //                                                                     IR-VAR-9
  trackDeals, //                                                                      IR-VAR-10
  withCircus, //                                                                      IR-VAR-12 … 17
] as const;

/** The optional rules of India Rails; all are off unless asked for. */
export type IndiaOptions = OptionsOf<typeof variants>;

/** The actions of India Rails: the family's, with the host’s end of time, and two for Pilgrims. */
export type IndiaAction = MilepostAction | ActionsOf<typeof pilgrims>;

/** The types of India Rails: its options, state, view, actions, events and refusals. */
export interface IndiaRails extends TitleOf<'india-rails', IndiaOptions, IndiaState, IndiaAction> {
  readonly waits: Waits;
  readonly refusals: Refusals;
  /** Names for what callers see. */
  readonly named: IndiaRailsNames;
}

/** The Circus is out of play unless its option puts it in Calcutta                   IR-VAR-13 */
const own: IndiaTables = { circusStarts: [] };

/** The rules of India Rails alone, without sentences and suggestions: for bundles that should be small. */
export const indiaRailsRules = defineMilepostGame<IndiaRails>({
  id: 'india-rails',
  title: 'India Rails',
  edition: 'the rulebook with 136 demand cards, 20 events and 95 load chips',
  revision: 1,
  suggestedBy: 'indiaRails of railhead/rulesets/india-rails',
  ruleIds,

  // Game parts: the board with six countries, 52 cities, 29 kinds of load, 95 chips  IR-SETUP-1, 3, 4, 5
  board: loadIndia,

  // Preparation for play
  start: {
    cash: 50, //                                                                      IR-SETUP-2
    startupTurns: 2, //                                                               IR-SETUP-2
  },

  // Building railroads: mileposts cost what they cost everywhere, salt marsh 3       IR-BUILD-1
  surcharges: {
    river: 2, //                                                                      IR-BUILD-2
  },
  // There are no inlets: what lies over the sea is blocked on the board              IR-BUILD-3
  // The Sri Lankan ferry, 6 M for three players, is the board's                      IR-FERRY-1 … 4

  // Hauling freight
  state: partsOf(state),
  mechanics: [
    pilgrims, //                                                                      IR-PILG-1 … 5
    circus, //                                                                        IR-VAR-12 … 17
  ],
  turn: {
    operations: ['deliverPilgrims', 'pickUpPilgrims'], //                             IR-PILG-1, IR-PILG-3
  },

  // Event cards: among them six floods, of which one closes bridges in two cities    IR-EVENT-1 … 12
  eventCards: indiaEvents,

  // How to win
  victory: {
    cash: 250, //                                                                     IR-WIN-1
    majors: 5, //                                                                     IR-WIN-1
  },

  // Variations, as listed above
  variants,
  rules: { own },
});
