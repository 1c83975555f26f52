/**
 * Hex Tycoon, boards for it, and the generator of maps.
 *
 * @module railhead/rulesets/hex-tycoon
 */

export type { HexBoard as HexTycoonBoard } from './board/compile-board.js';
export { defineBoard } from './board/define-board.js';
export { generateMap } from './board/generate/generate-map.js';
export { validateBoard } from './board/validate-board.js';
export type * from './generated/types.js';
export { picture as hexTycoonPicture } from './picture/title-picture.js';
export { planning as hexTycoonPlanning } from './players/people/planning.js';
export { type HexTycoon, hexTycoonRules } from './rules/hex-tycoon.js';
export { hexTycoonLaws } from './rules/laws.js';
export { hexTycoon, hexTycoonWords } from './ruleset.js';
export { summary as hexTycoonSummary } from './summary.js';
