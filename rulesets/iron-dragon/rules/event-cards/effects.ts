// Effects of events that only Iron Dragon has.

import { eachTrain } from '../../../milepost/rules/event-cards/effects.js';
import type { EventEffect } from '../../../milepost/rules/events/event-card.js';
import { askForLoad, loseTurn } from '../../../milepost/rules/loads/losses.js';
import { voyageOf } from '../ships/voyages.js';
import type { IronTypes } from '../types.js';

/**
 * ID-EVENT-26: every train aboard a ship, in port or at sea, loses a load and its owner a turn; the
 * ship stays. With `near` only those within this number of steps over land and sea of a city.
 */
export function shipLosses(
  rule: string,
  near: { readonly within: number; readonly city: string } | null,
): EventEffect<IronTypes> {
  return {
    rule,
    atDraw(context, state, draw) {
      const { board, before } = context;
      const city = near === null ? undefined : board.cities[board.cityIndex(near.city)];
      // A city that this board does not have is near nothing.
      if (near !== null && city === undefined) return;
      const distance = city === undefined ? null : board.surfaceDistancesFrom(city.mileposts[0]);
      const { ships } = before.own;
      eachTrain(context, state, draw, (seat, { at }, train) => {
        if (voyageOf(ships, seat, train) === undefined) return;
        if (distance !== null && near !== null && distance[at as number] > near.within) return;
        askForLoad(state, seat, train);
        loseTurn(context, state, seat, draw.drawer);
      });
    },
  };
}

/** ID-EVENT-29 … 31: acts of these types are barred to everybody, or to who drew the card. */
export function noActs(rule: string, types: readonly string[], whom: 'everybody' | 'drawer'): EventEffect {
  return {
    rule,
    bansAct: (type, { drawer }, seat) => types.includes(type) && (whom === 'everybody' || seat === drawer),
  };
}

/** ID-EVENT-20: a dormant link is open as long as the card is in play. */
export function openLink(rule: string, link: string): EventEffect {
  return { rule, opensLink: link };
}

/** ID-EVENT-28: nobody uses a link, and none joins anything for victory. */
export function closedLinks(rule: string): EventEffect {
  return { rule, closesLinks: true };
}
