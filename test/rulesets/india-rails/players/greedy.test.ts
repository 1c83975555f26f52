// What is special about India is used by greedy bots too, when it lies on their way.

import { expect, test } from 'vitest';
import { indiaRails } from '../../../../rulesets/india-rails/index.js';
import { type AnyEngine, createEngine } from '../../../../src/core/engine/index.js';
import { greedyBot, playGame } from '../../../../src/players/bots/index.js';

const engine = createEngine([indiaRails]) as unknown as AnyEngine;

test('IR-PILG-3: greedy bots carry Pilgrims by the way, and the Circus where a card asks for it, to a victory', () => {
  const delivered = { pilgrims: 0, circus: 0 };
  const { state } = playGame(engine, 'india-rails', {
    config: { seats: 3, seed: 'b', options: { circus: true } },
    bots: [greedyBot],
    maxRounds: 120,
    onAction: ({ action }) => {
      if (action.type === 'deliverPilgrims') delivered.pilgrims++;
      if (action.type === 'deliverLoad' && 'load' in action && action.load === 'circus') delivered.circus++;
    },
  });
  expect(state.outcome?.reason).toBe('victory');
  expect(delivered.pilgrims).toBeGreaterThan(2);
  expect(delivered.circus).toBeGreaterThan(0);
});
