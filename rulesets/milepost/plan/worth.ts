// What a trip is worth to a seat: what it pays, less track, rent and the time it takes. Worth is linear in time, so a plan that
// is carried out stays better than those it was better than, whatever has been done of it.

import { trainSpeed } from '../running/movement.js';
import type { Train } from '../state.js';
import { priceOfVictory } from './connect.js';
import type { PlanGame } from './planning.js';
import {
  GAME_ROUNDS,
  HAND_TURNS,
  NEAR_VICTORY,
  POOR_TURNS,
  RISK_TURNS,
  STRENGTH,
  TRACK,
  TURN,
} from './weights.js';

/** What a trip takes. */
export interface Effort {
  /** Mileposts to move. */
  readonly steps: number;
  /** Millions to build. */
  readonly track: number;
  /** Millions of rent and fares. */
  readonly rent: number;
}

/** What trips of a train are worth now. */
export interface Worth {
  /** Millions that a trip brings beyond what the average hand would in as many turns. */
  of(payout: number, effort: Effort): number;
  /** Turns that a trip takes: for moving or for building, whichever is longer. */
  turns(effort: Effort): number;
  /** A hand of which nothing is worth this much is better thrown in. */
  readonly poor: number;
  /** Millions that count against a trip for which the money hardly lasts. */
  readonly risk: number;
}

/** What trips of a seat's train are worth as the game stands. */
export function worthFor(game: PlanGame, seat: number, train: Train): Worth {
  const { rules, state } = game;
  const { turn, seats } = state;
  const speed = trainSpeed(game, train);
  const played = progress(game, seat);
  const perTurn = between(TURN, played);
  const perTrack = between(TRACK, played);
  // Rent goes to a rival: to the one of two it is worth as much again.
  const perRent = 1 + 1 / Math.max(1, seats.length - 1);
  const most = missingForVictory(game, seat);
  const startup =
    turn.startup >= 0 ? Math.ceil((rules.startupTurns * seats.length - turn.startup) / seats.length) : 0;
  const turns = ({ steps, track }: Effort) =>
    Math.max(steps / speed, Math.max(0, track / rules.budget - startup));
  // The last few millions take an average hand its time too, however few they are.
  const average = Math.min(0, most - perTurn * HAND_TURNS);
  return {
    poor: average - perTurn * (POOR_TURNS.strong + POOR_TURNS.weak * (1 - strength(game, seat))),
    risk: perTurn * RISK_TURNS,
    turns,
    of(payout, effort) {
      const { track, rent } = effort;
      return (
        Math.min(payout, most + track + rent) - perTrack * track - perRent * rent - perTurn * turns(effort)
      );
    },
  };
}

function between({ first, last }: { first: number; last: number }, played: number): number {
  return first + (last - first) * played;
}

// From 0 to 1: how much of the game has been played, by rounds, or by what the seat has if that is more.
function progress({ state }: PlanGame, seat: number): number {
  const cash = state.seats[seat].cash ?? 0;
  return Math.min(1, Math.max(state.round / GAME_ROUNDS, cash / state.target));
}

// From 0 to 1: how much a seat has to work with.
function strength({ state }: PlanGame, seat: number): number {
  return Math.min(1, (state.rail.tracks[seat].length + (state.seats[seat].cash ?? 0)) / STRENGTH);
}

// What the seat lacks for victory, track to be built for it included: more would count for nothing.
function missingForVictory(game: PlanGame, seat: number): number {
  const { target } = game.state;
  const cash = game.state.seats[seat].cash ?? 0;
  if (cash < NEAR_VICTORY * target) return Number.POSITIVE_INFINITY;
  return Math.max(0, target + priceOfVictory(game, seat) - cash);
}
