/**
 * India Rails.
 *
 * @module railhead/rulesets/india-rails
 */

export { milepostSummary as indiaRailsSummary } from '../milepost/summary.js';
export type * from './generated/types.js';
export { picture as indiaRailsPicture, print as indiaRailsPrint } from './picture.js';
export { planning as indiaRailsPlanning } from './players/planning.js';
export { type IndiaRails, indiaRailsRules } from './rules/india-rails.js';
export { indiaRails, indiaRailsWords } from './ruleset.js';
