/**
 * Hex Tycoon, its map format, and the generator of maps.
 *
 * @module railhead/rulesets/hex-tycoon
 */

import type { Title } from '../../src/core/title/title.js';
import { hexTycoon } from './hex-tycoon.js';

export type { Finding } from '../../src/core/map/finding.js';
export { compileHexBoard, type HexBoard } from './board/compile-board.js';
export type { HexMapData } from './board/map-format.js';
export { validateHexMap } from './board/validate-map.js';
export { generateHexMap, type HexMapOptions } from './generate/generate-hex-map.js';
export { baseRules, type HexTycoon, hexTycoon, hexTycoonRules } from './hex-tycoon.js';
export { hexSpot } from './render/action-spot.js';
export { renderBoard as drawHexTycoon } from './render/render-board.js';

/** Hex Tycoon as a title: its ruleset, and what is loaded when it is asked for. */
export const hexTycoonTitle: Title<typeof hexTycoon> = {
  ruleset: hexTycoon,
  boards: async () => (await import('./board/kind.js')).hexBoards,
  picture: async () => (await import('./render/title-picture.js')).picture,
  summary: async () => (await import('./summary.js')).summary,
  catalogue: async () => (await import('./catalogue.json', { with: { type: 'json' } })).default,
};
