/**
 * China Rails.
 *
 * @module railhead/rulesets/china-rails
 */

export type * from './generated/types.js';
export { drawChinaRails, picture as chinaRailsPicture } from './picture.js';
export { planning as chinaRailsPlanning } from './players/planning.js';
export {
  type ChinaRails,
  chinaRailsRules,
} from './rules/china-rails.js';
export type { ContainerMode, ContainerState } from './rules/state.js';
export { chinaRails } from './ruleset.js';
