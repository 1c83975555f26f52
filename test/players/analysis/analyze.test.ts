// What games between bots tell of a title and of a change of its rules.

import { describe, expect, test } from 'vitest';
import { hexTycoon } from '../../../rulesets/hex-tycoon';
import { type AnyEngine, createEngine, layer } from '../../../src/core/engine';
import { analyze, compareRules, meanOf, wilsonInterval } from '../../../src/players/analysis';
import { randomBot } from '../../../src/players/bots';

const generous = layer(hexTycoon, {
  id: 'generous-tycoon',
  title: 'Hex Tycoon with railroads that cost nothing to upgrade',
  tables: { stationPrice: 0 },
  replaces: ['HT-BUILD-16'],
});
const untouched = layer(hexTycoon, { id: 'untouched-tycoon', title: 'Hex Tycoon as it is' });
const engine = createEngine([hexTycoon, generous, untouched]) as unknown as AnyEngine;

describe('figures', () => {
  test('a mean lies in the interval that Student’s tables give', () => {
    // Five values with mean 3 and variance 2.5; the quantile for four degrees of freedom is 2.776.
    const { mean, interval } = meanOf([1, 2, 3, 4, 5]) as NonNullable<ReturnType<typeof meanOf>>;
    expect(mean).toBe(3);
    expect(interval[0]).toBeCloseTo(3 - 2.776 * Math.sqrt(0.5), 2);
    expect(interval[1]).toBeCloseTo(3 + 2.776 * Math.sqrt(0.5), 2);
    expect(meanOf([4, 4])?.interval).toEqual([4, 4]);
    expect(meanOf([7])).toEqual({ mean: 7, interval: [7, 7] });
    expect(meanOf([])).toBeNull();
  });

  test.each([
    [2, 4.3027],
    [3, 3.1824],
    [9, 2.2622],
    [99, 1.9842],
  ])('with %i degrees of freedom the interval is %d standard errors either way', (freedom, quantile) => {
    // As many ones as minus ones, or one more: what matters is the ratio of half the interval to the standard error.
    const values = Array.from({ length: freedom + 1 }, (_, n) => (n % 2 === 0 ? 1 : -1));
    const { mean, interval } = meanOf(values) as NonNullable<ReturnType<typeof meanOf>>;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / freedom;
    const error = Math.sqrt(variance / values.length);
    expect((interval[1] - mean) / error).toBeCloseTo(quantile, 1);
  });
});

describe('analyze', () => {
  const analysis = analyze(engine, 'hex-tycoon', { games: 6, seats: 3, seed: 7 });

  test('tells length, choices, lead changes, seats, endings and use', () => {
    const { games, seats, rounds, choices, seatWins, reasons, played, happened } = analysis;
    expect([games, seats]).toEqual([6, 3]);
    expect(rounds.mean).toBeGreaterThan(10);
    expect(choices.mean).toBeGreaterThan(2);
    expect(seatWins.reduce((sum, { rate }) => sum + rate, 0)).toBeCloseTo(1);
    expect(seatWins[0].interval).toEqual(wilsonInterval(6 * seatWins[0].rate, 6));
    expect(Object.values(reasons).reduce((sum, number) => sum + number)).toBe(6);
    expect(played.chooseCompany.mean).toBe(3);
    expect(played.takeLoan.mean).toBe(0);
    expect(happened.gameEnded.mean).toBe(1);
  });

  test('is the same for the same seed, and another for another', () => {
    const [one, same, other] = [7, 7, 8].map((seed) =>
      analyze(engine, 'hex-tycoon', { games: 2, seats: 3, seed }),
    );
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('games that are left at the round limit are told as such, and nobody wins them', () => {
    const { reasons, seatWins } = analyze(engine, 'hex-tycoon', {
      games: 2,
      seats: 2,
      maxRounds: 2,
      bots: [randomBot],
    });
    expect(reasons).toEqual({ roundLimit: 2 });
    expect(seatWins.map(({ rate }) => rate)).toEqual([0, 0]);
  });
});

describe('compareRules', () => {
  test('the same rules from the same deals differ in nothing', () => {
    const same = { ruleset: 'hex-tycoon' };
    const { difference } = compareRules(engine, same, same, { games: 3, seats: 2, seed: 7 });
    expect(difference.rounds).toEqual({ mean: 0, interval: [0, 0] });
    expect(difference.seatWins).toEqual([
      { mean: 0, interval: [0, 0] },
      { mean: 0, interval: [0, 0] },
    ]);
  });

  test('an empty layer over the same rules differs in nothing', () => {
    const [base, changed] = [{ ruleset: 'hex-tycoon' }, { ruleset: 'untouched-tycoon' }];
    const { difference, ...both } = compareRules(engine, base, changed, { games: 3, seats: 3, seed: 7 });
    const none = { mean: 0, interval: [0, 0] };
    const { seatWins, ...others } = difference;
    expect(others).toEqual({ rounds: none, actions: none, choices: none, leadChanges: none });
    expect(seatWins).toEqual([none, none, none]);
    expect({ ...both.changed, ruleset: 'hex-tycoon' }).toEqual(both.base);
  });

  test('a changed rule makes itself felt: whatever it changes, game by game', () => {
    let games = 0;
    const { base, changed, difference } = compareRules(
      engine,
      { ruleset: 'hex-tycoon' },
      { ruleset: 'generous-tycoon' },
      {
        games: 5,
        seats: 2,
        seed: 7,
        onGame(played) {
          games = played;
        },
      },
    );
    expect(games).toBe(10);
    expect([base.ruleset, changed.ruleset]).toEqual(['hex-tycoon', 'generous-tycoon']);
    expect(difference.actions.mean).toBeCloseTo(changed.actions.mean - base.actions.mean);
    expect(difference.actions.mean).not.toBe(0);
  });
});
