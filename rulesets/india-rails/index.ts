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
export type { IndiaState } from './own-state.js';
