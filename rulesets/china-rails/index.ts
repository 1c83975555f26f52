/**
 * China Rails.
 *
 * @module railhead/rulesets/china-rails
 */

export {
  type ChinaRails,
  type ChinaRailsAction,
  type ChinaRailsOptions,
  chinaRails,
  chinaRailsRules,
} from './china-rails.js';
export { drawChinaRails, picture as chinaRailsPicture } from './picture.js';
export { planning as chinaRailsPlanning } from './planning.js';
export type { ContainerMode, ContainerState } from './state.js';
