// Which laws look at which moments, if all looks together would take too long. Each law gets the same share
// of time: a cheap law looks everywhere, an expensive one at random moments.

import type { Envelope, Random } from '../core/engine/index.js';
import type { Law } from './law.js';

// The cost of a look is counted, not measured, so that the same plan finds the same on every machine. A law
// that costs 1 takes about a millisecond for this number of values.
const VALUES_A_MILLISECOND = 200;

/** A moment at which laws are due, with how many values its state has. */
export interface Due {
  readonly laws: readonly Law[];
  readonly size: number;
}

/** How likely each law looks at a moment when due, so that all looks take about `budget` milliseconds. */
export function sharesOf(due: readonly Due[], budget: number): ReadonlyMap<Law, number> {
  const costs = new Map<Law, number>();
  for (const { laws, size } of due)
    for (const law of laws)
      costs.set(law, (costs.get(law) ?? 0) + ((law.cost ?? 1) * size) / VALUES_A_MILLISECOND);
  const shares = new Map<Law, number>();
  let left = budget;
  // Those that cost little leave something of their part to the others.
  const cheapestFirst = [...costs].sort(([, one], [, other]) => one - other);
  for (const [n, [law, cost]] of cheapestFirst.entries()) {
    const share = Math.min(1, left / (cheapestFirst.length - n) / cost);
    shares.set(law, share);
    left -= share * cost;
  }
  return shares;
}

/** True as often as the share says. */
export const isDrawn = (share: number, random: Random) =>
  share >= 1 || random.int(1, 1_000_000) <= share * 1_000_000;

/** How many values a state has, records and lists included. */
export function sizeOf(state: Envelope): number {
  return countValues(state);
}

function countValues(value: unknown): number {
  if (value === null || typeof value !== 'object') return 1;
  let count = 1;
  for (const key in value) count += countValues((value as Record<string, unknown>)[key]);
  return count;
}
