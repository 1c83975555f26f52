// What every action of the hex game notes: who has acted, and which phase it is.

import type { Seat } from '../../../src/engine/index.js';
import type { HexState, PhaseName } from '../state.js';

/** Notes that a seat has acted: its own decisions open anew, other seats' stay as they are. */
export function noteAction(state: HexState, seat: Seat): void {
  state.seats[seat].acted = state.step;
}

/** Begins a phase. */
export function enterPhase(state: HexState, phase: PhaseName): void {
  state.phase = phase;
  state.opened = state.step;
}
