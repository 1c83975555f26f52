// formatAction wrote «host: build undefined» for what is no action, and parseAction broke down on what is no text.

import { expect, test } from 'vitest';
import { createRandom } from '../../src/core/engine/index.js';
import { nonsense } from '../../src/testing/index.js';
import { begunGame, engine, thrown } from '../core/engine/new-game.js';

test('E-SHAPE-1: what is no action has no notation', () => {
  const random = createRandom('notation of nonsense');
  const legal = [...engine.legalActions(begunGame())];
  for (const action of legal) expect(engine.formatAction('pebbles', action)).toMatch(/^0: [a-z]+/);
  for (let n = 0; n < 2000; n++) {
    const action = nonsense(legal, random);
    // Of another seat or for another decision it is an action all the same.
    if (engine.checkAction(begunGame(), action as never)?.rule !== 'E-SHAPE-1') continue;
    expect(thrown(() => engine.formatAction('pebbles', action as never)).name).toBe('InvalidActionError');
  }
});

test.each([undefined, null, 7, {}, ['0: end'], '', '0:', '0: fly', '0: take one', 'x'.repeat(100_000)])(
  'E-SHAPE-1: %# is no notation',
  (text) => {
    expect(thrown(() => engine.parseAction('pebbles', text as never)).name).toBe('InvalidActionError');
  },
);

test.each([null, undefined, 7, {}, { game: null }, 'constructor'])('%# names no ruleset', (ruleset) => {
  const action = { type: 'endTurn', seat: 0 } as const;
  expect(thrown(() => engine.formatAction(ruleset as never, action)).name).toBe('UnknownRulesetError');
  expect(thrown(() => engine.parseAction(ruleset as never, '0: end')).name).toBe('UnknownRulesetError');
});
