// Greedy bots play India Rails to a victory, and carry on the way what only this title has.

import { expect, test } from 'vitest';
import type { AnyEngine } from '../../../../src/core/engine/index.js';
import { greedyBot, playGame } from '../../../../src/players/bots/index.js';
import { SOAK } from '../../../long-run.js';
import { engine } from '../india-game.js';

test('IR-PILG-3, IR-VAR-15: every deal ends by a victory, Pilgrims are carried in each, and the Circus in some', () => {
  let circuses = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    // Outside of a soak three deals are enough, if one of them had the Circus carried.
    if (!SOAK && seed > 'c' && circuses > 0) break;
    const delivered: string[] = [];
    const { state } = playGame(engine as unknown as AnyEngine, 'india-rails', {
      config: { seats: 3, seed, options: { circus: true } },
      bots: [greedyBot],
      maxRounds: 120,
      onAction: ({ action }) => {
        if (action.type === 'deliverPilgrims') delivered.push('pilgrims');
        if (action.type === 'deliverLoad') delivered.push((action as never as { load: string }).load);
      },
    });
    expect([seed, state.outcome?.reason]).toEqual([seed, 'victory']);
    expect(delivered, seed).toContain('pilgrims');
    circuses += delivered.filter((load) => load === 'circus').length;
  }
  expect(circuses).toBeGreaterThan(0);
});
