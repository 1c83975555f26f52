// Load chips: limited to the set, in the supply unless they are on a train or waiting in a city (M-LOAD-7).

import type { KnownGame } from '../types.js';
import { specialLoad } from './special-loads.js';

/** Chips of a good left in the supply. Derived, so that none can get lost. */
export function chipsLeft(game: KnownGame, good: string): number {
  const { board, state } = game;
  const index = board.goodIndex(good);
  if (index < 0) return 0;
  let left = board.goods[index].chips;
  // By index, because iterating over frozen lists is slow.
  for (let seat = 0; seat < state.seats.length; seat++) {
    const { trains } = state.seats[seat];
    for (let train = 0; train < trains.length; train++) {
      const { loads } = trains[train];
      for (let place = 0; place < loads.length; place++) if (loads[place] === good) left--;
    }
  }
  for (const stored of state.stored) if (stored.good === good) left--;
  return left - (specialLoad(game, good)?.chipsAside?.(game) ?? 0);
}

/** The list without the first of these, as when one of several like loads goes. */
export function withoutOne<Item>(items: readonly Item[], gone: Item): readonly Item[] {
  const place = items.indexOf(gone);
  const rest: Item[] = [];
  for (let index = 0; index < items.length; index++) if (index !== place) rest.push(items[index]);
  return rest;
}
