// endPhase: the active seat is done with the Build, Income or Upgrade Phase, or with what an event brought.

import { enterPhase } from '../enter-phase.js';
import type { PhaseName } from '../state.js';
import { defineHexAction } from './define.js';

/** HT-TURN-1: the phase behind each phase that endPhase ends. */
export const NEXT_PHASE: Readonly<Partial<Record<PhaseName, PhaseName>>> = {
  build: 'income',
  income: 'event',
  beforeUpkeep: 'upkeep',
  upgrade: 'end',
};

/** Ends the phase; always legal for the active seat in those phases. */
export const endPhase = defineHexAction({
  type: 'endPhase',
  notation: ['end'],

  check: [],

  apply({ before }, state) {
    enterPhase(state, NEXT_PHASE[before.phase] as PhaseName);
  },
});
