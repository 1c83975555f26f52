// Says whether a hex map is fit to play on: first its structure (M1), then every constraint a game needs (M2
// … M12). How games end on it (M13) is measured by play: see test/rulesets/hex-tycoon.

import { reading } from '../../../src/core/engine/input/arguments.js';
import { advice, error, findingsIn, type MapFinding } from '../../../src/core/map/finding.js';
import { baseCharts } from './building-cost-charts.js';
import type { HexBoard } from './compile-board.js';
import { defineBoard } from './define-board.js';
import { MAP_CONSTRAINTS, type Report, surveyPlaces } from './map-constraints.js';
import type { HexMapData } from './map-format.js';

// What each constraint is about: the word in the codes of its findings.
const WORDS: Readonly<Record<string, string>> = {
  M2: 'land',
  M3: 'starting-cities',
  M4: 'places',
  M5: 'marker-sites',
  M6: 'special-sites',
  M7: 'openings',
  M8: 'income',
  M9: 'reach',
  M10: 'fairness',
  M11: 'single-ways',
  M12: 'terrain',
};

// The rules page calls the terrain mix a target; all else a validator must enforce.
const TARGETS = new Set(['M12']);

/**
 * Everything that speaks against a hex map, by M1 to M12; empty for a good one. Accepts any JSON.
 *
 * @param data - Anything; a hex map as its JSON file holds it.
 * @returns Findings, each with the constraint and the path; empty for a good map.
 * @see `defineBoard`
 * @example
 * console.log(validateBoard(fourCorners).length);
 * // 0
 */
export function validateBoard(data: unknown): readonly MapFinding[] {
  return reading('map', 'data of a map', () => {
    let board: HexBoard;
    try {
      board = defineBoard(data as HexMapData);
    } catch (error) {
      return findingsIn(error, 'M1/shape');
    }
    return findShortfalls(board);
  });
}

// What a compiled board lacks of M2 … M12.
function findShortfalls(board: HexBoard): readonly MapFinding[] {
  const found: MapFinding[] = [];
  const report: Report = (rule, _by, message) => {
    const about = TARGETS.has(rule) ? advice : error;
    found.push(about(`${rule}/${WORDS[rule]}`, [], message()));
  };
  const map = surveyPlaces(board, baseCharts);
  for (const constraint of MAP_CONSTRAINTS) constraint(map, report);
  return found;
}
