// Where on the picture of a board an action happens, for interfaces in which actions are clicked on the board.

import type { GameAction } from '../../../src/core/engine/index.js';
import type { Spot, SpotPoint } from '../../../src/core/map/spot.js';
import type { Board } from '../board/board.js';
import { HEAD, MARGIN, SCALE } from './paper.js';

/** Where on the picture that `renderBoard` draws an action happens: a line, or null for actions without a place. */
export function twentiethSpot({ graph, positions }: Board, action: GameAction): Spot | null {
  const { line } = action as { readonly line?: unknown };
  if (typeof line !== 'number' || line >= graph.edgeCount) return null;
  const at = (node: number): SpotPoint => [
    positions[node][0] * SCALE + MARGIN,
    positions[node][1] * SCALE + HEAD,
  ];
  return [at(graph.ends[2 * line]), at(graph.ends[2 * line + 1])];
}
