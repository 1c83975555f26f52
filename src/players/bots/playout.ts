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
  const last = view.round + rounds;
  playOn(choice, world, arm, { ...playout, last });
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

function playOn(
  { decision: { seat, kind }, view }: Choice,
  world: World,
  arm: Arm,
  { players, seed, steps, last }: Playout & { readonly last: number },
): void {
  const table = view.game.seatNames.map((_: string, at: Seat) => ({
    bot: players(),
    random: createHashedRandom(seed, 'playout', at),
  }));
  const pursuit = createPursuit();
  // The suggestion lasts as long as the players would have it.
  const tried = arm.isSuggested ? { line: arm.line, aim: null } : arm;
  let isBegun = false;
  for (let step = 0; step < steps && world.outcome() === null; step++) {
    const open = world.decisions();
    const decision = isBegun
      ? (open.find(({ optional }) => !optional) ?? open[0])
      : open.find((one) => one.seat === seat && one.kind === kind);
    if (decision === undefined) return;
    const { bot, random } = table[decision.seat];
    const choice = world.choice(decision, random);
    if (choice.view.round >= last) return;
    const planned =
      decision.seat !== seat ? null : isBegun ? pursuit.next(choice) : pursuit.begin(choice, tried);
    isBegun = true;
    world.apply(planned ?? mustPlay(bot.choose(choice), bot, decision));
  }
}
