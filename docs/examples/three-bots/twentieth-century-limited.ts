// 20th Century Limited. The top card of the deck may be any that nobody has shown; a card of the display is what it is. This bot asks what each
// draw is worth on average: `outcomesOf` has every card that may come with its probability, `evaluate` says how the seat would stand then.

import { engine } from 'railhead';
import { type Bot, type Choice, greedyBot } from 'railhead/players';
import type { Action } from './rehearse.js';

// The deck of a world is a guess at the cards that nobody has shown; two guesses are better than one.
const WORLDS = 2;

/** Draws the card that is worth most on average, and plays the rest as greedy does. */
export function averageBot(): Bot {
  const greedy = greedyBot();
  return {
    name: 'average',
    choose(choice) {
      const { game, decision } = choice;
      const draws = [...game.legalActions()];
      if (decision.kind !== 'drawCompany' || draws.length < 2) return greedy.choose(choice);
      const worth = worthOf(draws, choice);
      return draws[worth.indexOf(Math.max(...worth))];
    },
  };
}

function worthOf(draws: readonly Action[], { game, decision, random }: Choice): readonly number[] {
  const worth = draws.map(() => 0);
  for (let n = 0; n < WORLDS; n++) {
    const { state } = game.determinize(random.int(0, 0x7fff_ffff));
    for (const [place, draw] of draws.entries())
      for (const outcome of engine.outcomesOf(state, draw as never))
        worth[place] += outcome.probability * (engine.evaluate(outcome.state, decision.seat) ?? 0);
  }
  return worth;
}
