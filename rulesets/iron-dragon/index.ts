/**
 * Iron Dragon.
 *
 * @module railhead/rulesets/iron-dragon
 */

export {
  type IronDragon,
  type IronDragonAction,
  type IronDragonOptions,
  ironDragon,
  ironDragonRules,
} from './iron-dragon.js';
export { ironDragonLaws } from './laws.js';
export { drawIronDragon, picture as ironDragonPicture } from './picture.js';
export { planning as ironDragonPlanning } from './planning.js';
export type { IronKnown, IronState } from './state.js';
