// The greedy bot: it plays the line that the title itself suggests, as long as nobody has come between and the rules
// agree, and asks again after that. It knows no game; its plan is its own and lasts for one seat of one game.

import type { GameAction, KeptPlans } from '../../core/engine/index.js';
import { choosing } from './answered.js';
import type { AnyBot, Choice } from './bot.js';
import { createLine } from './line.js';

/**
 * Makes a bot that follows the title's own suggestions.
 *
 * @returns A bot for one seat of one game, of whatever title.
 * @see {@link expertBot}
 * @example
 * const { actions } = playGame(engine, 'hex-tycoon', { config: { seats: 2, seed: 7 }, bots: [greedyBot], maxRounds: 1 });
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

// Rulesets list what changes most before everything else, so where nobody can pass the last legal action changes least.
function lastResort({ game, decision }: Choice): GameAction | null {
  let last = game.passAction(decision);
  if (last === null) for (const action of game.legalActions()) last = action;
  return last;
}
