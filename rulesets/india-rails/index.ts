/**
 * India Rails.
 *
 * @module railhead/rulesets/india-rails
 */

export type { IndiaRailsAction } from './actions/index.js';
export {
  type IndiaRails,
  type IndiaRailsOptions,
  indiaRails,
  indiaRailsRules,
} from './india-rails.js';
export { drawIndiaRails, picture as indiaRailsPicture } from './picture.js';
export type { IndiaState } from './state.js';
