// The underground (ID-UNDER-1 … 11): its bribes are tolls, due once a turn for moving and once for building.

import { ownToWrite } from '../../generated/state.js';
import type { IronMechanic } from '../types.js';
import { bribes, mustHaveBribe, settleBribes } from './bribes.js';
import { bribeFacts } from './facts.js';

/** The underground and its bribes. */
export const underground = {
  start: () => ({ bribed: { moving: false, building: false }, owedBribes: [] }),
  conditions: { moveTrain: [mustHaveBribe] },
  answers: { tolls: bribes },
  at: {
    atReceipt: settleBribes,
    // Forgets the bribes of the turn (ID-UNDER-2, ID-UNDER-8).
    atTurnStart(context, state) {
      const { moving, building } = state.own.bribed;
      if (moving || building) ownToWrite(context, state).bribed = { moving: false, building: false };
    },
  },
  events: bribeFacts,
  invariants: ({ state }) =>
    state.own.owedBribes.some(({ seat, to }) => seat === to) ? ['a seat owes a bribe to itself (R-64)'] : [],
} satisfies IronMechanic;
