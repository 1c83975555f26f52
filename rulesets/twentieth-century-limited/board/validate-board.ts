// Whether a map and a deck from outside make a board: findings instead of errors thrown.

import { reading } from '../../../src/core/engine/input/arguments.js';
import { findingsIn, type MapFinding } from '../../../src/core/map/finding.js';
import { checkBoard } from './check-board.js';
import { defineBoard } from './define-board.js';
import type { DeckData, MapData } from './map-format.js';

/**
 * Every finding about a map and its deck (B1 to B6, C1 to C11); empty for a sound board. Data never throws.
 *
 * @param map - Anything; a map as its JSON file holds it.
 * @param deck - Anything; its deck.
 * @returns Findings, each with the constraint and the path; empty for a sound board.
 * @throws Nothing: wrong data is among the findings.
 * @see `defineBoard`
 * @example
 * console.log(validateBoard(unitedStates, unitedStatesDeck).length);
 * // 0
 */
export function validateBoard(map: unknown, deck: unknown): readonly MapFinding[] {
  return reading('board', 'data of a map and of its deck', () => {
    try {
      return checkBoard(defineBoard(map as MapData, deck as DeckData));
    } catch (error) {
      return findingsIn(error, 'file/shape');
    }
  });
}
