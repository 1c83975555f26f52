// Games on boards that are harder than published ones: nothing throws, every suggested line is legal to its end, and an engine that has
// just loaded a game lists the same builds. `npm run try -- soak boards` plays the large ones, and more of each.

import { expect, test } from 'vitest';
import { validateBoard } from '../../rulesets/milepost/board/validate-board.js';
import { hardBoard } from '../../src/testing/index.js';
import { hardTitle, playHard } from './hard-game.js';
import { hardSpecs } from './hard-specs.js';

// Boards that play whole games in about half a second each.
const SMALL = hardSpecs.filter(({ mileposts }) => mileposts <= 160);

test('the same spec makes the same board, and what is hard about it is there', () => {
  for (const spec of SMALL) {
    const { map, deck } = hardBoard(spec);
    expect(hardBoard(spec)).toEqual({ map, deck });
    const codes = validateBoard(map).map(({ severity, code }) => `${severity} ${code}`);
    expect(codes.filter((code) => code.startsWith('error'))).toEqual([]);
    expect(codes.includes('advice board/island')).toBe(spec.islands > 0);
    expect(map.cities.some(({ at }) => map.crossings.some(({ ports }) => ports.includes(at)))).toBe(true);
  }
});

test.each(SMALL.map((spec) => [spec.seed, spec] as const))(
  'M-BUILD-12: a game on hard board %s, lists asked afresh',
  (seed, spec) => {
    const plan = { seats: 2 + (Number(seed) % 5), seed: 'everyday', most: 8, from: 2, each: 12 };
    const { lists, faults } = playHard(hardTitle(spec), plan);
    expect(faults).toEqual([]);
    expect(lists).toBeGreaterThan(0);
  },
);
