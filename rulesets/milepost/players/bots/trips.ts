// Which errands to run together, and in which order: every way of combining a few good ones is valued leg by leg, and the
// best are handed on to be worked out on the ground.

import type { Train } from '../../rules/state.js';
import type { Errand, Stop } from './errands.js';
import type { PlanGame } from './planning.js';
import type { LegCosts } from './tables.js';
import { SEARCH, SHARED_TRACK } from './weights.js';
import type { Effort, Worth } from './worth.js';

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
  /** Millions, as far as the legs tell: see {@link Worth}. */
  readonly worth: number;
}

/** The most promising trips for a train, best first. */
export function findTrips(
  game: PlanGame,
  train: Train,
  cash: number,
  errands: readonly Errand[],
  costs: LegCosts,
  worth: Worth,
): readonly Trip[] {
  const { capacity } = game.rules.locos[train.loco];
  const search: TripSearch = { worth, train, cash, costs, capacity };
  const tasks = bestTasks(search, errands);
  const best: Trip[] = [];
  for (const chosen of combinations(tasks, SEARCH.deliveries)) {
    const floor = best.length < SEARCH.trips ? Number.NEGATIVE_INFINITY : best[SEARCH.trips - 1].worth;
    const trip = isPossible(chosen, train) ? bestOrder(search, chosen, floor) : null;
    if (trip === null) continue;
    const place = best.findIndex((other) => other.worth < trip.worth);
    best.splice(place < 0 ? best.length : place, 0, trip);
    if (best.length > SEARCH.trips) best.pop();
  }
  return best;
}

interface TripSearch {
  readonly worth: Worth;
  readonly train: Train;
  readonly cash: number;
  readonly costs: LegCosts;
  readonly capacity: number;
}

// The best tasks whatever they cost, for one may pay for another; but half of the places are for what the purse can bear
// alone, where it can bear anything.
function bestTasks(search: TripSearch, errands: readonly Errand[]): readonly Task[] {
  const rated: { task: Task; worth: number }[] = [];
  for (const errand of errands) {
    const sources: (Stop | null)[] = search.train.loads.includes(errand.good) ? [null] : [...errand.sources];
    for (const source of sources) {
      const trip = bestOrder({ ...search, cash: Number.POSITIVE_INFINITY }, [{ errand, source }]);
      if (trip !== null) rated.push({ task: { errand, source }, worth: trip.worth });
    }
  }
  rated.sort((left, right) => right.worth - left.worth);
  const tasks = rated.map(({ task }) => task);
  const rest = tasks.slice(SEARCH.tasks / 2);
  const bearable = rest.filter((task) => bestOrder(search, [task]) !== null);
  const others = [...bearable, ...rest.filter((task) => !bearable.includes(task))];
  return [...tasks.slice(0, SEARCH.tasks / 2), ...others.slice(0, SEARCH.tasks / 2)];
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

const NOTHING: Effort = { steps: 0, track: 0, needed: 0, rent: 0 };

/** The order that is worth most, and more than the floor, for which the money lasts, as far as the legs tell. */
function bestOrder(
  { worth, cash, costs, capacity }: TripSearch,
  tasks: readonly Task[],
  floor = Number.NEGATIVE_INFINITY,
): Trip | null {
  const payout = tasks.reduce((sum, { errand }) => sum + errand.payout, 0);
  const stops: Stop[] = [];
  const stages: number[] = tasks.map(({ source }) => (source === null ? 1 : 0)); // 0 to fetch, 1 aboard, 2 delivered
  let best: readonly Stop[] | null = null;
  let most = floor;
  const slack = tasks.length > 1 ? SHARED_TRACK : 0;
  const extend = (at: Stop | null, aboard: number, left: number, effort: Effort, purse: number) => {
    const found = worth.of(payout, effort);
    // No leg more makes it worth more.
    if (found <= most) return;
    if (left === 0) {
      best = [...stops];
      most = found;
      return;
    }
    for (let index = 0; index < tasks.length; index++) {
      const stage = stages[index];
      if (stage === 2 || (stage === 0 && aboard >= capacity)) continue;
      const { errand, source } = tasks[index];
      const next = stage === 0 ? (source as Stop) : errand.drop;
      const leg = costs.leg(at, next);
      if (leg === null) continue;
      const { steps, track, needed, rent } = leg;
      if (purse - track - rent < -slack) continue;
      stages[index] = stage + 1;
      stops.push(next);
      const paid = stage === 1 ? errand.payout : 0;
      const after = {
        steps: effort.steps + steps,
        track: effort.track + track,
        needed: effort.needed + needed,
        rent: effort.rent + rent,
      };
      extend(next, aboard + (stage === 0 ? 1 : -1), left - 1, after, purse - track - rent + paid);
      stops.pop();
      stages[index] = stage;
    }
  };
  const aboard = stages.filter((stage) => stage === 1).length;
  extend(null, aboard, 2 * tasks.length - aboard, NOTHING, cash);
  return best === null ? null : { stops: best, tasks, payout, worth: most };
}
