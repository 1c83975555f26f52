// The crayon rail games. The title's plans are trips, each with what it is worth, what it pays the bank and what it pays rivals for their track.
// This bot has an opinion of its own on the last: what a rival earns by it he spends against you, so a plan must be worth its rent once more.

import { type Bot, type Choice, greedyBot } from 'railhead/players';
import type { Action } from './rehearse.js';

/** How often rent is counted besides what the title counts it for. */
const RENT = 1;

/** Takes the trip that is worth most when rent is counted once more, and plays as greedy does where there are no trips to compare. */
export function thriftyBot(): Bot {
  const greedy = greedyBot();
  // What is left of the trip that was chosen, and the step and kind of decision at which it goes on if nobody comes between.
  let rest: readonly Action[] = [];
  let next = { step: -1, kind: '' };
  const play = ([action, ...others]: readonly Action[], { view, decision }: Choice): Action => {
    rest = others;
    next = { step: view.step + 1, kind: decision.kind };
    return action;
  };
  return {
    name: 'thrifty',
    choose(choice) {
      const { game, view, decision, random } = choice;
      const goesOn = view.step === next.step && decision.kind === next.kind;
      if (goesOn && rest.length > 0 && game.checkAction(rest[0]) === null) return play(rest, choice);
      const plans = game.plans(decision, random).filter(({ line }) => line.length > 0);
      const worth = plans.map(({ value, fees }) => value - RENT * fees);
      const best = plans[worth.indexOf(Math.max(...worth))];
      if (plans.length < 2 || game.checkAction(best.line[0]) !== null) return greedy.choose(choice);
      return play(best.line, choice);
    },
  };
}
