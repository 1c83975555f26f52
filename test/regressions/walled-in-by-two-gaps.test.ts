// A way that had lost a segment, and then the stretch beside it to another, was taken for joined: the milepost at which it
// waited to be joined lay within the stretch. Seat 1 of this game was walled in.

import { expect, test } from 'vitest';
import { indiaRails } from '../../rulesets/india-rails/index.js';
import { createEngine } from '../../src/core/engine/index.js';
import { playCrowdedGame } from '../rulesets/milepost/crowded-games.js';

test('M-BUILD-12: a stretch that is lost is joined wherever the way waits to be joined', () => {
  const engine = createEngine([indiaRails as never]);
  const game = { seats: 6, purse: 240, seed: 'c-152' };
  expect(playCrowdedGame(engine as never, indiaRails as never, game).stuck).toEqual([]);
});
