// Whether a map and a deck from outside make a board: findings instead of errors thrown.

import type { BoardIssue, InvalidBoardError } from './board/board-issue.js';
import { compileBoard } from './board/compile-board.js';
import type { DeckData, MapData } from './board/map-format.js';
import { validateBoard } from './board/validate-board.js';

/** Every finding about a map and its deck (B1 to B6, C1 to C11); empty when the board is sound. Never throws for data. */
export function checkBoardFiles(map: unknown, deck: unknown): readonly BoardIssue[] {
  try {
    return validateBoard(compileBoard(map as MapData, deck as DeckData));
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidBoardError')
      return (error as InvalidBoardError).issues;
    throw error;
  }
}
