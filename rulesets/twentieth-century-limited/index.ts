/**
 * 20th Century Limited, and its board and card format.
 *
 * @module railhead/rulesets/twentieth-century-limited
 */

export type { MapFinding } from '../../src/core/map/finding.js';
export type { Board as TwentiethBoard } from './board/board.js';
export { checkBoardFiles as checkTwentiethBoardFiles } from './board/check-files.js';
export { defineBoard as compileTwentiethBoard } from './board/define-board.js';
export type {
  DeckData as TwentiethDeckData,
  MapData as TwentiethMapData,
  Scenery as TwentiethScenery,
} from './board/map-format.js';
export { validateBoard as validateTwentiethBoard } from './board/validate-board.js';
export type * from './generated/types.js';
export {
  drawTwentiethCenturyLimited,
  picture as twentiethCenturyLimitedPicture,
} from './picture/title-picture.js';
export { planning as twentiethCenturyLimitedPlanning } from './players/people/planning.js';
export { twentiethCenturyLaws } from './rules/laws.js';
export type { Rules as TwentiethRules } from './rules/tables.js';
export {
  type TwentiethCenturyLimited,
  twentiethCenturyLimitedRules,
} from './rules/twentieth-century-limited.js';
export { twentiethCenturyLimited } from './ruleset.js';
