// One step of a train: over a segment, inside a red area or along a link of cities, never back the way it
// came except where trains may turn.

import type { Milepost, MilepostBoard, Segment } from '../../board/board.js';
import { isRedStep, mayReverse } from '../rail/city.js';
import { linkBetween } from '../rail/city-links.js';
import { NOBODY, networkOf, ownerOf } from '../rail/network.js';
import type { Train } from '../state.js';
import type { KnownGame } from '../types.js';
import { halfOf } from './half-rate.js';

/** The way between two mileposts: a built segment with its owner, or a red area or link without one. */
export interface Passage {
  readonly segment: Segment | null;
  /** The owner of the segment; the mover's own colour does not matter here. */
  readonly owner: number | null;
}

const OPEN_TO_ALL: Passage = { segment: null, owner: null };

/** The way from one milepost to another, or undefined where a train cannot go (M-MOVE-5). */
export function wayBetween(game: KnownGame, from: Milepost, to: Milepost): Passage | undefined {
  const { board, state } = game;
  const segment = board.segment(from, to);
  if (segment >= 0) {
    const owner = ownerOf(networkOf(state.rail), segment);
    if (owner !== NOBODY) return { segment, owner };
  }
  // Red steps join neighbours only: each of the city's mileposts costs a point (M-MOVE-9).
  if (isNeighbour(board, from, to) && isRedStep(board, from, to)) return OPEN_TO_ALL;
  return linkBetween(game, from, to) === undefined ? undefined : OPEN_TO_ALL;
}

function isNeighbour(board: MilepostBoard, from: Milepost, to: Milepost): boolean {
  for (let direction = 0; direction < 6; direction++)
    if (board.neighbours[6 * from + direction] === to) return true;
  return false;
}

/** True if the step goes straight back over the segment of arrival, where that is forbidden (M-MOVE-7). */
export function isReversal(board: MilepostBoard, train: Train, to: Milepost): boolean {
  const { at, arrivedBy } = train;
  if (at === null || arrivedBy === null) return false;
  return board.segment(at, to) === arrivedBy && !mayReverse(board, train);
}

/** A loco's full allowance in mileposts a turn. */
export function trainSpeed({ rules }: Pick<KnownGame, 'rules'>, train: Pick<Train, 'loco'>): number {
  return rules.locos[train.loco].speed;
}

/** A loco's allowance at half rate for a whole turn (M-EVENT-7). */
export function halfSpeed(game: Pick<KnownGame, 'rules'>, train: Pick<Train, 'loco'>): number {
  return halfOf(trainSpeed(game, train));
}
