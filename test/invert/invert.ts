// Do the tests notice a rule that is gone? Switches off one condition after another and runs the tests titled with its
// rule, one of which must fail.
//   npm run invert -- [--ruleset hex-tycoon] [--only build/at-sea]
// Exit 1 if a condition is missed by all of them.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import type { AnyRuleset } from '../../src/core/engine/index.js';
import { readTestTitles } from '../rules/test-titles.js';
import { conditionsOf } from './conditions.js';

const { values } = parseArgs({ options: { ruleset: { type: 'string' }, only: { type: 'string' } } });
const ROOT = process.cwd();
// Milliseconds for the tests of one rule; they take seconds, unless a game without the rule never ends.
const LIMIT = 180_000;
const REPORT = join(ROOT, `node_modules/.cache/railhead/invert-${process.pid}.json`);

const titles = readTestTitles(join(ROOT, 'test'));
const rulesets = (allRulesets as readonly AnyRuleset[]).filter(
  ({ id }) => values.ruleset === undefined || id === values.ruleset,
);
const conditions = new Map(rulesets.flatMap(conditionsOf).map((condition) => [condition.name, condition]));
const wanted = [...conditions.values()].filter(({ name }) => name.includes(values.only ?? ''));

let missed = 0;
for (const [index, { name, rule }] of wanted.entries()) {
  const found = outcome(name, rule);
  if (found !== 'noticed') {
    missed++;
    console.log(`${found}: ${name}`);
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${wanted.length} `);
}
console.log(`${wanted.length} conditions, ${missed} missed`);
process.exitCode = missed === 0 ? 0 : 1;

// What the tests of a rule say without the condition.
function outcome(name: string, rule: string): 'noticed' | 'missed' | 'untested' {
  const ofRule = new RegExp(`(^| )${rule}(?![-\\w])`);
  const files = titles.filter(({ title }) => ofRule.test(title)).map(({ place }) => place.split(':')[0]);
  if (files.length === 0) return 'untested';
  // Threads, so that none outlives its run.
  const config = ['--pool=threads', '--config', 'test/invert/vitest.config.ts', '--reporter=json'];
  const { error } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...config,
      `--outputFile=${REPORT}`,
      '-t',
      ofRule.source,
      ...new Set(files),
    ],
    {
      cwd: ROOT,
      env: { ...process.env, RAILHEAD_OFF: name },
      stdio: 'ignore',
      timeout: LIMIT,
      killSignal: 'SIGKILL',
    },
  );
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT') return 'noticed';
  if (error !== undefined) throw error;
  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(REPORT, 'utf8')) as Record<
    string,
    number
  >;
  if (numFailedTests + numPassedTests === 0) return 'untested';
  return numFailedTests > 0 ? 'noticed' : 'missed';
}
