// Half rate: once a turn at most, fractions up (M-EVENT-7, 8, M-OPEN-21).

import { trainToWrite } from '../../generated/state.js';
import type { MilepostState } from '../state.js';
import type { StepContext } from '../types.js';

/** Half of some movement points, fractions up: 9 → 5, 12 → 6 (M-EVENT-7). */
export function halfOf(points: number): number {
  return Math.ceil(points / 2);
}

/** Halves what a train has left, unless its rate was halved this turn already (M-EVENT-8). */
export function halveNow(
  context: Pick<StepContext, 'before' | 'emit'>,
  state: MilepostState,
  seat: number,
  index: number,
): void {
  if (state.seats[seat].trains[index].halved) return;
  const train = trainToWrite(context, state, seat, index);
  train.halved = true;
  train.points = halfOf(train.points);
  context.emit({ type: 'rateHalved', seat, train: index, points: train.points });
}
