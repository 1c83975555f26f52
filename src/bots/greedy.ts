// The greedy bot: it plays the line that the title itself suggests, as long as nobody has come between and the rules
// agree, and asks again after that.

import type { GameAction } from '../engine/index.js';
import type { Bot } from './bot.js';
import { randomBot } from './random.js';

/** Makes a bot that follows the title's own suggestions; where there is none it plays at random. */
export function greedyBot(): Bot {
  let line: readonly GameAction[] = [];
  let expectedStep = -1;
  let kind = '';
  const fallback = randomBot();
  return {
    name: 'greedy',
    choose(choice) {
      const { engine, view, decision, random } = choice;
      const isExpected = view.step === expectedStep && decision.kind === kind;
      if (!isExpected || line.length === 0 || engine.checkAction(view, line[0]) !== null) {
        line = engine.suggest(view, decision, random);
      }
      const [action, ...rest] = line;
      line = rest;
      expectedStep = view.step + 1;
      kind = decision.kind;
      if (action !== undefined && engine.checkAction(view, action) === null) return action;
      line = [];
      return fallback.choose(choice);
    },
  };
}
