// Where on the picture of a board an action happens, for interfaces in which actions are clicked on the board.

import type { GameAction } from '../../../src/core/engine/index.js';
import type { Spot, SpotPoint } from '../../../src/core/map/spot.js';
import type { Board } from '../board/board.js';
import { HEAD, MARGIN, SCALE } from './paper.js';

/** Where on the picture that `renderBoard` draws an action happens: a line, or null for actions without a place. */
export function twentiethSpot(board: Board, action: GameAction): Spot | null {
  const { line } = action as { readonly line?: unknown };
  if (typeof line !== 'number' || line >= board.graph.edgeCount) return null;
  return lineSpot(board, line);
}

/** The two ends of a line on the picture. */
export function lineSpot(board: Board, line: number): readonly [SpotPoint, SpotPoint] {
  const { ends } = board.graph;
  return [nodeSpot(board, ends[2 * line]), nodeSpot(board, ends[2 * line + 1])];
}

/** Where a city or a junction is on the picture. */
export function nodeSpot({ positions }: Board, node: number): SpotPoint {
  const [x, y] = positions[node];
  return [x * SCALE + MARGIN, y * SCALE + HEAD];
}
