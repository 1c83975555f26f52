// Facts about turns, rounds and the end of the game.

import { fact } from '../../../../src/core/engine/index.js';
import type { OfSeat } from '../fact.js';

/** A turn is lost before it begins, and forfeited where what is left of it is lost. */
export const turnFacts = {
  roundBegan: fact<{ readonly round: number }>(),
  turnBegan: fact<OfSeat>(),
  turnLost: fact<OfSeat>(),
  turnForfeited: fact<OfSeat>(),
  operationsEnded: fact<OfSeat>(),
  turnEnded: fact<OfSeat>(),
  victoryDeclared: fact<OfSeat>(),
  targetRaised: fact<{ readonly target: number }>(),
  timeExpired: fact<{ readonly lastRound: number }>(),
  gameEnded: fact<{ readonly reason: string }>(),
};
