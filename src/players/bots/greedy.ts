// The greedy bot: it plays the line that the title suggests, as long as nobody came between and the rules
// agree, and then asks again. It knows no game; its plan lasts for one seat of one game.

import type { GameAction, KeptPlans } from '../../core/engine/index.js';
import { choosing } from './answered.js';
import type { AnyBot, Choice } from './bot.js';
import { createLine } from './line.js';

/**
 * Makes a bot that follows the title's own suggestions.
 *
 * @returns A bot for one seat of one game, of any title.
 * @see {@link expertBot}
 * @example
 * const options = { config: { seats: 2, seed: 7 }, bots: [greedyBot], maxRounds: 1 };
 * const { actions } = playGame(engine, 'hex-tycoon', options);
 * console.log(actions.length > 0);
 * // true
 */
export function greedyBot(): AnyBot {
  const line = createLine();
  const kept: KeptPlans = { data: null };
  return {
    name: 'greedy',
    choose: (choice) =>
      choosing(choice, () => {
        const { game, decision, random } = choice;
        return (
          line.next(choice) ?? line.begin(choice, game.suggest(decision, random, kept)) ?? lastResort(choice)
        );
      }),
  };
}

// Rulesets list what changes most first, so if nobody can pass, the last legal action changes least.
function lastResort({ game, decision }: Choice): GameAction | null {
  let last = game.passAction(decision);
  if (last === null) for (const action of game.legalActions()) last = action;
  return last;
}
