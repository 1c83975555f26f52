// The random bot: uniform over all legal actions. It never gets stuck, and it never means anything by it.

import { choosing } from './answered.js';
import type { AnyBot } from './bot.js';

/**
 * Makes a bot that plays any legal action, each as likely as the next, and nothing where there is none.
 *
 * @returns A bot for one seat of one game, of any title.
 * @see {@link greedyBot}
 * @example
 * const options = { config: { seats: 2, seed: 7 }, bots: [randomBot], maxRounds: 1 };
 * const { state } = playGame(engine, 'hex-tycoon', options);
 */
export function randomBot(): AnyBot {
  return {
    name: 'random',
    choose: (choice) => choosing(choice, () => choice.game.sampleAction(choice.random)),
  };
}
