// A game of the playground for which nobody types a seed gets 128 bits of its own.

import { expect, test } from 'vitest';
import { addressed, seedFrom } from '../../docs/playground/opening.js';

function seedOf(hash: string): unknown {
  const address = addressed(hash);
  return address.shows === 'new' && 'config' in address.opening.start && address.opening.start.config.seed;
}

test('by its address and by its dialog', () => {
  const seeds = [seedOf('#china-rails'), seedOf('#hex-tycoon?players=you,you'), seedFrom(''), seedFrom(null)];
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(seeds).size).toBe(seeds.length);
  expect([seedOf('#hex-tycoon?seed=7'), seedFrom('7')]).toEqual(['7', '7']);
});
