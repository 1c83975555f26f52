// Do the tests notice a rule that is gone? Switches off one condition after another and runs the tests titled with its
// rule, one of which must fail.
//   nice -n 10 npm run try -- invert [--ruleset hex-tycoon] [--only build/at-sea] [--sample 100] [--seed 1]
// --sample takes that many of them. Exit 1 if one is missed by all of them.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import type { AnyRuleset } from '../../src/core/engine/index.js';
import { readTestTitles } from '../docs/test-titles.js';

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string' },
    only: { type: 'string', default: '' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
// A game without the rule may never end: a run that takes longer than this has noticed.
const PATIENCE = 600_000;

interface NamedCondition {
  /** The action it belongs to, its code and its rule: `buildTrack build/at-sea HT-BUILD-10`. */
  readonly name: string;
  readonly rule: string;
}

// The conditions of a ruleset's actions.
function conditionsOf({ phases, hostActions = [] }: AnyRuleset): readonly NamedCondition[] {
  const inPhases = Object.values(phases).flatMap(({ actions }) => actions);
  return [...new Set([...inPhases, ...hostActions])].flatMap(({ type, check }) =>
    check.map(({ code, rule }) => ({ name: `${type} ${code} ${rule}`, rule })),
  );
}

// Runs tests by title with a condition switched off ('' for none), and answers whether one of them failed.
function isNoticed(files: readonly string[], titles: string, off: string): boolean {
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--config', 'test/invert/vitest.config.ts', '--bail', '1', '-t', titles, ...files],
    { env: { ...process.env, SWITCHED_OFF: off }, timeout: PATIENCE },
  );
  return status !== 0;
}

const lotOf = ({ name }: NamedCondition) =>
  createHash('sha256').update(`${values.seed} ${name}`).digest('hex');
const rulesets = (allRulesets as readonly AnyRuleset[]).filter(
  ({ id }) => values.ruleset === undefined || id === values.ruleset,
);
const named = new Map(rulesets.flatMap(conditionsOf).map((condition) => [condition.name, condition]));
const conditions = [...named.values()]
  .filter(({ name }) => name.includes(values.only))
  .sort((one, other) => (lotOf(one) < lotOf(other) ? -1 : 1))
  .slice(0, values.sample === undefined ? undefined : Number(values.sample));
const titlesOf = ({ rule }: NamedCondition) => `(^| )${rule}(?![-\\w])`;
const all = readTestTitles('test');
const filesOf = (titles: string) => {
  const places = all.filter(({ title }) => new RegExp(titles).test(title)).map(({ place }) => place);
  return [...new Set(places.map((place) => `test/${place.split(':')[0]}`))];
};

const everything = conditions.map(titlesOf).join('|');
if (isNoticed(filesOf(everything), everything, '')) throw new Error('tests fail with all conditions on');
let missed = 0;
for (const condition of conditions) {
  const titles = titlesOf(condition);
  const files = filesOf(titles);
  if (files.length > 0 && isNoticed(files, titles, condition.name)) continue;
  missed++;
  console.log(`${files.length === 0 ? 'untested' : 'missed'}: ${condition.name}`);
}
console.log(`${conditions.length} of ${named.size} conditions, ${missed} missed`);
process.exitCode = missed === 0 ? 0 : 1;
