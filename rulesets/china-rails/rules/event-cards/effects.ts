// Effects of events that only China Rails has.

import type { CitySize } from '../../../milepost/board/board.js';
import { trainToWrite } from '../../../milepost/generated/state.js';
import { eachTrain } from '../../../milepost/rules/event-cards/effects.js';
import { type Area, isIn } from '../../../milepost/rules/events/area.js';
import type { EventEffect } from '../../../milepost/rules/events/event-card.js';
import { receive } from '../../../milepost/rules/money/income.js';
import { cityAt } from '../../../milepost/rules/rail/city.js';
import { halveNow } from '../../../milepost/rules/running/half-rate.js';

/**
 * CR-EVENT-1 … 3: a seat neither picks up nor delivers until its train has entered a major city from outside,
 * after the draw. The bank pays the first arrival. The card leaves play after the last (CR-OPEN-9).
 */
export function partyCongress(
  rule: string,
  seat: { readonly city: string; readonly pay: number; readonly otherwise: number },
): EventEffect {
  return {
    rule,
    waitsFor: ({ met }, player) => !met.includes(player),
    meetingPlaces: (board) => board.majors.flatMap((major) => board.cities[major].mileposts),
    bansPickUp: (_game, { met }, trade) => !met.includes(trade.seat),
    bansDelivery: (_game, { met }, trade) => !met.includes(trade.seat),
    atArrival(context, state, entry, { seat: player, from, to }) {
      const { board, before, emit } = context;
      const city = cityAt(board, to);
      if (city?.size !== 'major' || city === cityAt(board, from) || entry.met.includes(player)) return;
      const amount = city.id === seat.city ? seat.pay : seat.otherwise;
      emit({ type: 'requirementMet', seat: player, card: entry.card });
      emit({ type: 'paidByBank', seat: player, amount });
      receive(context, state, player, amount);
      const met = [...entry.met, player].sort((left, right) => left - right);
      state.inPlay = before.inPlay.map((other) => (other.card === entry.card ? { ...other, met } : other));
    },
  };
}

/** CR-EVENT-7: pickups only in cities of this size; it does not affect container pickups (CR-OPEN-11). */
export function tradeOnlyIn(rule: string, size: CitySize): EventEffect {
  return { rule, bansPickUp: (_game, _entry, { city }) => city.size !== size || !city.rail };
}

/**
 * CR-EVENT-18, CR-OPEN-13: the drawer's train in the ring has its points halved now, if it is running. Every
 * other train in the ring is at half rate in its owner's next turn.
 */
export function earthquakeRing(rule: string, ring: Area): EventEffect {
  return {
    rule,
    atDraw(context, state, draw) {
      const { turn } = context.before;
      const isRunning = turn.seat === draw.drawer && turn.phase === 'operations';
      eachTrain(context, state, draw, (seat, { at }, index) => {
        if (!isIn(context.board, ring, at as number)) return;
        if (seat === draw.drawer && isRunning) halveNow(context, state, seat, index);
        else trainToWrite(context, state, seat, index).halvedNext = true;
      });
    },
  };
}

/** CR-BUILD-4: dry rivers and the dry lake cost this much from now on. */
export function dryRains(rule: string, price: number): EventEffect {
  return { rule, surcharge: (water) => (water === 'dry-river' || water === 'dry-lake' ? price : undefined) };
}
