// Paying for foreign track (TC-WAIVER-1).

import type { Seat } from '../../../src/core/engine/index.js';
import type { Line } from '../board/board.js';
import { seatToWrite } from '../generated/state.js';
import { linesBySeat } from './route-conditions.js';
import type { State } from './state.js';
import type { StepContext } from './types.js';

/** Gives one waiver for every paid line to its owner, owners in seat order. */
export function payWaivers(step: StepContext, state: State, seat: Seat, lines: readonly Line[]): void {
  const owed = linesBySeat({ state: step.before }, lines);
  for (const to of [...owed.keys()].sort((a, b) => a - b)) {
    const paid = owed.get(to) as Line[];
    seatToWrite(step, state, seat).waivers -= paid.length;
    seatToWrite(step, state, to).waivers += paid.length;
    step.emit({ type: 'waiversPaid', seat, to, lines: paid });
  }
}
