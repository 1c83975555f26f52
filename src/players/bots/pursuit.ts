// A plan that a bot goes on with: its line is played to its end, and after that the line that the title has for the same aim.

import type { GameAction } from '../../core/engine/index.js';
import type { Arm } from './arms.js';
import type { Choice } from './bot.js';
import { createLine } from './line.js';

/** What a bot is about to do. Its own, and good for one seat of one game. */
export interface Pursuit {
  /** The next action of the plan; null where it is done or came to nothing: the title has no line for its aim, or suggests it no more. */
  next(choice: Choice): GameAction | null;
  /** Takes up a plan, or plays what is none and leaves the plan as it is, and gives the first action; null if the rules refuse that. */
  begin(choice: Choice, arm: Arm): GameAction | null;
}

/** A pursuit of nothing. */
export function createPursuit(): Pursuit {
  const line = createLine();
  let aim: string | null = null;
  let isSuggested = false;
  const pursuit: Pursuit = {
    next(choice) {
      const planned = line.next(choice);
      if (planned !== null || aim === null) return planned;
      const { game, decision, random } = choice;
      const plans = game.plans(decision, random);
      const same = plans.find((plan) => plan.aim === aim);
      // A decision without plans that have aims, a load to lose or a card to choose, changes no plan.
      if (plans.every((plan) => plan.aim === undefined)) return null;
      if (same !== undefined && (!isSuggested || same === plans[0])) return line.begin(choice, same.line);
      aim = null;
      return null;
    },
    begin(choice, arm) {
      if (arm.aim !== undefined) [aim, isSuggested] = [arm.aim, arm.isSuggested === true];
      return line.begin(choice, arm.line);
    },
  };
  return pursuit;
}
