// What the title suggests, the rules allow: containers have rules that are easily forgotten in a plan.

import { expect, test } from 'vitest';
import { playRandomGame } from '../../src/testing/index.js';
import { engine } from './china-game.js';

test.each([
  ['golden', 2, 'one thing a turn'],
  ['s1', 3, 'a link that nobody has'],
  ['s32', 4, 'cities overseas that an event closes'],
])('CR-CONT-6: seed %s with %i seats: suggestions heed %s', (seed, seats) => {
  const { actions } = playRandomGame(engine as never, 'china-rails', {
    seed,
    seats,
    suggested: 100,
    steps: 1500,
  });
  expect(actions).toHaveLength(1500);
  expect(actions.some(({ type }) => type.endsWith('ByContainer'))).toBe(true);
});
