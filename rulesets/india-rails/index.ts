/**
 * India Rails.
 *
 * @module railhead/rulesets/india-rails
 */

export {
  type IndiaRails,
  type IndiaRailsAction,
  type IndiaRailsOptions,
  indiaRails,
  indiaRailsRules,
} from './india-rails.js';
export { drawIndiaRails, picture as indiaRailsPicture } from './picture.js';
export { planning as indiaRailsPlanning } from './planning.js';
export type { IndiaState } from './state.js';
