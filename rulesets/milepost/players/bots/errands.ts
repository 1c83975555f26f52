// What a hand asks for: each demand, and the places where a train can get its good. A load that is aboard already needs none.

import type { City, Milepost } from '../../board/board.js';
import { demandsOf } from '../../rules/cards/demands.js';
import { chipsLeft } from '../../rules/loads/chips.js';
import { isOffered, specialLoad } from '../../rules/loads/special-loads.js';
import { accessTo } from './access.js';
import type { PlanGame } from './planning.js';

/** A place to call at, and what for. */
export interface Stop {
  readonly kind: 'pickUp' | 'deliver';
  readonly city: City;
  readonly good: string;
  /** Where a train must stand: the city, or any port from which it is served. */
  readonly mileposts: readonly Milepost[];
  /** Millions for the link there, if the seat holds none. */
  readonly fee: number;
}

/** One demand of an open card. */
export interface Errand {
  readonly card: number;
  readonly demand: number;
  /** Millions. */
  readonly payout: number;
  readonly good: string;
  readonly drop: Stop;
  /** Where the good can be picked up now; empty if a chip or a way is lacking. */
  readonly sources: readonly Stop[];
}

/** The errands of a seat: its hand first, then contracts open to all. */
export function errandsOf(game: PlanGame, seat: number): readonly Errand[] {
  const { board, state } = game;
  const errands: Errand[] = [];
  const aboard = state.seats[seat].trains.flatMap(({ loads }) => loads);
  for (const card of [...state.seats[seat].hand, ...state.contracts]) {
    demandsOf(game, card).forEach(({ city, good, payout }, demand) => {
      const drop = stopAt(game, seat, 'deliver', board.cities[board.cityIndex(city)], good);
      const sources = placesFor(game, good)
        .filter(({ id }) => id !== city)
        .map((source) => stopAt(game, seat, 'pickUp', source, good))
        .filter(({ mileposts }) => mileposts.length > 0);
      const isAboard = aboard.includes(good);
      if (isAboard && specialLoad(game, good)?.barsDelivery?.(game, { seat, train: 0, city: drop.city }))
        return;
      if (drop.mileposts.length > 0 && (sources.length > 0 || isAboard)) {
        errands.push({ card, demand, payout, good, drop, sources });
      }
    });
  }
  return errands;
}

// Where the good is to be had now: nowhere, if its chips are all out.
function placesFor(game: PlanGame, good: string): readonly City[] {
  if (specialLoad(game, good) === undefined && chipsLeft(game, good) < 1) return [];
  return game.board.cities.filter((city) => isOffered(game, city, good));
}

function stopAt(game: PlanGame, seat: number, kind: Stop['kind'], city: City, good: string): Stop {
  if (city.rail) return { kind, city, good, mileposts: city.mileposts, fee: 0 };
  if (game.planning.overseas === null) return { kind, city, good, mileposts: [], fee: 0 };
  const links = game.board.crossings.filter(
    (crossing) => crossing.kind === 'container' && accessTo(game, seat, crossing) !== 'shut',
  );
  const isHeld = links.some(({ id }) => game.state.rail.rights[seat].includes(id));
  const mileposts = links.flatMap(({ ports }) => ports);
  return { kind, city, good, mileposts, fee: isHeld ? 0 : Math.min(...links.map(({ price }) => price)) };
}
