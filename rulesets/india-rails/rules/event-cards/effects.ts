// Effects of events that only India Rails has.

import { leavePlay } from '../../../milepost/rules/event-cards/mechanic.js';
import type { EventEffect } from '../../../milepost/rules/events/event-card.js';

/**
 * IR-EVENT-8, IR-OPEN-5: while these rivers flood, trains may not cross them inside red areas either. Nothing
 * is destroyed, both halves of the city stay open, and a line to victory through it is not cut.
 */
export function closedCityBridges(rule: string, rivers: readonly string[]): EventEffect {
  return {
    rule,
    closesStep: ({ redCrossings }, from, to) =>
      redCrossings.some(
        (bridge) =>
          rivers.includes(bridge.river) &&
          ((bridge.from === from && bridge.to === to) || (bridge.from === to && bridge.to === from)),
      ),
  };
}

/**
 * IR-EVENT-12, IR-OPEN-17: the drawer's next delivery on a card pays this much more, and takes the subsidy
 * out of play; so does dropping the drawer.
 */
export function subsidy(rule: string, amount: number): EventEffect {
  return {
    rule,
    waitsFor: ({ drawer }, seat) => seat === drawer,
    bonus: ({ drawer }, { seat }) => (seat === drawer ? amount : 0),
    atDelivery(context, state, entry, seat) {
      if (seat === entry.drawer) leavePlay(context, state, entry);
    },
  };
}
