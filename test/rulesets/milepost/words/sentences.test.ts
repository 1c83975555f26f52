// What sentences say at the edges of their figures.

import { expect, test } from 'vitest';
import { chinaRails } from '../../../../rulesets/china-rails/index.js';
import { type AnyEngine, createEngine, type GameEvent } from '../../../../src/core/engine/index.js';
import { describeEvent, wordingOf } from '../../../../src/table/words/index.js';

const engine = createEngine([chinaRails]) as unknown as AnyEngine;
const wording = wordingOf(engine, engine.createGame('china-rails', { seats: ['Ann', 'Ben'], seed: 7 }));

test.each([
  [0, 'Ann pays no tax.'],
  [10, 'Ann pays a tax of 10 M.'],
])('M-EVENT-18: a tax of %i is told as one says it', (amount, said) => {
  const event = { n: 1, type: 'taxPaid', seat: 0, amount } as GameEvent;
  expect(describeEvent(event, wording)).toBe(said);
});
