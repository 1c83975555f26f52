// Who has won: VP of each player's companies together, with end bonuses (HT-END-5, HT-OPT-BONUS-1 … 3).

import type { Outcome, Seat } from '../../../src/core/engine/index.js';
import { isConnected } from './network.js';
import type { HexStanding, State } from './state.js';
import type { FullGame, StepContext } from './types.js';

/** Ends the game with the score as of now (HT-END-4; E-HOST-4 if the table stops). */
export function finishGame({ rules, board, emit }: StepContext, state: State, reason: string): void {
  const outcome = scoreGame({ rules, board, state }, reason);
  state.outcome = outcome;
  emit({ type: 'gameEnded', reason, ranking: outcome.ranking });
}

/** The outcome of a game that has ended; players with equal scores share a place (HT-END-6). */
export function scoreGame(game: FullGame, reason: string): Outcome<HexStanding> {
  const scored = game.state.seats.map((_, seat) => scoreSeat(game, seat));
  const ranking = scored
    .map((standing) => ({
      ...standing,
      place: 1 + scored.filter(({ score }) => score > standing.score).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  return { reason, ranking, tieBreaks: [] };
}

/** The VP that a seat would have if the game ended now. */
export function scoreSoFar(game: FullGame, seat: Seat): number {
  return scoreSeat(game, seat).score;
}

function scoreSeat({ rules, board, state }: FullGame, seat: Seat): Omit<HexStanding, 'place'> {
  const own = state.companies.filter((company) => company.seat === seat);
  const others = state.companies.filter((company) => company.seat !== seat);
  const { perTrainLevel, perSoleConnection, moneyPerPoint } = rules.bonuses;
  let places = 0;
  for (const list of [board.cities, board.towns]) {
    for (const hex of list) {
      // HT-OPT-BONUS-2: companies of one player are one; a second marker changes nothing.
      const mine = own.some((company) => isConnected(company, hex));
      if (mine && !others.some((company) => isConnected(company, hex))) places++;
    }
  }
  const points = own.reduce((sum, company) => sum + company.points, 0);
  const trainLevels = own.reduce((sum, company) => sum + perTrainLevel * company.trainLevel, 0);
  const soleConnections = perSoleConnection * places;
  // HT-OPT-BONUS-3: company by company; an odd MB is lost.
  const cash =
    moneyPerPoint === null ? 0 : own.reduce((sum, { money }) => sum + Math.floor(money / moneyPerPoint), 0);
  return {
    seat,
    score: points + trainLevels + soleConnections + cash,
    points,
    trainLevels,
    soleConnections,
    money: cash,
  };
}
