// Hex Tycoon. Every turn a company asks how much money to turn into victory points: points now, or a faster train and more income later. This
// bot rehearses that question for some rounds, and plays the rest as greedy does.

import { type Bot, greedyBot } from 'railhead/players';
import { othersThan, rehearse } from './rehearse.js';

// Greedy's own answer and so many others, spread over all amounts, are tried for so many rounds.
const OTHERS = 3;
const ROUNDS = 6;

/** Rehearses the dividends of Hex Tycoon. */
export function dividendBot(): Bot {
  const greedy = greedyBot();
  return {
    name: 'dividends',
    choose(choice) {
      const favourite = greedy.choose(choice);
      if (favourite === null || choice.decision.kind !== 'dividend') return favourite;
      const others = othersThan(favourite, choice);
      const spread = others.filter((_, n) => n % Math.ceil(others.length / OTHERS) === 0);
      const ways = [favourite, ...spread];
      if (ways.length === 1) return favourite;
      // First one world for all, then two for the better half, and another two for the best.
      return ways[rehearse(choice, ways, { worlds: [1, 2, 2], rounds: ROUNDS, better: 2 })];
    },
  };
}
