// What comes up when every title is played by chance and by its own suggestions, under many options. A kind of action that
// never does is there to be found by a test of its own, which this test looks for.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../src/core/engine/index.js';
import { playRandomGame, readPlaythrough, watchRules } from '../../src/testing/index.js';
import { KINDS, readGolden } from '../playthroughs/goldens.js';
import { optionSets } from '../soak/option-sets.js';

const TESTS = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(TESTS, path), 'utf8'))
  .join('\n');

interface Kind {
  readonly type: string;
  readonly notation: readonly string[];
}

/** The kinds of action that never came up, and those of them that no test plays. */
interface Silent {
  readonly silent: readonly string[];
  readonly untested: readonly string[];
}

// The golden games once more, and short games of chance for every fifth set of options, as long as a kind is missing.
function silenceOf(ruleset: AnyRuleset, kinds: readonly Kind[]): Silent {
  const watched = watchRules(ruleset);
  const engine = createEngine([watched.ruleset]) as AnyEngine;
  const missing = (): Silent => {
    const { actions: silent } = watched.silence();
    return {
      silent,
      untested: silent.filter((type) => !isTested(kinds.find((kind) => kind.type === type)!)),
    };
  };
  for (const play of gamesOf(engine, ruleset)) {
    play();
    const { silent, untested } = missing();
    if (untested.length === 0 && silent.length < kinds.length / 2) break;
  }
  return missing();
}

function* gamesOf(engine: AnyEngine, { id, seats }: AnyRuleset): Iterable<() => void> {
  for (const kind of KINDS) {
    const { config, actions } = readPlaythrough(engine, readGolden(id, kind));
    yield () => engine.applyActions(engine.createGame(id, config), actions);
  }
  const { sets } = optionSets(engine, id);
  for (const [n, options] of sets.filter((_, place) => place % 5 === 0).entries()) {
    const plan = { seed: `coverage ${n}`, seats: Math.min(2 + (n % 3), seats.max), suggested: 20, steps: 80 };
    yield () => playRandomGame(engine, id, { ...plan, options });
  }
}

function isTested({ type, notation: [verb] }: Kind): boolean {
  return sources.includes(`type: '${type}'`) || new RegExp(`['\`]\\S+: ${verb}[ '\`]`).test(sources);
}

describe('a kind of action that never comes up in play has a test of its own', () => {
  test.each(allRulesets.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
    const kinds = [
      ...Object.values<{ readonly actions: readonly Kind[] }>(ruleset.phases).flatMap(
        ({ actions }) => actions,
      ),
      ...(ruleset.hostActions ?? []),
    ];
    const { silent, untested } = silenceOf(ruleset, kinds);
    expect(untested).toEqual([]);
    expect(silent.length).toBeLessThan(kinds.length / 2);
  });
});
