// China Rails, in the order of its booklet. What the family says already is not repeated; every line here is
// a way in which this title differs, with its rule. Money is in millions of yuan.

import { defineMilepostGame, partsOf } from '../../milepost/rules/define-milepost-game.js';
import type { ActionsOf } from '../../milepost/rules/mechanic.js';
import type { MilepostAction } from '../../milepost/rules/mechanics.js';
import type { TitleOf } from '../../milepost/rules/types.js';
import { borrowing, fastTrains, type OptionsOf, timeLimit } from '../../milepost/rules/variants.js';
import { loadChina } from '../board.js';
import type { Refusals, Waits } from '../generated/codes.js';
import { ruleIds } from '../generated/rule-ids.js';
import type { ChinaRailsNames } from '../generated/types.js';
import { containers } from './containers.js';
import { chinaEvents } from './event-cards/event-cards.js';
import { rentableCrossings } from './rentable-crossings.js';
import { type ContainerState, state } from './state.js';

/** Variations: of mercy this title knows borrowing only. Renting crossings is an option of ours. */
const variants = [
  fastTrains, //                                                                    CR-VAR-1
  borrowing, //                                                                     CR-VAR-2
  timeLimit, //                                                                     CR-VAR-3
  rentableCrossings, //                                                             CR-OPEN-5
] as const;

/** The optional rules of China Rails; all are off unless asked for. */
export type ChinaOptions = OptionsOf<typeof variants>;

/** The actions of China Rails: the family's, with the host’s end of time, and three for containers. */
export type ChinaAction = MilepostAction | ActionsOf<typeof containers>;

/** The types of China Rails: its options, state, view, actions, events and refusals. */
export interface ChinaRails extends TitleOf<'china-rails', ChinaOptions, ContainerState, ChinaAction> {
  readonly waits: Waits;
  readonly refusals: Refusals;
  /** Names for what callers see. */
  readonly named: ChinaRailsNames;
}

/** The rules of China Rails alone, without sentences and suggestions: for bundles that should be small. */
export const chinaRailsRules = defineMilepostGame<ChinaRails>({
  id: 'china-rails',
  title: 'China Rails',
  edition: 'the rulebook with 136 demand cards, 20 events and 100 load chips',
  revision: 1,
  suggestedBy: 'chinaRails of railhead/rulesets/china-rails',
  ruleIds,

  // Game parts: the board, 52 cities, 27 goods on 100 chips, 136 demand cards      CR-SETUP-1, 3 … 6
  board: loadChina,

  // Setting up
  start: {
    cash: 60, //                                                                    CR-SETUP-2
    startupTurns: 2, //                                                             CR-SETUP-2
  },

  // Building railroads: mileposts cost what they cost everywhere in the family     CR-BUILD-1
  surcharges: {
    river: 2, //                                                                    CR-BUILD-2
    'dry-river': 1, //                                                              CR-BUILD-2
    'dry-lake': 1, //                                                               CR-BUILD-2
    lake: 3, //                                                                     CR-BUILD-2
    inlet: 3, //                                                                    CR-BUILD-2
  },

  // The Dalian ferry and the ports of the three sold links are the board's         CR-FERRY-1, CR-CONT-3
  rules: { rentableCrossings: false }, //                                           CR-OPEN-5, M-OPEN-50
  // Taiwan container links and container movement                                  CR-CONT-1 … 13
  state: partsOf(state),
  mechanics: [containers],
  turn: {
    startup: ['buyContainerLink'], //                                               CR-CONT-2
    operations: ['deliverByContainer', 'pickUpByContainer'], //                     CR-CONT-6
    building: ['buyContainerLink'], //                                              CR-CONT-2
  },

  // Event cards, among them two floods and Desert Rains for the rest of the game   CR-EVENT-1 … 19
  eventCards: chinaEvents,

  // How to win
  victory: {
    cash: 250, //                                                                   CR-WIN-1
    majors: 4, //                                                                   CR-WIN-1
    link: 'container', //                                                           CR-WIN-1, CR-OPEN-7
  },

  // Variations, as listed above
  variants,
});
