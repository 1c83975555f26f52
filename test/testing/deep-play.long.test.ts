// Twenty runs by the defaults come to all that sample games show: kinds of action, facts and refusals.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownIn } from '../../docs/tools/sample-places.js';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../src/core/engine/index.js';
import { lawfulGames } from '../../src/testing/arbitraries.js';
import { LAWS } from '../../src/testing/index.js';
import { sampleGameOf } from '../../src/testing/sample-game.js';
import { SOAK } from '../long-run.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;

// One law asks how offers are refused, which counts here. The others are held to in the titles' own long games, and here by soaks.
const without = SOAK ? [] : LAWS.map(({ name }) => name).filter((name) => name !== 'refusals-agree');

test.each(allRulesets.map((ruleset) => [ruleset.id, ruleset as AnyRuleset] as const))(
  '%s: twenty runs reach what a game of bots and one of chance show',
  (id, ruleset) => {
    const reached = new Set<string>();
    expect(fc.check(lawfulGames(engine, id, { reached, without }), { seed: 1, numRuns: 20 }).failed).toBe(
      false,
    );
    const games = [0, 1].map((sample) => sampleGameOf(engine, ruleset, sample)!.history);
    const shown = new Set(games.flatMap((game) => shownIn(engine, game).flat()));
    expect([...shown].filter((name) => !reached.has(name)).sort()).toEqual([]);
  },
);
