// The crayon rail games. The title's plans are trips, each with what it is worth, what it pays the bank and what it pays rivals for their track.
// This bot has an opinion of its own on the last: what a rival earns by it he spends against you, so a plan must be worth its rent once more.

import { type Bot, createPursuit, greedyBot } from 'railhead/players';

/** How often rent is counted besides what the title counts it for. */
const RENT = 1;

/** Takes the trip that is worth most when rent is counted once more, and plays as greedy does where there are no trips to compare. */
export function thriftyBot(): Bot {
  const greedy = greedyBot();
  const pursuit = createPursuit();
  return {
    name: 'thrifty',
    choose(choice) {
      const planned = pursuit.next(choice);
      if (planned !== null) return planned;
      const { game, decision, random } = choice;
      const plans = game.plans(decision, random).filter(({ line }) => line.length > 0);
      const worth = plans.map(({ value, fees }) => value - RENT * fees);
      const { line } = plans[worth.indexOf(Math.max(...worth))] ?? { line: [] };
      return (plans.length < 2 ? null : pursuit.begin(choice, { line })) ?? greedy.choose(choice);
    },
  };
}
