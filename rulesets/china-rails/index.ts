/**
 * China Rails.
 *
 * @module railhead/rulesets/china-rails
 */

export { milepostSummary as chinaRailsSummary } from '../milepost/summary.js';
export type * from './generated/types.js';
export { picture as chinaRailsPicture, print as chinaRailsPrint } from './picture.js';
export { planning as chinaRailsPlanning } from './players/planning.js';
export { type ChinaRails, chinaRailsRules } from './rules/china-rails.js';
export { chinaRails } from './ruleset.js';
