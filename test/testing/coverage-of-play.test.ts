// What comes up when every title is played by chance and by its own suggestions, under many options. A kind of action that
// never does is there to be found by a test of its own, which this test looks for.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, type AnyRuleset, createEngine, type Envelope } from '../../src/core/engine/index.js';
import {
  examineGame,
  LAWS,
  type Law,
  readPlaythrough,
  type Silence,
  watchRules,
} from '../../src/testing/index.js';
import { KINDS, readGolden } from '../playthroughs/goldens.js';
import { optionSets } from '../soak/option-sets.js';

const TESTS = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(TESTS, path), 'utf8'))
  .join('\n');

// Near misses make conditions say no; the laws themselves are examined elsewhere.
const tryNearMisses: Law = {
  name: 'near-misses-are-tried',
  sentence: 'Whatever is near a legal action is checked.',
  when: 'regularly',
  examine({ engine, state, nearMisses }) {
    for (const action of nearMisses) engine.explainAction(state, action);
    return [];
  },
};
const LOOK = { every: 20, without: LAWS.map(({ name }) => name), laws: [tryNearMisses] };

// The golden games once more, and a short game of chance for every fifth set of options.
function silenceOf(ruleset: AnyRuleset): Silence {
  const { id, seats } = ruleset;
  const watched = watchRules(ruleset);
  const engine = createEngine([watched.ruleset]) as AnyEngine;
  for (const kind of KINDS) {
    const { config, actions } = readPlaythrough(engine, readGolden(id, kind));
    const choose = ({ step }: Envelope) => actions[step] ?? null;
    const { seed, options = {}, seats: names } = config;
    const plan = { seed, options, seats: typeof names === 'number' ? names : names.length };
    examineGame(engine, id, { ...plan, ...LOOK, choose, steps: actions.length });
  }
  const { sets } = optionSets(engine, id);
  for (const [n, options] of sets.filter((_, place) => place % 5 === 0).entries()) {
    const plan = {
      seed: `coverage ${n}`,
      seats: Math.min(2 + (n % 3), seats.max),
      options,
      suggested: 20,
      steps: 80,
    };
    examineGame(engine, id, { ...plan, ...LOOK });
  }
  return watched.silence();
}

describe('a kind of action that never comes up in play has a test of its own', () => {
  test.each(allRulesets.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
    const { actions } = silenceOf(ruleset);
    const specs = [
      ...Object.values(ruleset.phases).flatMap((phase) => phase.actions),
      ...(ruleset.hostActions ?? []),
    ];
    const untested = actions.filter((type) => {
      const [verb] = specs.find((spec) => spec.type === type)!.notation;
      return !sources.includes(`type: '${type}'`) && !new RegExp(`['\`]\\S+: ${verb}[ '\`]`).test(sources);
    });
    expect(untested).toEqual([]);
    expect(actions.length).toBeLessThan(specs.length / 2);
  });
});
