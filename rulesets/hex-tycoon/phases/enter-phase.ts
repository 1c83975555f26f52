// Going over from one phase to the next.

import type { HexState, PhaseName } from '../state.js';

/** Begins a phase: from now on its decisions count as open, which is part of their ids. */
export function enterPhase(state: HexState, phase: PhaseName): void {
  state.phase = phase;
  state.opened = state.step;
}
