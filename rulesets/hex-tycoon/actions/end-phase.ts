// endPhase: the active seat has done what it wants in the Build, Income or Upgrade Phase, or with what an event brought.

import type { ActionOf } from '../../../src/engine/index.js';
import { enterPhase } from '../phases/enter-phase.js';
import type { PhaseName } from '../state.js';
import { defineHexAction } from './define.js';

const payload = /* @__PURE__ */ (() => ({}))();
type EndPhase = ActionOf<'endPhase', typeof payload>;

/** HT-TURN-1: the phase behind each phase that endPhase ends. */
export const NEXT_PHASE: Readonly<Partial<Record<PhaseName, PhaseName>>> = {
  build: 'income',
  income: 'event',
  beforeUpkeep: 'upkeep',
  upgrade: 'end',
};

/** Ends the phase; always legal for the active seat in those phases. */
export const endPhase = /* @__PURE__ */ (() =>
  defineHexAction({
    type: 'endPhase',
    payload,
    notation: ['end'],

    *list(_game, seat) {
      const action: EndPhase = { type: 'endPhase', seat };
      yield action;
    },

    check: [],

    apply({ before }, state) {
      enterPhase(state, NEXT_PHASE[before.phase] as PhaseName);
    },
  }))();
