/**
 * Iron Dragon.
 *
 * @module railhead/rulesets/iron-dragon
 */

export type * from './generated/types.js';
export { picture as ironDragonPicture } from './picture.js';
export { planning as ironDragonPlanning } from './players/planning.js';
export { type IronDragon, ironDragonRules } from './rules/iron-dragon.js';
export { ironDragonLaws } from './rules/laws.js';
export { ironDragon, ironDragonWords } from './ruleset.js';
export { summary as ironDragonSummary } from './summary.js';
