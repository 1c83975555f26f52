// A rehearsal: several ways to go on are tried in made-up worlds, greedy bots play on from there, and the way is taken by which the seat comes
// out furthest ahead.

import type { Bot, Choice, World } from 'railhead/players';

/** An action of whatever title. */
export type Action = NonNullable<ReturnType<Bot['choose']>>;

/** All that is legal besides an action. */
export function othersThan(favourite: Action, { game }: Choice): readonly Action[] {
  const known = JSON.stringify(favourite);
  return [...game.legalActions()].filter((action) => JSON.stringify(action) !== known);
}

/** How ways are compared. */
export interface Rehearsal {
  /** In how many worlds each is tried; after each number of them the worse half is given up. */
  readonly worlds: readonly number[];
  /** For how many rounds, until the position is judged; the end of the game comes first. */
  readonly rounds: number;
  /** By how much another way must come out better than the first to be taken instead. */
  readonly better: number;
}

/** The number of the action to play; the first should be what one would play without thinking. */
export function rehearse(choice: Choice, ways: readonly Action[], how: Rehearsal): number {
  const { game, decision, random } = choice;
  let left = ways.map((action, number) => ({ action, number, leads: [] as number[] }));
  const [first] = left;
  for (const worlds of how.worlds) {
    for (let tried = 0; tried < worlds; tried++) {
      // All ways in the same world, with the same luck to come: what differs then is what the way has done.
      const seed = random.int(0, 0x7fff_ffff);
      const world = game.determinize(seed);
      for (const { action, leads } of new Set([first, ...left])) {
        const branch = world.fork();
        branch.apply(action);
        branch.playOn({ rounds: how.rounds, seed });
        leads.push(leadOf(branch, decision.seat));
      }
    }
    left.sort((one, other) => mean(other.leads) - mean(one.leads));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  const [best] = left;
  return mean(best.leads) > mean(first.leads) + how.better ? best.number : 0;
}

/** By how much a seat is ahead of the best of the others, in the title's own measure. */
function leadOf(world: World, seat: number): number {
  const worth = world.state.game.seatNames.map((_: string, at: number) => world.evaluate(at) ?? 0);
  return worth[seat] - Math.max(...worth.filter((_: number, at: number) => at !== seat));
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
