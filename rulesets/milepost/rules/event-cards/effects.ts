// The effects that event cards are put together from. Each is one sentence of the rulebook with its own id.

import type { StepContext } from '../../../../src/core/engine/index.js';
import type { City, MilepostBoard } from '../../board/board.js';
import { trainToWrite } from '../../generated/state.js';
import { changeRail } from '../building/lay-track.js';
import { type Area, isIn, segmentTouches, touches } from '../events/area.js';
import type { Draw, EventEffect, Trade } from '../events/event-card.js';
import { askForLoad, loseAllLoads, loseTurn } from '../loads/losses.js';
import { payTax } from '../money/tax.js';
import { withFlood, withoutSegments, withReservations } from '../rail/network.js';
import { halveNow } from '../running/half-rate.js';
import type { MilepostState, Train } from '../state.js';
import { seatsFrom } from '../turns/turn-order.js';
import type { MilepostTypes } from '../types.js';

/**
 * Trains in the area move at half rate; the drawer's own points are halved at once (M-EVENT-7, 8, M-OPEN-21).
 *
 * @example
 * const effects = [eventEffects.halfRate('MY-EVENT-12', { area: 'highlands' })];
 */
export function halfRate(rule: string, area: Area): EventEffect {
  return {
    rule,
    halves: (board, milepost) => isIn(board, area, milepost),
    atDraw(context, state, { drawer }) {
      const { turn, seats } = context.before;
      if (turn.seat !== drawer || turn.phase !== 'operations') return;
      seats[drawer].trains.forEach(({ at }, index) => {
        if (at !== null && isIn(context.board, area, at)) halveNow(context, state, drawer, index);
      });
    },
  };
}

/**
 * No train moves to, from or between mileposts of the area (M-OPEN-22).
 *
 * @example
 * const effects = [eventEffects.noMovement('MY-EVENT-13', { area: 'plateau' })];
 */
export function noMovement(rule: string, area: Area): EventEffect {
  return { rule, closesStep: (board, from, to) => touches(board, area, from, to) };
}

/**
 * Nobody builds a segment with an end in the area (M-BUILD-21, M-OPEN-22).
 *
 * @example
 * const effects = [eventEffects.noBuilding('MY-EVENT-13', { area: 'plateau' })];
 */
export function noBuilding(rule: string, area: Area): EventEffect {
  return { rule, closesBuilding: (board, segment) => segmentTouches(board, area, segment) };
}

/**
 * Every train in the area at the draw loses one load of its owner's choice or all loads, its owner a turn, or
 * both (M-EVENT-14, M-EVENT-20). If a card has two areas, list the one that takes all loads first.
 *
 * @example
 * const effect = eventEffects.losses('MY-EVENT-1', { within: 3, of: ['bay'] }, { load: true, turn: true });
 */
export function losses(
  rule: string,
  area: Area,
  { load, turn }: { readonly load: boolean | 'all'; readonly turn: boolean },
): EventEffect {
  return {
    rule,
    atDraw(context, state, draw) {
      eachTrain(context, state, draw, (seat, train, index) => {
        if (!isIn(context.board, area, train.at as number)) return;
        if (load === 'all') loseAllLoads(context, state, seat, index);
        else if (load) askForLoad(state, seat, index);
        if (turn) loseTurn(context, state, seat, draw.drawer);
      });
    },
  };
}

/**
 * Nobody picks up or delivers in these cities; dropping stays legal (M-OPEN-49).
 *
 * @example
 * const effects = [eventEffects.noTrade('MY-EVENT-5', (_board, { size }) => size === 'small')];
 */
export function noTrade(rule: string, isBarred: (board: MilepostBoard, city: City) => boolean): EventEffect {
  return {
    rule,
    bansPickUp: ({ board }, _entry, { city }) => isBarred(board, city),
    bansDelivery: ({ board }, _entry, { city }) => isBarred(board, city),
  };
}

/**
 * Nobody picks up or delivers with the train on a milepost of the area; dropping stays legal (M-OPEN-49).
 *
 * @example
 * const effects = [eventEffects.noTradeAt('MY-EVENT-5', { within: 0, of: ['harbour'] })];
 */
export function noTradeAt(rule: string, area: Area): EventEffect {
  return {
    rule,
    bansPickUp: ({ board }, _entry, { at }) => at !== null && isIn(board, area, at),
    bansDelivery: ({ board }, _entry, { at }) => at !== null && isIn(board, area, at),
  };
}

/**
 * Deliveries of these goods, or to these cities, pay more; `others: 'barred'` forbids all other deliveries.
 *
 * @example
 * const effects = [eventEffects.bonus('MY-EVENT-1', 10, { cities: ['harbour'] })];
 */
export function bonus(
  rule: string,
  amount: number,
  which: {
    readonly goods?: readonly string[];
    readonly cities?: readonly string[];
    readonly others?: 'barred';
  },
): EventEffect {
  const applies = ({ city, good }: Omit<Trade, 'at'>) =>
    (which.goods?.includes(good) ?? true) && (which.cities?.includes(city.id) ?? true);
  return {
    rule,
    bonus: (_entry, delivery) => (applies(delivery) ? amount : 0),
    bansDelivery: (_game, _entry, trade) => which.others === 'barred' && !applies(trade),
  };
}

/**
 * The tax (M-EVENT-18, M-EVENT-19).
 *
 * @example
 * const effects = [eventEffects.tax('M-EVENT-18')];
 */
export function tax(rule: string): EventEffect {
  return { rule, atDraw: (context, state) => payTax(context, state) };
}

/**
 * A flood of the rivers: their bridges are erased and reserved for their owners (M-EVENT-15, 17); while it
 * lasts nobody builds or moves across (M-EVENT-16). Red areas, ferries and links are not bridges (M-OPEN-23).
 *
 * @example
 * const effects = [eventEffects.flood('MY-EVENT-6', ['long-river'])];
 */
export function flood(rule: string, rivers: readonly string[]): EventEffect {
  const crosses = (over: readonly string[] | undefined) =>
    over?.some((river) => rivers.includes(river)) ?? false;
  return {
    rule,
    atDraw(context, state, { card }) {
      const { board, before } = context;
      const bridges = before.rail.tracks.map((track) =>
        track.filter((segment) => crosses(board.rivers.get(segment))),
      );
      const erased = bridges.flatMap((segments, seat) =>
        segments.map((segment) => ({ segment, seat, card, lastTurn: null })),
      );
      // M-OPEN-24: a new flood of the same river restarts what an older one reserved.
      const kept = before.rail.reserved.map((older) =>
        crosses(board.rivers.get(older.segment)) ? { ...older, card, lastTurn: null } : older,
      );
      changeRail(context, state, withFlood(before.rail, bridges.flat(), [...kept, ...erased]));
      bridges.forEach((segments, seat) => {
        if (segments.length > 0) context.emit({ type: 'trackErased', seat, segments });
      });
      for (const { seat, segment } of erased) context.emit({ type: 'bridgeReserved', seat, segment });
    },
    atEnd(context, state, { card }) {
      const { before } = context;
      const { reserved } = before.rail;
      if (!reserved.some((kept) => kept.card === card)) return;
      const opened = reserved.map((kept) =>
        kept.card === card ? { ...kept, lastTurn: before.seats[kept.seat].turns + 1 } : kept,
      );
      changeRail(context, state, withReservations(before.rail, opened));
    },
    closesStep: (board, _from, _to, segment) => crosses(board.rivers.get(segment)),
    closesBuilding: (board, segment) => crosses(board.rivers.get(segment)),
  };
}

/**
 * A sandstorm: segments touching the desert are erased, without a right to rebuild. Trains there return to
 * the last city on their path for free (M-EVENT-21, M-OPEN-41). Titles add penalties with `losses`.
 *
 * @example
 * const effects = [eventEffects.sandstorm('MY-EVENT-16', { area: 'sands', terrain: ['desert'] })];
 */
export function sandstorm(rule: string, desert: Area): EventEffect {
  return {
    rule,
    closesBuilding: (board, segment) => segmentTouches(board, desert, segment),
    atDraw(context, state, draw) {
      const { board, before } = context;
      const buried = before.rail.tracks.map((track) =>
        track.filter((segment) => segmentTouches(board, desert, segment)),
      );
      changeRail(context, state, withoutSegments(before.rail, buried.flat()));
      buried.forEach((segments, seat) => {
        if (segments.length > 0) context.emit({ type: 'trackErased', seat, segments });
      });
      eachTrain(context, state, draw, (seat, { at, lastCity }, index) => {
        if (lastCity === null || !isIn(board, desert, at as number)) return;
        const train = trainToWrite(context, state, seat, index);
        train.at = lastCity;
        train.arrivedBy = null;
        train.waited = false;
        context.emit({ type: 'trainSentBack', seat, train: index, to: lastCity });
      });
    },
  };
}

/**
 * Visits every train on the board as it stood at the draw: the drawer's first, then clockwise, those of a
 * seat in their order. Trains that are not on the board yet are left out.
 *
 * @example
 * const allIdle = {
 *   rule: 'MY-EVENT-12',
 *   atDraw(context, state, draw) {
 *     eventEffects.eachTrain(context, state, draw, (seat, train, index) => {
 *       trainToWrite(context, state, seat, index).points = 0;
 *     });
 *   },
 * };
 */
export function eachTrain(
  { before }: Pick<StepContext<MilepostTypes>, 'before'>,
  state: MilepostState,
  { drawer }: Draw,
  visit: (seat: number, train: Train, index: number) => void,
): void {
  for (const seat of seatsFrom(drawer, state.seats.length)) {
    before.seats[seat].trains.forEach((train, index) => {
      if (train.at !== null) visit(seat, train, index);
    });
  }
}
