// Finds the best order of calls at the stops of a few tasks. It tries each order leg by leg and drops it as
// soon as the fewest mileposts left make it worth no more than the best found.

import type { Stop } from './errands.js';
import type { RatedTask, Trip, TripSearch } from './tasks.js';
import { SHARED_TRACK } from './weights.js';
import type { Effort } from './worth.js';

/** The best order worth more than `floor` for which the money lasts, as far as legs tell, or null. */
export type Order = (chosen: readonly number[], floor: number) => Trip | null;

/** Orders among tasks, which go by their place in the list. Legs are read once for all questions. */
export function createOrder({ legs, worth, cash, capacity }: TripSearch, rated: readonly RatedTask[]): Order {
  // Stops by number: 0 is where the trip begins, then the source and the drop of each task.
  const size = 2 * rated.length + 1;
  const stops: (Stop | null)[] = [null];
  for (const { task } of rated) stops.push(task.source, task.errand.drop);
  const hopsKnown = new Float64Array(size * size).fill(-1);
  const legsKnown: (Effort | null | undefined)[] = new Array(size * size);
  const hops = (from: number, to: number) => {
    const pair = from * size + to;
    if (hopsKnown[pair] < 0) hopsKnown[pair] = legs.hops(stops[from], stops[to] as Stop);
    return hopsKnown[pair];
  };
  const legBetween = (from: number, to: number) => {
    const pair = from * size + to;
    let leg = legsKnown[pair];
    if (leg === undefined) {
      leg = legs.leg(stops[from], stops[to] as Stop);
      legsKnown[pair] = leg;
    }
    return leg;
  };
  return (chosen, floor) => {
    const count = chosen.length;
    const payouts = chosen.map((place) => rated[place].task.errand.payout);
    const payout = payouts.reduce((sum, one) => sum + one, 0);
    // By task: 0 to fetch, 1 aboard, 2 delivered.
    const stages: number[] = chosen.map((place) => (rated[place].task.source === null ? 1 : 0));
    const slack = count > 1 ? SHARED_TRACK : 0;
    const called: number[] = [];
    let best: readonly number[] | null = null;
    let most = floor;
    // The fewest mileposts that are left from a stop: those of the farthest task.
    const hopsLeft = (at: number): number => {
      let farthest = 0;
      for (let index = 0; index < count; index++) {
        if (stages[index] === 2) continue;
        const source = 2 * chosen[index] + 1;
        const way = stages[index] === 0 ? hops(at, source) + hops(source, source + 1) : hops(at, source + 1);
        if (way > farthest) farthest = way;
      }
      return farthest;
    };
    const extend = (at: number, aboard: number, stopsLeft: number, effort: Effort, purse: number) => {
      if (stopsLeft === 0) {
        const found = worth.of(payout, effort);
        if (found <= most) return;
        best = [...called];
        most = found;
        return;
      }
      for (let index = 0; index < count; index++) {
        const stage = stages[index];
        if (stage === 2 || (stage === 0 && aboard >= capacity)) continue;
        const next = 2 * chosen[index] + 1 + stage;
        stages[index] = stage + 1;
        const rest = hopsLeft(next);
        const leg = worth.of(payout, effort, hops(at, next) + rest) > most ? legBetween(at, next) : null;
        const left = leg === null ? 0 : purse - leg.track - leg.rent;
        if (leg !== null && left >= -slack) {
          const after = {
            steps: effort.steps + leg.steps,
            track: effort.track + leg.track,
            needed: effort.needed + leg.needed,
            rent: effort.rent + leg.rent,
          };
          if (worth.of(payout, after, rest) > most) {
            const paid = stage === 1 ? payouts[index] : 0;
            called.push(next);
            extend(next, aboard + (stage === 0 ? 1 : -1), stopsLeft - 1, after, left + paid);
            called.pop();
          }
        }
        stages[index] = stage;
      }
    };
    const aboard = stages.filter((stage) => stage === 1).length;
    extend(0, aboard, 2 * count - aboard, { steps: 0, track: 0, needed: 0, rent: 0 }, cash);
    if (best === null) return null;
    return {
      stops: (best as readonly number[]).map((stop) => stops[stop] as Stop),
      tasks: chosen.map((place) => rated[place].task),
      payout,
      worth: most,
    };
  };
}
