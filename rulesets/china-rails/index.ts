/**
 * China Rails.
 *
 * @module railhead/rulesets/china-rails
 */

import type { MilepostEnglish } from '../milepost/english.js';
import type { containerMessages } from './words/messages.js';
import type { chinaSentences } from './words/sentences.js';

export { milepostSummary as chinaRailsSummary } from '../milepost/summary.js';
export type * from './generated/types.js';
export { picture as chinaRailsPicture, print as chinaRailsPrint } from './picture.js';
export { planning as chinaRailsPlanning } from './players/planning.js';
export { type ChinaRails, chinaRailsRules } from './rules/china-rails.js';
export { chinaRails, chinaRailsWords } from './ruleset.js';

/** All that China Rails says in English, by key, for `translating` of `railhead/table`. */
export type ChinaRailsEnglish = MilepostEnglish & typeof chinaSentences & typeof containerMessages;
