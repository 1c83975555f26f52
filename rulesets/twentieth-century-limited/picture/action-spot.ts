// Where on the picture of a board an action happens, for interfaces in which you click actions on it.

import type { GameAction, GameEvent } from '../../../src/core/engine/index.js';
import type { Spot, SpotPoint } from '../../../src/core/map/spot.js';
import type { Place } from '../../../src/core/title/picture.js';
import type { Board } from '../board/board.js';
import { HEAD, MARGIN, SCALE } from './paper.js';

/** The line that an action or an event names. */
export function twentiethPlace({ graph }: Board, action: GameAction | GameEvent): Place | null {
  const { line } = action as { readonly line?: unknown };
  return typeof line !== 'number' || line >= graph.edgeCount ? null : { kind: 'line', id: line };
}

/** Where on the picture an action happens, or null for actions without a place. */
export function twentiethSpot(board: Board, action: GameAction): Spot | null {
  const place = twentiethPlace(board, action);
  return place && lineSpot(board, place.id);
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
