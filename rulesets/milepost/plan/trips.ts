// Which errands to run together, and in which order: every way of combining a few good ones is rated leg by leg, and the
// best are handed on to be worked out on the ground.

import { trainSpeed } from '../running/movement.js';
import type { Train } from '../state.js';
import type { Errand, Stop } from './errands.js';
import type { PlanGame } from './planning.js';
import type { LegCosts } from './tables.js';

/** An errand with the source chosen for it; null when the load is aboard. */
export interface Task {
  readonly errand: Errand;
  readonly source: Stop | null;
}

/** Stops in the order of calling, with what they pay together. */
export interface Trip {
  readonly stops: readonly Stop[];
  readonly tasks: readonly Task[];
  /** Millions. */
  readonly payout: number;
  /** Millions a turn, as far as the legs tell. */
  readonly rate: number;
}

/** What a trip takes. */
export interface Effort {
  /** Mileposts to move. */
  readonly steps: number;
  /** Millions to build and rent. */
  readonly money: number;
}

// Enough to hold every sensible trip, few enough to try all orders.
const TASKS = 8;
const TRIPS = 5;
// Track stays when the trip is over: part of its price is an investment.
const MONEY_WEIGHT = 0.75;
// What getting going takes of a turn.
const OVERHEAD = 0.6;

/** Millions a turn that a trip brings: pay less track, over the turns for moving or building, whichever is longer. */
export type Rating = (payout: number, effort: Effort) => number;

/** How trips of a train are rated now. */
export function ratingOf(game: PlanGame, train: Train): Rating {
  const { turn, seats } = game.state;
  const { budget, startupTurns } = game.rules;
  const speed = trainSpeed(game, train);
  const startup =
    turn.startup >= 0 ? Math.ceil((startupTurns * seats.length - turn.startup) / seats.length) : 0;
  return (payout, { steps, money }) => {
    const building = Math.max(0, money - budget * startup) / budget;
    return (payout - MONEY_WEIGHT * money) / (Math.max(steps / speed, building) + OVERHEAD);
  };
}

/** The most promising trips for a train, best first. */
export function findTrips(
  game: PlanGame,
  train: Train,
  cash: number,
  errands: readonly Errand[],
  costs: LegCosts,
): readonly Trip[] {
  const { capacity } = game.rules.locos[train.loco];
  const search: TripSearch = { rating: ratingOf(game, train), train, cash, costs, capacity };
  const tasks = bestTasks(search, errands);
  const best: Trip[] = [];
  for (const chosen of combinations(tasks, Math.min(3, search.capacity))) {
    const floor = best.length < TRIPS ? Number.NEGATIVE_INFINITY : best[TRIPS - 1].rate;
    const trip = isPossible(chosen, train) ? bestOrder(search, chosen, floor) : null;
    if (trip === null) continue;
    const place = best.findIndex((other) => other.rate < trip.rate);
    best.splice(place < 0 ? best.length : place, 0, trip);
    if (best.length > TRIPS) best.pop();
  }
  return best;
}

interface TripSearch {
  readonly rating: Rating;
  readonly train: Train;
  readonly cash: number;
  readonly costs: LegCosts;
  readonly capacity: number;
}

// The best tasks whatever they cost, for one may pay for another; but half of the places are for what the purse can bear
// alone, where it can bear anything.
function bestTasks(search: TripSearch, errands: readonly Errand[]): readonly Task[] {
  const rated: { task: Task; rate: number }[] = [];
  for (const errand of errands) {
    const sources: (Stop | null)[] = search.train.loads.includes(errand.good) ? [null] : [...errand.sources];
    for (const source of sources) {
      const trip = bestOrder({ ...search, cash: Number.POSITIVE_INFINITY }, [{ errand, source }]);
      if (trip !== null) rated.push({ task: { errand, source }, rate: trip.rate });
    }
  }
  rated.sort((left, right) => right.rate - left.rate);
  const tasks = rated.map(({ task }) => task);
  const rest = tasks.slice(TASKS / 2);
  const bearable = rest.filter((task) => bestOrder(search, [task]) !== null);
  const others = [...bearable, ...rest.filter((task) => !bearable.includes(task))];
  return [...tasks.slice(0, TASKS / 2), ...others.slice(0, TASKS / 2)];
}

function* combinations(tasks: readonly Task[], most: number): Iterable<readonly Task[]> {
  for (let first = 0; first < tasks.length; first++) {
    yield [tasks[first]];
    if (most < 2) continue;
    for (let second = first + 1; second < tasks.length; second++) {
      yield [tasks[first], tasks[second]];
      if (most < 3) continue;
      for (let third = second + 1; third < tasks.length; third++)
        yield [tasks[first], tasks[second], tasks[third]];
    }
  }
}

// One demand a card (M-CARD-2), and no more loads used than are aboard.
function isPossible(tasks: readonly Task[], { loads }: Train): boolean {
  for (let place = 0; place < tasks.length; place++) {
    const { errand, source } = tasks[place];
    let alike = 0;
    for (let other = 0; other < tasks.length; other++) {
      if (other !== place && tasks[other].errand.card === errand.card) return false;
      if (tasks[other].source === null && tasks[other].errand.good === errand.good) alike++;
    }
    if (source === null && loads.filter((load) => load === errand.good).length < alike) return false;
  }
  return true;
}

// Legs of a trip that share new track each count its price, so a trip of several may cost this much more than there is, in
// millions.
const SHARED_TRACK = 25;

/** The order with the best rate above the floor for which the money lasts, as far as the legs tell. */
function bestOrder(
  { rating, train, cash, costs, capacity }: TripSearch,
  tasks: readonly Task[],
  floor = Number.NEGATIVE_INFINITY,
): Trip | null {
  const payout = tasks.reduce((sum, { errand }) => sum + errand.payout, 0);
  const stops: Stop[] = [];
  const stages: number[] = tasks.map(({ source }) => (source === null ? 1 : 0)); // 0 to fetch, 1 aboard, 2 delivered
  let best: readonly Stop[] | null = null;
  let bestRate = floor;
  const slack = tasks.length > 1 ? SHARED_TRACK : 0;
  const extend = (at: Stop | null, aboard: number, left: number, effort: Effort, purse: number) => {
    const rate = rating(payout, effort);
    // More legs never better a rate, unless it is a loss.
    if (rate <= bestRate && (rate >= 0 || left === 0)) return;
    if (left === 0) {
      best = [...stops];
      bestRate = rate;
      return;
    }
    for (let index = 0; index < tasks.length; index++) {
      const stage = stages[index];
      if (stage === 2 || (stage === 0 && aboard >= capacity)) continue;
      const { errand, source } = tasks[index];
      const next = stage === 0 ? (source as Stop) : errand.drop;
      // A train starts in a city that trains reach.
      if (at === null && train.at === null && !next.city.rail) continue;
      const leg = costs.leg(at, next);
      if (leg === null || purse - leg.money < -slack) continue;
      stages[index] = stage + 1;
      stops.push(next);
      const paid = stage === 1 ? errand.payout : 0;
      extend(
        next,
        aboard + (stage === 0 ? 1 : -1),
        left - 1,
        { steps: effort.steps + leg.steps, money: effort.money + leg.money },
        purse - leg.money + paid,
      );
      stops.pop();
      stages[index] = stage;
    }
  };
  const aboard = stages.filter((stage) => stage === 1).length;
  extend(null, aboard, 2 * tasks.length - aboard, { steps: 0, money: 0 }, cash);
  return best === null ? null : { stops: best, tasks, payout, rate: bestRate };
}
