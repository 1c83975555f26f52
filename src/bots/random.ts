// The random bot: uniform over all legal actions. It never gets stuck, and it never means anything by it.

import { Fault } from '../core/engine/index.js';
import type { AnyBot } from './bot.js';

/**
 * Makes a bot that plays any legal action, each as likely as the next.
 *
 * @example
 * const { state } = playGame(engine, 'hex-tycoon', { config: { seats: 2, seed: 7 }, bots: [randomBot], maxRounds: 1 });
 */
export function randomBot(): AnyBot {
  return {
    name: 'random',
    choose({ game, decision, random }) {
      const action = game.sampleAction(random);
      if (action === null)
        throw new Fault(`seat ${decision.seat} must decide ${decision.kind} and has no legal action`);
      return action;
    },
  };
}
