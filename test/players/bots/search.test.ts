// Which arm a search chooses, and how it spends its tries.

import { describe, expect, test } from 'vitest';
import { bestArm } from '../../../src/players/bots/search.js';

/** Worlds in which arms are worth what a list says, each a little more or less than in the world before. */
function trial(values: readonly number[], spread: number) {
  let worlds = 0;
  const tried = values.map(() => 0);
  const world = () => {
    const sign = worlds++ % 2 === 0 ? 1 : -1;
    return (arm: number) => {
      tried[arm]++;
      // Only what is not the same for all arms counts: a good world is good for all of them.
      return values[arm] + 100 * sign + (arm % 2 === 0 ? 0 : spread * sign);
    };
  };
  return { tried, world };
}

describe('bestArm', () => {
  test('the best is found, and most tries go to those that may be it', () => {
    const { tried, world } = trial([0, 1, 5, 2, 4], 1);
    expect(bestArm({ arms: 5, tries: 60, doubt: 1, world })).toBe(2);
    expect(tried[0]).toBe(Math.max(...tried));
    expect(tried[2]).toBe(tried[0]);
    expect(tried[1]).toBeLessThan(tried[2]);
    expect(tried.reduce((sum, tries) => sum + tries)).toBeLessThanOrEqual(60);
  });

  test('the first stays where nothing is better beyond doubt', () => {
    const better = [0, 1];
    expect(bestArm({ arms: 2, tries: 40, doubt: 1, ...trial(better, 1) })).toBe(1);
    expect(bestArm({ arms: 2, tries: 40, doubt: 1, ...trial(better, 10) })).toBe(0);
    expect(bestArm({ arms: 2, tries: 40, doubt: 0, ...trial(better, 10) })).toBe(1);
    expect(bestArm({ arms: 2, tries: 40, doubt: 0, ...trial([0, 0], 0) })).toBe(0);
  });

  test('what was seen once is doubted, however much better it was', () => {
    expect(bestArm({ arms: 2, tries: 1, doubt: 1, ...trial([0, 50], 0) })).toBe(0);
  });
});
