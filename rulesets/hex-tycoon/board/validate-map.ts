// Says whether a hex map is fit to play on: first its structure (M1), then every constraint a game needs (M2 … M12).
// How games on it end (M13) only play can tell: test/hex-tycoon measures it.

import type { InvalidInputError, Issue } from '../../../src/engine/index.js';
import { baseCharts } from '../building-cost-charts.js';
import { compileHexBoard, type HexBoard } from './compile-board.js';
import { MAP_CONSTRAINTS, type Report, type Shortfall, surveyPlaces } from './map-constraints.js';
import type { HexMapData } from './map-format.js';

/** A finding about a hex map. An `error` breaks a constraint that games rely on, `advice` misses a target only. */
export interface MapIssue {
  readonly severity: 'error' | 'advice';
  /** The constraint: M1 … M12. */
  readonly rule: string;
  readonly message: string;
}

// The digest calls the terrain mix a target; all else a validator must enforce.
const TARGETS = new Set(['M12']);

/** Everything that speaks against a hex map; empty for a good one. Accepts any JSON. */
export function validateHexMap(data: unknown): readonly MapIssue[] {
  let board: HexBoard;
  try {
    board = compileHexBoard(data as HexMapData);
  } catch (error) {
    if (!(error instanceof Error) || !('issues' in error)) throw error;
    const issues = (error as InvalidInputError).issues as readonly Issue[];
    return issues.map(({ path, message }) => ({
      severity: 'error',
      rule: 'M1',
      message: path.length > 0 ? `${path.join('.')}: ${message}` : message,
    }));
  }
  return findShortfalls(board).map(({ rule, message }) => ({
    severity: TARGETS.has(rule) ? 'advice' : 'error',
    rule,
    message,
  }));
}

// What a compiled board lacks of M2 … M12.
function findShortfalls(board: HexBoard): readonly Shortfall[] {
  const found: Shortfall[] = [];
  const report: Report = (rule, by, message) => void found.push({ rule, by, message: message() });
  const map = surveyPlaces(board, baseCharts);
  for (const constraint of MAP_CONSTRAINTS) constraint(map, report);
  return found;
}
