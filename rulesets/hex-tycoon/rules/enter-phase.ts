// Going over from one phase to the next.

import type { PhaseName, State } from './state.js';

/** Begins a phase: from now on its decisions count as open, which is part of their ids. */
export function enterPhase(state: State, phase: PhaseName): void {
  state.phase = phase;
  state.opened = state.step;
}
