// In which order lines of a plan are laid.

import type { Seat } from '../../../../src/core/engine/index.js';
import type { Line } from '../../board/board.js';
import type { KnownGame } from '../../rules/types.js';

/** Lines in building order: lines that touch own track come first, so that parts join up; then by number. */
export function nearestFirst(
  { board, state }: KnownGame,
  seat: Seat,
  lines: readonly Line[],
): readonly Line[] {
  const { ends } = board.graph;
  const touched = new Set<number>();
  for (const line of state.seats[seat].track) touched.add(ends[2 * line]).add(ends[2 * line + 1]);
  const left = [...lines].sort((a, b) => a - b);
  const order: Line[] = [];
  while (left.length > 0) {
    const place = left.findIndex((line) => touched.has(ends[2 * line]) || touched.has(ends[2 * line + 1]));
    const [line] = left.splice(Math.max(0, place), 1);
    touched.add(ends[2 * line]).add(ends[2 * line + 1]);
    order.push(line);
  }
  return order;
}
