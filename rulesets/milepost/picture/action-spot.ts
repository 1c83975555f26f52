// Where on the picture of a board an action happens, for interfaces that let you click actions on the board.

import type { GameAction, GameEvent } from '../../../src/core/engine/index.js';
import type { Spot, SpotPoint } from '../../../src/core/map/spot.js';
import type { Place } from '../../../src/core/title/picture.js';
import type { Milepost, MilepostBoard } from '../board/board.js';
import { placesOf } from './overlay.js';

/** The segment or the milepost that an action names. */
export function milepostPlace(board: MilepostBoard, action: GameAction | GameEvent): Place | null {
  const {
    from,
    to,
    milepost = to,
  } = action as {
    readonly from?: unknown;
    readonly to?: unknown;
    readonly milepost?: unknown;
  };
  if (typeof milepost !== 'number') return null;
  if (typeof from !== 'number') return { kind: 'milepost', id: milepost };
  const id = board.segment(from, milepost);
  return id < 0 ? null : { kind: 'segment', id };
}

// Events whose `from`, `to` or `milepost` are mileposts; of payments they are seats.
const ON_TRACK: ReadonlySet<string> = new Set([
  'trackBuilt',
  'trainMoved',
  'shipMoved',
  'trainPlaced',
  'trainSentBack',
]);

/** The segment, the milepost or the city where an event happened; null for events without a place. */
export function milepostEventPlace(board: MilepostBoard, event: GameEvent): Place | null {
  if (ON_TRACK.has(event.type)) return milepostPlace(board, event);
  const { city } = event as GameEvent & { readonly city?: unknown };
  const id = typeof city === 'string' ? board.cityIndex(city) : -1;
  return id < 0 ? null : { kind: 'city', id };
}

/**
 * Where on the picture an action happens: a segment, a milepost, a ferry; null for actions without a place.
 */
export function milepostSpot(board: MilepostBoard, action: GameAction): Spot | null {
  const layout = placesOf(board);
  const at = (milepost: Milepost): SpotPoint => [layout.x(milepost), layout.y(milepost)];
  const { from, to, milepost, ferry } = action as {
    readonly from?: unknown;
    readonly to?: unknown;
    readonly milepost?: unknown;
    readonly ferry?: unknown;
  };
  if (typeof milepost === 'number') return [at(milepost)];
  if (typeof to === 'number') return typeof from === 'number' ? layout.line(from, to) : [at(to)];
  const ports = board.crossings.find(({ id }) => id === ferry)?.ports ?? [];
  return ports.length === 2 ? [at(ports[0]), at(ports[1])] : null;
}
