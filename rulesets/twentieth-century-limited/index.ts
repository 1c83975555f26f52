/**
 * 20th Century Limited, and boards for it.
 *
 * @module railhead/rulesets/twentieth-century-limited
 */

export type { Board as TwentiethCenturyLimitedBoard } from './board/board.js';
export { defineBoard } from './board/define-board.js';
export { validateBoard } from './board/validate-board.js';
export type * from './generated/types.js';
export { picture as twentiethCenturyLimitedPicture } from './picture/title-picture.js';
export { planning as twentiethCenturyLimitedPlanning } from './players/people/planning.js';
export { twentiethCenturyLimitedLaws } from './rules/laws.js';
export {
  type TwentiethCenturyLimited,
  twentiethCenturyLimitedRules,
} from './rules/twentieth-century-limited.js';
export { twentiethCenturyLimited, twentiethCenturyLimitedWords } from './ruleset.js';
export { summary as twentiethCenturyLimitedSummary } from './summary.js';
