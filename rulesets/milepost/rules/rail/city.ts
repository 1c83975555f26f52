// Where a train stands, in words of the rules.

import type { City, Milepost, MilepostBoard } from '../../board/board.js';
import type { Train } from '../state.js';

/** The city at a milepost, or undefined; any milepost of a major city is in it (M-LOAD-2). */
export function cityAt(board: MilepostBoard, milepost: Milepost | null): City | undefined {
  if (milepost === null) return undefined;
  const index = board.cityAt[milepost];
  return index < 0 ? undefined : board.cities[index];
}

/** True for the mileposts of major cities. */
export function isMajor({ cityAt, cities }: MilepostBoard, milepost: Milepost): boolean {
  const city = cityAt[milepost];
  return city >= 0 && cities[city].size === 'major';
}

/** True if both mileposts belong to the same major city: a step inside its red area (M-MOVE-9, M-OPEN-10). */
export function isRedStep(board: MilepostBoard, from: Milepost, to: Milepost): boolean {
  return isMajor(board, from) && board.cityAt[from] === board.cityAt[to] && from !== to;
}

/**
 * True if the train may go back the way it came: in cities, at ports of ships, at sea, and on a ferry port
 * after a wait (M-MOVE-7, M-OPEN-15, R-16).
 */
export function mayReverse(board: MilepostBoard, { at, waited }: Pick<Train, 'at' | 'waited'>): boolean {
  return (
    waited || (at !== null && (board.cityAt[at] >= 0 || board.shipPortAt[at] >= 0 || board.seaAt[at] >= 0))
  );
}
