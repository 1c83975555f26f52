// The errands of a hand: each demand with the places that supply its good. A load aboard needs no place.

import type { City, Milepost } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
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

/** The errands of a seat: its hand first, then contracts open to all; of an aim, only its own. */
export function errandsOf(game: PlanGame, seat: number): readonly Errand[] {
  const errands: Errand[] = [];
  for (const card of [...game.state.seats[seat].hand, ...game.state.contracts]) {
    demandsOf(game, card).forEach((_, demand) => {
      if (game.demands?.has(`${card}/${demand}`) === false) return;
      const errand = errandFor(game, seat, card, demand);
      if (errand !== null) errands.push(errand);
    });
  }
  return errands;
}

/** The errand that a demand of a card is for a seat, or null if there is no way to meet it now. */
export function errandFor(game: PlanGame, seat: number, card: number, demand: number): Errand | null {
  const { board, state } = game;
  const { city, good, payout } = demandsOf(game, card)[demand];
  const drop = stopAt(game, seat, 'deliver', board.cities[board.cityIndex(city)], good);
  if (drop.mileposts.length === 0) return null;
  const isAboard = state.seats[seat].trains.some(({ loads }) => loads.includes(good));
  if (isAboard && specialLoad(game, good)?.barsDelivery?.(game, { seat, train: 0, city: drop.city }))
    return null;
  const sources = placesFor(game, good)
    .filter(({ id }) => id !== city)
    .map((source) => stopAt(game, seat, 'pickUp', source, good))
    .filter(({ mileposts }) => mileposts.length > 0);
  return sources.length > 0 || isAboard ? { card, demand, payout, good, drop, sources } : null;
}

// Where the good is available now: nowhere, if its chips are all out.
function placesFor(game: PlanGame, good: string): readonly City[] {
  if (specialLoad(game, good) !== undefined)
    return game.board.cities.filter((city) => isOffered(game, city, good));
  return chipsLeft(game, good) < 1 ? [] : (suppliersOn(game.board).get(good) ?? []);
}

// The cities that supply each good, in the order of the board.
const suppliersOn = onceABoard(({ cities }) => {
  const suppliers = new Map<string, City[]>();
  for (const city of cities) {
    for (const good of city.supplies) suppliers.set(good, [...(suppliers.get(good) ?? []), city]);
  }
  return suppliers;
});

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
