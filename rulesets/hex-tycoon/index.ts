/**
 * Hex Tycoon, its map format, and the generator of maps.
 *
 * @module railhead/rulesets/hex-tycoon
 */

export type { MapFinding } from '../../src/core/map/finding.js';
export { DIRECTIONS } from '../../src/core/map/hex-geometry.js';
export type { HexBoard } from './board/compile-board.js';
export { defineBoard as compileHexBoard } from './board/define-board.js';
export { generateHexMap, type HexMapOptions } from './board/generate/generate-hex-map.js';
export { type HexTerrain, PLACES, type Settlement, TERRAINS } from './board/ground.js';
export type { HexMapData } from './board/map-format.js';
export { validateHexMap } from './board/validate-map.js';
export type * from './generated/types.js';
export { drawHexTycoon, picture as hexTycoonPicture } from './picture/title-picture.js';
export { planning as hexTycoonPlanning } from './players/people/planning.js';
export { baseRules, type HexTycoon, hexTycoonRules } from './rules/hex-tycoon.js';
export { hexTycoonLaws } from './rules/laws.js';
export { hexTycoon } from './ruleset.js';
