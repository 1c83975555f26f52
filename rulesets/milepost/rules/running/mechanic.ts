// Running trains: over track and by ferry, with rent for others' track, and turning round (M-VAR-6).

import { TERRAINS } from '../../board/board.js';
import { isLand } from '../../board/lattice.js';
import type { Mechanic } from '../mechanic.js';
import { backtrack } from './backtrack.js';
import { crossFerry } from './cross-ferry.js';
import { runningFacts } from './facts.js';
import { moveTrain } from './move-train.js';
import { placeTrain } from './place-train.js';

/** Trains on their way. */
export const running = {
  actions: [placeTrain, crossFerry, moveTrain, backtrack],
  events: runningFacts,
  *missing({ rules, board, state }) {
    const isOnLand = (at: number) => isLand(TERRAINS[board.terrain[at]]);
    for (const { trains } of state.seats) {
      const chosen = trains.length - rules.firstLocos.length;
      if (chosen !== 0 && (chosen !== 1 || rules.chosenLocos.length === 0))
        yield 'a seat has another number of trains than the rules give';
    }
    for (const { at, lastCity, arrivedBy } of state.seats.flatMap(({ trains }) => trains)) {
      if (at !== null && !isOnLand(at) && board.seaAt[at] < 0) yield 'a train stands on no milepost';
      // M-OPEN-41: a derailed train is sent back there.
      if (lastCity !== null && !isOnLand(lastCity)) yield 'a train was last in a city off the land';
      if (arrivedBy !== null && board.ends[2 * arrivedBy] < 0) yield 'a train came by no segment';
    }
  },
} satisfies Mechanic;
