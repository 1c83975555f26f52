// Half rate: once a turn at most, fractions up (M-EVENT-7, 8, M-OPEN-21).

import type { MilepostState } from '../state.js';
import type { StepContext } from '../types.js';

/** Half of some movement points, fractions up: 9 → 5, 12 → 6 (M-EVENT-7). */
export function halfOf(points: number): number {
  return Math.ceil(points / 2);
}

/** Halves what a train has left, unless its rate was halved this turn already (M-EVENT-8). */
export function halveNow(
  { emit }: Pick<StepContext, 'emit'>,
  state: MilepostState,
  seat: number,
  index: number,
): void {
  const train = state.seats[seat].trains[index];
  if (train.halved) return;
  train.halved = true;
  train.points = halfOf(train.points);
  emit({ type: 'rateHalved', seat, train: index, points: train.points });
}
