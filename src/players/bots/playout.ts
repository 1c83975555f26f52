// The result of an arm in an imagined world: its plan is carried out and bots play on from there. The
// position is judged after some rounds, or at the end of the game.

import type { GameAction, Seat } from '../../core/engine/index.js';
import { createHashedRandom } from '../../core/random/hashed-random.js';
import { mustPlay } from './answered.js';
import type { Arm } from './arms.js';
import type { BotFactory, Choice, World } from './bot.js';
import { createPursuit } from './pursuit.js';

/** How playouts go. */
export interface Playout {
  /** Rounds until the position is judged. */
  readonly rounds: number;
  /** Actions until then at most, all seats together. */
  readonly steps: number;
  /** True: other seats do no more than the rules ask of seats that were left. */
  readonly alone: boolean;
  /** Who plays on. */
  readonly players: BotFactory;
  /** What the players' generators are made of. */
  readonly seed: number;
}

/** Plays an arm in a world, which it changes: the lead of the choosing seat over the best other seat. */
export function tryArm(choice: Choice, world: World, arm: Arm, playout: Playout): number {
  const { view, decision } = choice;
  const { rounds, alone } = playout;
  const seats: readonly Seat[] = view.game.seatNames.map((_: string, seat: Seat) => seat);
  const others = seats.filter((seat) => seat !== decision.seat);
  if (alone)
    for (const target of others)
      if (!view.absent.includes(target)) world.apply({ type: 'dropSeat', seat: null, target } as GameAction);
  playArm(choice, world, arm, playout);
  const own = decision.seat;
  const isOver = world.outcome() !== null;
  const worth = (seat: Seat) => finalOf(world, seat) ?? world.evaluate(seat) ?? world.standing(seat) ?? 0;
  // Who stands still is worth what there is to see.
  const rivals = others.map((seat) => (alone ? (world.standing(seat) ?? 0) : worth(seat)));
  const ahead = worth(own) - Math.max(...rivals);
  if (!isOver || !alone || !Number.isFinite(rounds)) return ahead;
  // An early end with nobody to race against counts as if the game had gone on, for an early lead is surer.
  const played = Math.max(1, world.state.round - view.round);
  const gained = Math.max(0, worth(own) - (choice.game.evaluate() ?? 0));
  return ahead + (gained / played) * Math.max(0, rounds - played);
}

// The points or money of a seat in the outcome; if it has neither, who is first. Null before the end.
function finalOf(world: World, seat: Seat): number | null {
  const ranking = world.outcome()?.ranking as readonly Ranked[] | undefined;
  const ranked = ranking?.find((one) => one.seat === seat);
  if (ranked === undefined) return null;
  return ranked.score ?? ranked.cash ?? Number(ranked.place === 1);
}

interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score?: number;
  readonly cash?: number;
}

// The arm first; then its seat follows the plan as long as the title has it, and bots play all the rest.
function playArm(choice: Choice, world: World, arm: Arm, { players, seed, steps, rounds }: Playout): void {
  const { seat, kind } = choice.decision;
  const decision = world.decisions().find((one) => one.seat === seat && one.kind === kind);
  if (decision === undefined) return;
  const pursuit = createPursuit();
  const own = players();
  const asked = world.choice(decision, createHashedRandom(seed, 'begun', seat));
  // The suggestion lasts as long as the players would have it.
  const tried = arm.isSuggested ? { line: arm.line, aim: null } : arm;
  world.apply(mustPlay(pursuit.begin(asked, tried) ?? own.choose(asked), own, decision));
  const follower = { ...own, choose: (next: Choice) => pursuit.next(next) ?? own.choose(next) };
  world.playOn({
    ...{ seed, rounds, maxActions: steps - 1 },
    players: (at) => (at === seat ? follower : players()),
  });
}
