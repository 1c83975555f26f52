// Finds which errands to run together, and in which order. It values trips of one to three tasks leg by leg,
// the most promising first, until no other can be among the best. The best are worked out on the board.

import type { Train } from '../../rules/state.js';
import type { Errand, Stop } from './errands.js';
import type { Legs } from './legs.js';
import { createOrder } from './order.js';
import type { PlanGame } from './planning.js';
import { aimOf, bestTasks, type RatedTask, type Task, type Trip, type TripSearch } from './tasks.js';
import type { Worth } from './worth.js';

/** What trips are made of and valued by. */
export interface TripPrices {
  readonly errands: readonly Errand[];
  readonly legs: Legs;
  readonly worth: Worth;
}

/** Which trips are wanted. */
export interface TripsWanted {
  /** A trip is left out if it is worse than the best by more millions. */
  readonly within: number;
  /** So is one that is worse than this by more. */
  readonly least: number;
  /** The most trips. */
  readonly trips: number;
  /** The most trips for the same deliveries. */
  readonly alike: number;
}

/** The most promising trips for a seat's train, best first. */
export function findTrips(
  game: PlanGame,
  seat: number,
  train: Train,
  { errands, legs, worth }: TripPrices,
  { within, least, trips: most, alike }: TripsWanted,
): readonly Trip[] {
  const { capacity } = game.rules.locos[train.loco];
  const cash = game.state.seats[seat].cash ?? 0;
  const search: TripSearch = { worth, train, cash, legs, capacity };
  const rated = bestTasks(search, errands);
  const best: Trip[] = [];
  let floor = least - within;
  const order = createOrder(search, rated);
  const tryOut = (chosen: readonly number[]) => {
    const trip = order(chosen, floor);
    if (trip === null) return;
    const same = alike < most ? best.filter((other) => aimOf(other) === aimOf(trip)) : [];
    if (alike < most && same.length >= alike) {
      const least = same[same.length - 1];
      if (least.worth >= trip.worth) return;
      best.splice(best.indexOf(least), 1);
    }
    const place = best.findIndex((other) => other.worth < trip.worth);
    best.splice(place < 0 ? best.length : place, 0, trip);
    if (best.length > most) best.pop();
    const last = best.length < most ? Number.NEGATIVE_INFINITY : best[most - 1].worth;
    floor = Math.max(last, best[0].worth - within, least - within);
  };
  for (let one = 0; one < rated.length; one++) if (rated[one].isBearable) tryOut([one]);
  const pairs = pairsOf(search, rated);
  for (const pair of pairs.list) {
    if (pair.most <= floor) break;
    tryOut(pair.tasks);
  }
  for (const triple of triplesOf(search, rated, pairs.cost, floor)) {
    if (triple.most <= floor) break;
    tryOut(triple.tasks);
  }
  return best.filter((trip) => trip.worth >= best[0].worth - within);
}

// Tasks by their places, and what they could be worth together at most.
interface Combination {
  readonly tasks: readonly number[];
  readonly most: number;
}

const byMost = (left: Combination, right: Combination) => right.most - left.most;

// A pair costs at least what each task costs alone, and the time of the shortest way for both. -1: no pair.
function pairsOf(search: TripSearch, rated: readonly RatedTask[]) {
  const size = rated.length;
  const cost = new Float64Array(size * size).fill(-1);
  const list: Combination[] = [];
  for (let one = 0; one < size; one++) {
    for (let two = one + 1; two < size; two++) {
      const [first, second] = [rated[one].task, rated[two].task];
      if (!goTogether([first, second], search.train)) continue;
      const time = search.worth.time(fewestHops(search, first, second));
      const least = Math.max(rated[one].cost, rated[two].cost, time);
      cost[one * size + two] = least;
      list.push({
        tasks: [one, two],
        most: search.worth.atMost(first.errand.payout + second.errand.payout, 0) - least,
      });
    }
  }
  return { cost, list: list.sort(byMost) };
}

// Three tasks cost at least what the most expensive pair of them does.
function triplesOf(
  { worth, train }: TripSearch,
  rated: readonly RatedTask[],
  cost: Float64Array,
  floor: number,
): readonly Combination[] {
  const size = rated.length;
  const list: Combination[] = [];
  for (let one = 0; one < size; one++) {
    for (let two = one + 1; two < size; two++) {
      const first = cost[one * size + two];
      if (first < 0) continue;
      for (let three = two + 1; three < size; three++) {
        const [second, third] = [cost[one * size + three], cost[two * size + three]];
        if (second < 0 || third < 0) continue;
        const tasks = [rated[one].task, rated[two].task, rated[three].task];
        const payout = tasks[0].errand.payout + tasks[1].errand.payout + tasks[2].errand.payout;
        const most = worth.atMost(payout, 0) - Math.max(first, second, third);
        if (most > floor && goTogether(tasks, train)) list.push({ tasks: [one, two, three], most });
      }
    }
  }
  return list.sort(byMost);
}

// One demand a card (M-CARD-2), and no more loads used than are aboard.
function goTogether(tasks: readonly Task[], { loads }: Train): boolean {
  for (let place = 0; place < tasks.length; place++) {
    const { errand, source } = tasks[place];
    let alike = 0;
    for (let other = 0; other < tasks.length; other++) {
      if (other !== place && tasks[other].errand.card === errand.card) return false;
      if (tasks[other].source === null && tasks[other].errand.good === errand.good) alike++;
    }
    if (source === null && alike > 1 && loads.filter((load) => load === errand.good).length < alike)
      return false;
  }
  return true;
}

// The fewest mileposts in which two tasks are run together, on any ground.
function fewestHops({ legs, capacity }: TripSearch, one: Task, two: Task): number {
  const way = (...stops: readonly Stop[]) => {
    let sum = legs.hops(null, stops[0]);
    for (let place = 1; place < stops.length; place++) sum += legs.hops(stops[place - 1], stops[place]);
    return sum;
  };
  const [a, x, b, y] = [one.source, one.errand.drop, two.source, two.errand.drop];
  if (a === null && b === null) return Math.min(way(x, y), way(y, x));
  if (a === null) return fewestWithOneAboard(way, x, b as Stop, y);
  if (b === null) return fewestWithOneAboard(way, y, a, x);
  const inTurn = Math.min(way(a, x, b, y), way(b, y, a, x));
  if (capacity < 2) return inTurn;
  return Math.min(inTurn, way(a, b, x, y), way(a, b, y, x), way(b, a, x, y), way(b, a, y, x));
}

function fewestWithOneAboard(
  way: (...stops: readonly Stop[]) => number,
  drop: Stop,
  source: Stop,
  other: Stop,
): number {
  return Math.min(way(drop, source, other), way(source, drop, other), way(source, other, drop));
}
