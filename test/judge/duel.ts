// One bot among others of another build: every deal from every seat, and how sure it is who plays better.

import type { AnyEngine } from '../../src/core/engine/index.js';
import { wilsonInterval } from '../../src/players/analysis/figures.js';
import type { Build } from './build-of.js';
import { play } from './play.js';

/** Who plays, and over which deals. */
export interface Duel {
  readonly ruleset: string;
  readonly seats: number;
  /** Deals are named by this and a number. */
  readonly from: string;
  readonly seeds: number;
  readonly one: Build;
  readonly others: Build;
  /** Is told each game as it ends. */
  readonly tell?: (line: string) => void;
}

/** Plays a duel and says in a line how it went. A place that is shared, or a game without an end, is no victory. */
export function duel(engine: AnyEngine, { ruleset, seats, from, seeds, one, others, tell }: Duel): string {
  let games = 0;
  let won = 0;
  const own: number[] = [];
  const theirs: number[] = [];
  const leads: number[] = [];
  for (let index = 0; index < seeds; index++) {
    let lead = 0;
    for (let place = 0; place < seats; place++) {
      const builds = Array.from({ length: seats }, (_, seat) => (seat === place ? one : others));
      const seed = `${from}-${seats}-${index}`;
      const { winners, scores, rounds } = play(engine, { ruleset, seed, builds });
      games++;
      const hasWon = winners.length === 1 && winners[0] === place;
      if (hasWon) won++;
      tell?.(`${seed} seat ${place}: ${hasWon ? 'won' : 'lost'}, ${scores ?? 'no end'}, ${rounds} rounds`);
      if (scores === null) continue;
      const rivals = scores.filter((_, seat) => seat !== place);
      own.push(scores[place]);
      theirs.push(...rivals);
      lead += (scores[place] - mean(rivals)) / seats;
    }
    leads.push(lead);
  }
  const [low, high] = wilsonInterval(won, games).map((share) => (100 * share).toFixed(0));
  const spread = Math.sqrt(
    mean(leads.map((lead) => (lead - mean(leads)) ** 2)) / Math.max(1, leads.length - 1),
  );
  return (
    `${seats} seats: won ${won} of ${games}, ${((100 * won) / games).toFixed(0)} % [${low}, ${high}], ` +
    `a fair share is ${(100 / seats).toFixed(0)} %; mean ${mean(own).toFixed(0)} against ${mean(theirs).toFixed(0)}, ` +
    `ahead by ${mean(leads).toFixed(1)} ± ${(1.96 * spread).toFixed(1)}, ` +
    `lowest ${Math.min(...own)} against ${Math.min(...theirs)}`
  );
}

/** The mean of numbers, 0 of none. */
export const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
