// Loading takes movement only where the challenge game says so (M-LOAD-4, M-VAR-12).

import type { Writable } from '../../../../src/core/engine/index.js';
import type { Train } from '../state.js';
import type { MilepostRules } from '../tables.js';

/** Takes the movement points that a load picked up or put down costs. */
export function payLoadPoints(
  { loadPoints }: Pick<MilepostRules, 'loadPoints'>,
  train: Writable<Train>,
): void {
  train.points -= loadPoints;
}
