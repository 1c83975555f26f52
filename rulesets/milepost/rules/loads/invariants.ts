// Invariants of loads: trains carry what they can, chips fit the set, seats have a load that they must lose.

import type { FullGame } from '../types.js';
import { chipsLeft } from './chips.js';

/** Every fault about loads, as a sentence. */
export function* loadFaults(game: FullGame): Iterable<string> {
  const { rules, board, state } = game;
  for (const { loads, loco } of state.seats.flatMap(({ trains }) => trains)) {
    if (loads.length > rules.locos[loco].capacity) yield `a ${loco} carries ${loads.length} loads (M-LOAD-1)`;
  }
  for (const { id } of board.goods)
    if (chipsLeft(game, id) < 0) yield `more ${id} is about than there are chips (M-LOAD-7)`;
  for (const choice of state.pending) {
    if (choice.kind !== 'loseLoad') continue;
    const train = state.seats[choice.seat].trains[choice.train];
    if (train === undefined || train.loads.length === 0)
      yield 'a load is to be lost that nobody has (M-EVENT-20)';
  }
}
