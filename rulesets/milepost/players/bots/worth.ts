// What a trip is worth to a seat: its pay, less track, rent and time. Worth is linear in time, so a plan that
// is carried out stays better than the plans it beat, at every step.

import { trainSpeed } from '../../rules/running/movement.js';
import type { Train } from '../../rules/state.js';
import { missingLine } from './connect.js';
import type { PlanGame } from './planning.js';
import {
  GAME_ROUNDS,
  HAND_TURNS,
  MILEPOST,
  NEAR_VICTORY,
  NEEDED,
  NEW_HAND,
  RISK,
  STRONG,
  TRACK,
} from './weights.js';

/** What a trip takes. */
export interface Effort {
  /** Mileposts to move. */
  readonly steps: number;
  /** Millions to build. */
  readonly track: number;
  /** Millions of it for segments that the line to victory needs anyway. */
  readonly needed: number;
  /** Millions of rent and fares. */
  readonly rent: number;
}

/** What trips of a train are worth now. */
export interface Worth {
  /** Millions that a trip, `further` mileposts longer, brings beyond an average hand in equal time. */
  of(payout: number, effort: Effort, further?: number): number;
  /** The most millions that a trip brings which pays `payout` and takes at least `steps` mileposts. */
  atMost(payout: number, steps: number): number;
  /** The least millions that `steps` mileposts cost. */
  time(steps: number): number;
  /** Turns that a trip takes: for moving or for building, whichever is longer. */
  turns(effort: Effort): number;
  /** Millions that the best trip of an average new hand is worth: below zero for a weak seat. */
  readonly newHand: number;
  /** Discard a hand if nothing in it is worth this much, as far as you can tell without dealing others. */
  readonly poor: number;
  /** Millions that a turn is worth. */
  readonly perTurn: number;
  /** What the best trip of a hand is worth on average to a seat that lacks nothing. */
  readonly usual: number;
  /** Millions that count against a trip whose money hardly lasts: `least` is the least cash during it. */
  riskOf(least: number): number;
  /** Millions that later hands gain in worth from a trip that leaves this cash and builds this much. */
  prospects(cash: number, segments: number): number;
}

/** Millions that a seat's line to victory still takes. */
export type PriceOfLine = (game: PlanGame, seat: number) => number;

/** What trips of a seat's train are worth as the game stands; `lineOf` prices the line to victory. */
export function worthFor(
  game: PlanGame,
  seat: number,
  train: Train,
  lineOf: PriceOfLine = (of, owner) => missingLine(of, owner).price,
): Worth {
  const { rules, state } = game;
  const { turn, seats } = state;
  const speed = trainSpeed(game, train);
  const played = progress(game, seat);
  const perTurn = speed * between(MILEPOST, played);
  const perTrack = between(TRACK, played);
  // Rent goes to a rival: to the one of two it is worth as much again.
  const perRent = 1 + 1 / Math.max(1, seats.length - 1);
  const most = missingForVictory(game, seat, lineOf);
  const startup =
    turn.startup >= 0 ? Math.ceil((rules.startupTurns * seats.length - turn.startup) / seats.length) : 0;
  const turnsFor = (steps: number, track: number) =>
    Math.max(steps / speed, Math.max(0, track / rules.budget - startup));
  // The last few millions take an average hand its time too, however few they are.
  const average = Math.min(0, most - perTurn * HAND_TURNS);
  const cash = seats[seat].cash ?? 0;
  const segments = state.rail.tracks[seat].length;
  const newHand = perTurn * between(NEW_HAND, strength(cash, segments));
  return {
    newHand,
    perTurn,
    usual: average,
    poor: average + newHand - perTurn,
    prospects: (left, built) => perTurn * between(NEW_HAND, strength(left, segments + built)) - newHand,
    riskOf: (least) => perTurn * RISK.turns * seats.length * Math.max(0, 1 - least / RISK.cash),
    turns: ({ steps, track }) => turnsFor(steps, track),
    time: (steps) => (perTurn * steps) / speed,
    // Money beyond what victory needs may pay for track, which counts for less than it costs.
    atMost: (payout, steps) =>
      (payout > most ? most + Math.max(0, 1 - perTrack) * (payout - most) : payout) -
      (perTurn * steps) / speed,
    of(payout, { steps, track, needed, rent }, further = 0) {
      const counts = Math.min(payout, most + track - needed + rent);
      const spent = perTrack * (track - NEEDED * needed) + perRent * rent;
      return counts - spent - perTurn * turnsFor(steps + further, track);
    },
  };
}

function between({ first, last }: { first: number; last: number }, part: number): number {
  return first + (last - first) * part;
}

// From 0 to 1: how much of the game has been played, by rounds, or by what the seat has if that is more.
function progress({ state }: PlanGame, seat: number): number {
  const cash = state.seats[seat].cash ?? 0;
  return Math.min(1, Math.max(state.round / GAME_ROUNDS, cash / state.target));
}

// From 0 to 1: how much a seat has to work with, the more money the less track there is.
function strength(cash: number, segments: number): number {
  const { first, last } = STRONG.cash;
  return Math.min(1, cash / (first + (last - first) * Math.min(1, segments / STRONG.segments)));
}

// What the seat lacks for victory, track to be built for it included: more would count for nothing.
function missingForVictory(game: PlanGame, seat: number, lineOf: PriceOfLine): number {
  const { target } = game.state;
  const cash = game.state.seats[seat].cash ?? 0;
  if (cash < NEAR_VICTORY * target) return Number.POSITIVE_INFINITY;
  return Math.max(0, target + lineOf(game, seat) - cash);
}
