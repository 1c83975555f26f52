// How well a seat stands: what it has, what it is doing, and what it still lacks, in millions. Nothing is searched
// or planned for it: distances are as if all track were there, with a price for cities that track does not reach.

import type { City } from '../../board/board.js';
import { trackPrice } from '../../rules/building/build-cost.js';
import { isReached } from './carry.js';
import { errandsOf } from './errands.js';
import { hopsOn } from './hops.js';
import type { PlanGame } from './planning.js';
import { APART, GAME_ROUNDS, HAND, LOAD, MILEPOST, MILEPOST_PRICE, TRACK } from './weights.js';
import { worthFor } from './worth.js';

/**
 * Adds cash less debts, track not yet written off, what the loco will earn, the best delivery of the hand, and
 * future hands. Subtracts what the line to victory still needs, more of it later.
 */
export function evaluateSeat(game: PlanGame, seat: number): number {
  const { board, state } = game;
  const { cash, loan, debts, owedFees, trains } = state.seats[seat];
  const owed = debts.reduce((sum, { amount }) => sum + amount, (loan ?? 0) + owedFees);
  // By rounds alone: money must not write off what it can be added to.
  const played = Math.min(1, state.round / GAME_ROUNDS);
  const paid = state.rail.tracks[seat].reduce((sum, segment) => {
    const [from, to] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
    return sum + Math.min(trackPrice(game, seat, from, to), trackPrice(game, seat, to, from));
  }, 0);
  const { speed, capacity } = game.rules.locos[trains[0].loco];
  return (
    (cash ?? 0) -
    owed +
    (1 - TRACK.first) * (1 - played) * paid +
    MILEPOST.first * (speed + LOAD * capacity) * GAME_ROUNDS * (1 - played) +
    HAND * bestDelivery(game, seat) -
    played * lineMissing(game, seat)
  );
}

// The demand of the hand that is worth most by itself, or else the next hand.
function bestDelivery(game: PlanGame, seat: number): number {
  const { board, state } = game;
  const [train] = state.seats[seat].trains;
  const worth = worthFor(game, seat, train, lineMissing);
  const far = hopsOn(board);
  const to = (city: City) => (train.at === null || !city.rail ? 0 : far.from(train.at, city));
  const between = (from: City, city: City) => (from.rail && city.rail ? far.between(from, city) : 0);
  const track = (city: City) => (isReached(game, seat, city) ? 0 : APART);
  let best = worth.poor;
  const run = { payout: 0, steps: 0, far: 0, track: 0 };
  const cards = new Set<number>();
  for (const { card, good, payout, drop, sources } of errandsOf(game, seat)) {
    const end = track(drop.city);
    const value = (steps: number, track: number) => worth.of(payout, { steps, track, needed: 0, rent: 0 });
    if (train.loads.includes(good)) {
      const steps = to(drop.city);
      best = Math.max(best, value(steps, end));
      if (cards.has(card)) continue;
      cards.add(card);
      run.payout += payout;
      run.steps += steps;
      run.far = Math.max(run.far, steps);
      run.track += end;
      continue;
    }
    for (const { city } of sources) {
      const steps = to(city) + between(city, drop.city);
      best = Math.max(best, value(steps, track(city) + end));
    }
  }
  // Loads aboard go one after another: at least as far as the farthest, at most there and back for each.
  if (cards.size > 1) {
    const effort = { steps: (run.far + run.steps) / 2, track: run.track, needed: 0, rent: 0 };
    best = Math.max(best, worth.of(run.payout, effort));
  }
  return worth.newHand + best;
}

// Millions for the nearest major cities that the line to victory still lacks.
function lineMissing(game: PlanGame, seat: number): number {
  const { rules, board } = game;
  const far = hopsOn(board);
  const majors = board.majors.map((major) => board.cities[major]);
  const joined = majors.filter((city) => isReached(game, seat, city));
  const lacking = majors
    .filter((city) => !joined.includes(city))
    .map((city) => Math.min(APART, ...joined.map((other) => MILEPOST_PRICE * far.between(other, city))))
    .sort((one, other) => one - other);
  return lacking
    .slice(0, Math.max(0, rules.victoryMajors - joined.length))
    .reduce((sum, price) => sum + price, 0);
}
