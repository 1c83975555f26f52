// Where on the picture of a map an action happens, for interfaces in which actions are clicked on the map.

import type { GameAction, GameEvent } from '../../../src/core/engine/index.js';
import type { Spot, SpotPoint } from '../../../src/core/map/spot.js';
import type { Place } from '../../../src/core/title/picture.js';
import type { HexBoard } from '../board/compile-board.js';
import { isHexside } from '../board/ground.js';
import { SPACING } from './layout-on-paper.js';
import { offsetOf } from './render-board.js';

/** The hex or the hexside that an action or an event names. */
export function hexPlace(board: HexBoard, action: GameAction | GameEvent): Place | null {
  const { hex, site = hex } = action as { readonly hex?: unknown; readonly site?: unknown };
  if (typeof site !== 'number' || site >= board.siteCount) return null;
  return { kind: isHexside(board, site) ? 'hexside' : 'hex', id: site };
}

/** Where on the picture an action happens, or null for actions without a place. */
export function hexSpot(board: HexBoard, action: GameAction): Spot | null {
  const place = hexPlace(board, action);
  return place && [siteSpot(board, place.id)];
}

/** Where on the picture a site is: a hex, or the middle of a hexside. */
export function siteSpot(board: HexBoard, site: number): SpotPoint {
  const [one, other] = [board.ends[2 * site], board.ends[2 * site + 1]];
  const x = ((board.x[one] + board.x[other]) / 2) * SPACING + offsetOf(board);
  return [x, ((board.y[one] + board.y[other]) / 2) * SPACING];
}
