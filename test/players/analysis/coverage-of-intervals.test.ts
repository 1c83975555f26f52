// Intervals of rates hold the true rate as often as they say, however the games of a deal hang together.

import { expect, test } from 'vitest';
import { rateInterval, wilsonInterval } from '../../../src/players/analysis';

const RUNS = 3_000;
const DEALS = 60;

// A generator of its own (Mulberry32): what it draws stays the same whatever becomes of those of games.
function generator(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Draw = () => number;
const wins = (draw: Draw, chances: readonly number[]) => chances.filter((chance) => draw() < chance).length;

// The chance of the bot in each game of a deal, drawn for the deal.
test.each<[string, number, (draw: Draw) => readonly number[]]>([
  ['a deal decides both games of a pair', 0.5, (draw) => (draw() < 0.5 ? [0.85, 0.85] : [0.15, 0.15])],
  ['a deal helps, and the bot is better', 0.7, (draw) => (draw() < 0.5 ? [1, 1] : [0.4, 0.4])],
  ['the seat decides, and each bot has it once', 0.5, () => [0.8, 0.2]],
  ['the seat helps, and the bot is better', 0.6, () => [0.9, 0.3]],
  ['nothing hangs together', 0.55, () => [0.55, 0.55]],
  ['a deal is played once', 0.8, () => [0.8]],
  ['a deal is played in six seatings', 0.5, (draw) => Array(6).fill(0.2 + 0.6 * draw())],
])('where %s, 95 ± 2 %% of intervals hold the rate of %d', (_, rate, chancesOf) => {
  const draw = generator(20);
  let held = 0;
  for (let run = 0; run < RUNS; run++) {
    const deals = Array.from({ length: DEALS }, () => {
      const chances = chancesOf(draw);
      return { won: wins(draw, chances), of: chances.length };
    });
    const [low, high] = rateInterval(deals);
    if (low <= rate && rate <= high) held++;
  }
  expect(held / RUNS).toBeGreaterThan(0.93);
  expect(held / RUNS).toBeLessThan(0.97);
});

test('games taken for independent give an interval that misses the rate too often', () => {
  const draw = generator(20);
  let held = 0;
  for (let run = 0; run < RUNS; run++) {
    let won = 0;
    for (let deal = 0; deal < DEALS; deal++) won += wins(draw, draw() < 0.5 ? [0.85, 0.85] : [0.15, 0.15]);
    const [low, high] = wilsonInterval(won, 2 * DEALS);
    if (low <= 0.5 && 0.5 <= high) held++;
  }
  expect(held / RUNS).toBeLessThan(0.92);
});

test('deals that all came out alike are no certainty', () => {
  const alike = (won: number, of: number) => rateInterval(Array.from({ length: 20 }, () => ({ won, of })));
  const [least] = wilsonInterval(20, 20);
  expect(alike(2, 2)).toEqual([expect.closeTo(least, 10), 1]);
  expect(alike(0, 2)).toEqual([0, expect.closeTo(1 - least, 10)]);
  const [low, high] = alike(1, 2);
  expect([low < 0.46, high > 0.54]).toEqual([true, true]);
});

test('a deal with more games counts for more', () => {
  const [low, high] = rateInterval([
    { won: 6, of: 6 },
    { won: 0, of: 2 },
  ]);
  expect([low < 0.75, 0.75 < high]).toEqual([true, true]);
});
