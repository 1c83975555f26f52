// The three bots of docs/examples: they play by the rules, and differ from greedy where they say they do.

import { engine } from 'railhead';
import { type Bot, greedyBot, playGame } from 'railhead/players';
import { expect, test } from 'vitest';
import { dividendBot } from '../../docs/examples/three-bots/hex-tycoon';
import { thriftyBot } from '../../docs/examples/three-bots/milepost';
import { averageBot } from '../../docs/examples/three-bots/twentieth-century-limited';

// At which decisions another action is played than greedy would, which is asked each time for what it thinks now.
function departures(ruleset: string, make: () => Bot, { seed, rounds }: { seed: string; rounds: number }) {
  const kinds = new Set<string>();
  const watched = (): Bot => {
    const bot = make();
    const greedy = greedyBot();
    return {
      name: bot.name,
      choose(choice) {
        const [own, usual] = [bot.choose(choice), greedy.choose(choice)];
        if (JSON.stringify(own) !== JSON.stringify(usual)) kinds.add(choice.decision.kind);
        return own;
      },
    };
  };
  const { state, forfeits } = playGame(engine as never, ruleset, {
    config: { seats: 2, seed },
    bots: [watched, greedyBot],
    maxRounds: rounds,
  } as never);
  expect(forfeits).toEqual([]);
  expect(state.round).toBeGreaterThan(rounds - 1);
  return [...kinds];
}

test('the bot of Hex Tycoon departs from greedy in dividends only', () => {
  expect(departures('hex-tycoon', dividendBot, { seed: 'three', rounds: 6 })).toEqual(['dividend']);
});

test('the bot of 20th Century Limited departs from greedy in draws only', () => {
  expect(departures('twentieth-century-limited', averageBot, { seed: 'three', rounds: 14 })).toEqual([
    'drawCompany',
  ]);
});

test('the bot of the crayon rail games has trips of its own', () => {
  // Not in every few rounds: some games have a trip that greedy would not make, others none.
  const seeds = ['three', 'four', 'five', 'six'];
  const departs = (seed: string) => departures('china-rails', thriftyBot, { seed, rounds: 20 }).length > 0;
  expect(seeds.some(departs)).toBe(true);
});
