// E-SHAPE-2 over all titles: whatever an action names, the verbs answer, the same on states and views.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom, type Envelope } from '../../src/core/engine/index.js';
import { playRandomGame } from '../../src/testing/index.js';
import { disagreement, toAsk } from '../../src/testing/laws/refusals.js';
import { actionTypes, stray } from '../../src/testing/strays.js';
import { engine as pebblesEngine } from '../core/engine/new-game.js';
import { SOAK } from '../long-run.js';
import { optionSets } from '../soak/option-sets.js';

const titles: readonly (readonly [string, AnyEngine])[] = [
  ...allRulesets.map((ruleset) => [ruleset.id, createEngine([ruleset]) as AnyEngine] as const),
  ['pebbles', pebblesEngine as unknown as AnyEngine],
];

/** Positions of a few random games, with every option on at least once. */
function positionsOf(engine: AnyEngine, id: string): readonly Envelope[] {
  const { sets } = optionSets(engine, id);
  return sets
    .filter((_, n) => n % 9 === 0)
    .slice(0, SOAK ? 8 : 3)
    .flatMap((options, n) => {
      const plan = { seed: `strays ${n}`, seats: 2 + (n % 3), options, steps: 60, suggested: 70 };
      const { states } = playRandomGame(engine, id, plan);
      // Four of each game, however soon it ends.
      const every = Math.ceil(states.length / 4);
      return states.filter((_, step) => step % every === 0);
    });
}

describe.each(titles)('%s', (id, engine) => {
  test('E-SHAPE-2: an action of any type that names anything at all gets one answer from all verbs', () => {
    const random = createRandom(id, 'strays');
    const found: string[] = [];
    const rules = new Set<string>();
    for (const state of positionsOf(engine, id)) {
      const table = engine.settingOf(state);
      const asked = toAsk(engine, state);
      for (const type of actionTypes(table)) {
        for (let n = 0; n < 12; n++) {
          const action = stray(table, type, engine.decisions(state)[0]?.seat ?? null, random);
          rules.add(engine.checkAction(state, action)?.rule ?? 'legal');
          const detail = disagreement(asked, action);
          if (detail !== null) found.push(`${JSON.stringify(action)}: ${detail}`);
        }
      }
    }
    expect(found).toEqual([]);
    // The draw reaches the shape, the ids and the rules behind them.
    expect([...rules]).toEqual(expect.arrayContaining(['E-SHAPE-1', 'E-SHAPE-2', 'legal']));
    expect(rules.size).toBeGreaterThan(6);
  });
});
