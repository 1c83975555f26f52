// The tasks of a train: each errand from each place that has its good, rated as if it were the only task.

import type { Train } from '../../rules/state.js';
import type { Errand, Stop } from './errands.js';
import type { Legs } from './legs.js';
import { SEARCH } from './weights.js';
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

/** The demands that a trip meets, as a text: the loads are fetched on the way, and where from may change. */
export const aimOf = ({ tasks }: Trip): string =>
  tasks
    .map(({ errand }) => `${errand.card}/${errand.demand}`)
    .sort()
    .join(' ');

/** A task, and what it comes to alone. */
export interface RatedTask {
  readonly task: Task;
  /** Millions that it costs: for track, rent and time. */
  readonly cost: number;
  /** Millions, see {@link Worth}. */
  readonly worth: number;
  /** True if there is the money for it. */
  readonly isBearable: boolean;
}

/** Who searches, and what it goes by. */
export interface TripSearch {
  readonly worth: Worth;
  readonly train: Train;
  readonly capacity: number;
  readonly cash: number;
  readonly legs: Legs;
}

/**
 * The best tasks at any cost, because a task may pay for another. Half of the places are for tasks that the
 * purse alone can bear, if any. Tasks are rated by their greatest possible worth until no better can come.
 */
export function bestTasks(search: TripSearch, errands: readonly Errand[]): readonly RatedTask[] {
  const half = SEARCH.tasks / 2;
  const rated: RatedTask[] = [];
  for (const { task, most } of byBound(search, errands)) {
    if (rated.length >= SEARCH.tasks && isFull(rated, most, half)) break;
    const found = rate(search, task);
    if (found !== null) rated.push(found);
  }
  rated.sort((left, right) => right.worth - left.worth);
  const rest = rated.slice(half);
  const others = [
    ...rest.filter(({ isBearable }) => isBearable),
    ...rest.filter(({ isBearable }) => !isBearable),
  ];
  return [...rated.slice(0, half), ...others.slice(0, half)];
}

// All tasks, those first that could be worth most.
function byBound({ train, legs, worth }: TripSearch, errands: readonly Errand[]) {
  const tasks: { readonly task: Task; readonly most: number }[] = [];
  for (const errand of errands) {
    const { drop, payout } = errand;
    if (train.loads.includes(errand.good)) {
      tasks.push({ task: { errand, source: null }, most: worth.atMost(payout, legs.hops(null, drop)) });
      continue;
    }
    for (const source of errand.sources) {
      const hops = legs.hops(null, source) + legs.hops(source, drop);
      tasks.push({ task: { errand, source }, most: worth.atMost(payout, hops) });
    }
  }
  return tasks.sort((left, right) => right.most - left.most);
}

// True if nothing that is worth so much at most is one of the best, or of those that the purse can bear.
function isFull(rated: readonly RatedTask[], most: number, half: number): boolean {
  let better = 0;
  let bearable = 0;
  for (const { worth, isBearable } of rated) {
    if (worth < most) continue;
    better++;
    if (isBearable) bearable++;
  }
  return better >= half && bearable >= 2 * half;
}

const NOTHING: Effort = { steps: 0, track: 0, needed: 0, rent: 0 };

function rate({ worth, cash, legs }: TripSearch, task: Task): RatedTask | null {
  const { errand, source } = task;
  const first = legs.leg(null, source ?? errand.drop);
  const second = source === null || first === null ? NOTHING : legs.leg(source, errand.drop);
  if (first === null || second === null) return null;
  const effort = {
    steps: first.steps + second.steps,
    track: first.track + second.track,
    needed: first.needed + second.needed,
    rent: first.rent + second.rent,
  };
  return {
    task,
    cost: -worth.of(0, effort),
    worth: worth.of(errand.payout, effort),
    isBearable: effort.track + effort.rent <= cash,
  };
}
