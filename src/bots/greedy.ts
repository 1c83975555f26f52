// The greedy bot: it plays the line that the title itself suggests, as long as nobody has come between and the rules
// agree, and asks again after that. It knows no game; its plan is its own and lasts for one seat of one game.

import { Fault, type GameAction } from '../engine/index.js';
import type { Bot, Choice } from './bot.js';

/** Makes a bot that follows the title's own suggestions. */
export function greedyBot(): Bot {
  let line: readonly GameAction[] = [];
  let expectedStep = -1;
  let kind = '';
  return {
    name: 'greedy',
    choose(choice) {
      const { engine, view, decision, random } = choice;
      const isExpected = view.step === expectedStep && decision.kind === kind;
      let action = isExpected ? line[0] : undefined;
      if (action === undefined || engine.checkAction(view, action) !== null) {
        line = engine.suggest(view, decision, random);
        action = line[0];
        if (action === undefined || engine.checkAction(view, action) !== null) {
          line = [];
          return lastResort(choice);
        }
      }
      line = line.slice(1);
      expectedStep = view.step + 1;
      kind = decision.kind;
      return action;
    },
  };
}

// Rulesets list what ends a phase behind everything else, so the last legal action changes least.
function lastResort({ engine, view, decision }: Choice): GameAction {
  let last: GameAction | undefined;
  for (const action of engine.legalActions(view, decision.seat)) last = action;
  if (last === undefined)
    throw new Fault(`seat ${decision.seat} must decide ${decision.kind} and has no legal action`);
  return last;
}
