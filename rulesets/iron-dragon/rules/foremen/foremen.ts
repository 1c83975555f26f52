// Foremen (ID-FOREMAN-1 … 13): dealt and chosen in the draft, later hired from the piles. Each does something
// cheaper or better for the railroad.

import type { GameAction, OpenDecision } from '../../../../src/core/engine/index.js';
import { chooseForeman } from '../actions/choose-foreman.js';
import { hireForemanChoose } from '../actions/hire-foreman-choose.js';
import { hireForemanDraw } from '../actions/hire-foreman-draw.js';
import { keepForeman } from '../actions/keep-foreman.js';
import type { IronGame, IronMechanic } from '../types.js';
import { FOREMAN_IDS } from './cards.js';
import { dealForemen, openDraft, passAtDraft, revealForemen } from './draft.js';
import { foremanFacts } from './facts.js';
import { foremanFaults } from './invariants.js';
import { foremanRule, priceOfMilepost, priceOfWater } from './prices.js';

/**
 * The foremen of the railroads.
 * @internal
 */
export const foremen = {
  streams: ['foremen'],
  ids: { foreman: new Set<string>(FOREMAN_IDS) },
  start: ({ luck, seats }) => ({ ...dealForemen(luck, seats), foremanDiscards: [], hiring: null }),
  waits: {
    chooseForeman: {
      prompt: 'Keep one of the foremen dealt.',
      actions: [chooseForeman],
      rule: 'ID-SETUP-6',
      open: openDraft,
      pass: passAtDraft,
    },
    keepForeman: {
      prompt: 'Keep the foreman held or the one drawn.',
      actions: [keepForeman],
      rule: 'ID-FOREMAN-9',
      open: openHiring,
      // A seat that does not choose keeps the foreman employed now.
      pass: (_game, { seat }) => ({ type: 'keepForeman', seat, keep: 'current' }) as GameAction,
    },
  },
  actions: [hireForemanDraw, hireForemanChoose],
  automatic: [revealForemen],
  answers: { milepostPrice: priceOfMilepost, surcharge: priceOfWater, waiver: foremanRule },
  events: foremanFacts,
  invariants: foremanFaults,
} satisfies IronMechanic;

// ID-FOREMAN-9: a foreman drawn from a pile leaves a choice open between two.
function openHiring({ state }: IronGame): readonly OpenDecision[] {
  const { hiring } = state.own;
  return hiring === null
    ? []
    : [{ seat: hiring.seat, kind: 'keepForeman', optional: false, since: hiring.since }];
}
