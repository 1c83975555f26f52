/**
 * India Rails.
 *
 * @module railhead/rulesets/india-rails
 */

export type * from './generated/types.js';
export { drawIndiaRails, picture as indiaRailsPicture } from './picture.js';
export { planning as indiaRailsPlanning } from './players/planning.js';
export {
  type IndiaRails,
  indiaRailsRules,
} from './rules/india-rails.js';
export type { IndiaState } from './rules/state.js';
export { indiaRails } from './ruleset.js';
