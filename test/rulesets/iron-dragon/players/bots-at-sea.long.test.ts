import { expect, test } from 'vitest';
import { SOAK } from '../../../long-run.js';
import { OPTIONS_AT_SEA, typesAtSea } from '../at-sea.js';

test.each(OPTIONS_AT_SEA)('nothing that is suggested is refused in many games: %o', (options) => {
  const seeds = Array.from({ length: SOAK ? 12 : 6 }, (_, n) => 4 + n);
  expect(seeds.flatMap((seed) => typesAtSea(options, seed))).toContain('moveShip');
});
