// What must hold of ships in every state.

import type { FullGame } from '../../../milepost/rules/types.js';
import type { IronState, TrainRef } from '../state.js';
import { SHIP_IDS } from './cards.js';
import { cardsSeen, voyageOf } from './voyages.js';

/** Every invariant about ships that the state breaks, as a sentence. */
export function shipFaults(game: FullGame<IronState>): readonly string[] {
  return [...cardFaults(game), ...namingFaults(game), ...placeFaults(game)];
}

// ID-SHIP-1: each of the thirteen cards is in one place.
function cardFaults({ state }: FullGame<IronState>): string[] {
  const { ships } = state.own;
  const cards = [...ships.deck, ...cardsSeen(ships)].sort();
  return cards.join() === [...SHIP_IDS].sort().join() ? [] : ['the ship cards are not the thirteen'];
}

function* namingFaults({ state }: FullGame<IronState>): Iterable<string> {
  const { voyages, calls, drawn } = state.own.ships;
  const exists = ({ seat, train }: TrainRef) => state.seats[seat]?.trains[train] !== undefined;
  if (![...voyages, ...calls, ...(drawn === null ? [] : [drawn])].every(exists))
    yield 'a ship or port names a train that does not exist';
  const name = ({ seat, train }: TrainRef) => `${seat}/${train}`;
  const aboard = voyages.map(name);
  const called = calls.map(name);
  // a train is aboard or ashore.
  if (new Set([...aboard, ...called]).size !== aboard.length + called.length)
    yield 'a train is named twice among those aboard and those in port';
  if (
    drawn !== null &&
    (drawn.ships.length === 0 || drawn.seat !== state.turn.seat || aboard.includes(name(drawn)))
  )
    yield 'ships are drawn that nobody can board';
  if ((drawn?.since ?? 0) > state.step) yield 'a choice has been open since a step to come';
}

// All trains at sea are aboard a ship. On land, a train that is aboard or has called stands in a port.
function* placeFaults({ board, state }: FullGame<IronState>): Iterable<string> {
  const { ships } = state.own;
  const isPort = (at: number | null) => at !== null && board.shipPortAt[at] >= 0;
  for (const [seat, { trains }] of state.seats.entries()) {
    for (const [train, { at }] of trains.entries()) {
      const isAtSea = at !== null && board.seaAt[at] >= 0;
      const isAboard = voyageOf(ships, seat, train) !== undefined;
      if (isAtSea && !isAboard) yield 'a train is at sea without a ship';
      if (isAboard && !isAtSea && !isPort(at)) yield 'a ship is aground';
    }
  }
  const inPort = [...ships.calls, ...(ships.drawn === null ? [] : [ships.drawn])];
  if (!inPort.every(({ seat, train }) => isPort(state.seats[seat]?.trains[train]?.at ?? null)))
    yield 'a train calls at a port where it does not stand';
}
