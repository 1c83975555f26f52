// All that the title suggests in long games is legal; what is refused would be thrown.

import { expect, test } from 'vitest';
import { playRandomGame } from '../../../../src/testing/index.js';
import { askedAnew } from '../../../asked-anew.js';
import { engine } from '../china-game.js';

test('CR-CONT-6: all that is suggested is legal, containers among it', () => {
  const games = [
    { seed: 's3', seats: 3, steps: 800 },
    { seed: 's33', seats: 4, steps: 800 },
    { seed: 's4', seats: 2, steps: 1500 },
  ];
  const types = games.flatMap((game) => {
    const plan = { ...game, choose: askedAnew(engine as never, 100) };
    const { actions } = playRandomGame(engine as never, 'china-rails', plan);
    expect(actions).toHaveLength(game.steps);
    return actions.map(({ type }) => type);
  });
  expect(types.filter((type) => type.endsWith('ByContainer')).length).toBeGreaterThan(0);
});
