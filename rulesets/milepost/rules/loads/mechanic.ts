// Loads: picked up, delivered, dropped and lost; with warehousing, dropped ones wait in the city (M-VAR-9).

import type { AutomaticStep } from '../../../../src/core/engine/index.js';
import type { Mechanic } from '../mechanic.js';
import type { MilepostState, PendingChoice, StoredLoad } from '../state.js';
import type { KnownGame, MilepostTypes } from '../types.js';
import { chooseLoadToLose } from './choose-load-to-lose.js';
import { deliverLoad } from './deliver-load.js';
import { dropLoad } from './drop-load.js';
import { loadFacts } from './facts.js';
import { loadFaults } from './invariants.js';
import { pickUpLoad } from './pick-up-load.js';

// M-VAR-9: at the end of the dropper's fourth later turn a waiting load returns to the supply.
const returnStoredLoads: AutomaticStep<MilepostTypes> = {
  name: 'return stored loads',
  rule: 'M-VAR-9',
  due: ({ state }) => state.stored.some((load) => isDue(state, load)),
  apply({ before, emit }, state) {
    for (const { city, good } of before.stored.filter((load) => isDue(before, load))) {
      emit({ type: 'storedLoadReturned', city, good });
    }
    state.stored = before.stored.filter((load) => !isDue(before, load));
  },
};

function isDue({ turn, seats }: MilepostState, { seat, lastTurn }: StoredLoad): boolean {
  return seat === turn.seat && seats[seat].turns >= lastTurn;
}

/** Loads and deliveries. */
export const loads = {
  actions: [deliverLoad, pickUpLoad, dropLoad],
  waits: {
    loseLoad: {
      prompt: 'Choose a load to lose.',
      actions: [chooseLoadToLose],
      rule: 'M-EVENT-20',
      choice: true,
      pass: ({ state }: KnownGame, { seat }) => {
        const { train } = state.pending[0] as Extract<PendingChoice, { kind: 'loseLoad' }>;
        return { type: 'chooseLoadToLose', seat, load: state.seats[seat].trains[train].loads[0] };
      },
    },
  },
  automatic: [returnStoredLoads],
  events: loadFacts,
  invariants: loadFaults,
} satisfies Mechanic;
