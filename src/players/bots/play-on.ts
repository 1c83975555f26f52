// Bots play a world on, seat by seat, until it ends or enough has been played.

import type { GameAction, Seat } from '../../core/engine/index.js';
import { createHashedRandom } from '../../core/random/hashed-random.js';
import { mustPlay } from './answered.js';
import type { PlayOnOptions, World } from './bot.js';
import { greedyBot } from './greedy.js';

/** Has bots play a world on, which changes it; returns how many actions they played. */
export function playOn(world: World, options: PlayOnOptions): number {
  const { seed, players = greedyBot, rounds = Number.POSITIVE_INFINITY, onAction } = options;
  const { maxActions = Number.POSITIVE_INFINITY } = options;
  const { state } = world;
  const last = state.round + rounds;
  const table = state.game.seatNames.map((_: string, seat: Seat) => ({
    bot: players(seat),
    random: createHashedRandom(seed, 'playout', seat),
  }));
  let played = 0;
  for (; played < maxActions && world.outcome() === null; played++) {
    // What is optional lapses where the game waits for somebody.
    const open = world.decisions();
    const decision = open.find(({ optional }) => !optional) ?? open[0];
    const { bot, random } = table[decision.seat];
    const choice = world.choice(decision, random);
    if (choice.view.round >= last) break;
    const action: GameAction = mustPlay(bot.choose(choice), bot, decision);
    onAction?.(action);
    world.apply(action);
  }
  return played;
}
