/**
 * 20th Century Limited, and its board and card format.
 *
 * @module railhead/rulesets/twentieth-century-limited
 */

export type { Finding } from '../../src/core/map/finding.js';
export type { Board as TwentiethBoard } from './board/board.js';
export { checkBoardFiles as checkTwentiethBoardFiles } from './board/check-files.js';
export { defineBoard as compileTwentiethBoard } from './board/define-board.js';
export type {
  DeckData as TwentiethDeckData,
  MapData as TwentiethMapData,
  Scenery as TwentiethScenery,
} from './board/map-format.js';
export { validateBoard as validateTwentiethBoard } from './board/validate-board.js';
export type { TwentiethEvent } from './facts.js';
export { twentiethCenturyLaws } from './laws.js';
export type { Options as TwentiethOptions } from './options.js';
export type { TwentiethAction } from './phases.js';
export {
  drawTwentiethCenturyLimited,
  picture as twentiethCenturyLimitedPicture,
} from './picture/title-picture.js';
export { planning as twentiethCenturyLimitedPlanning } from './planning.js';
export type { State as TwentiethState, View as TwentiethView } from './state.js';
export type { Rules as TwentiethRules } from './tables.js';
export {
  type TwentiethCenturyLimited,
  twentiethCenturyLimited,
  twentiethCenturyLimitedRules,
} from './twentieth-century-limited.js';
