// Do the tests notice a rule that is gone? Switches off one condition after another and runs the tests titled with its
// rule, one of which must fail. A test file is loaded once; each of its tests runs as it is, then without each condition of
// its rules.
//   nice -n 10 npm run invert -- [--ruleset hex-tycoon] [--only build/at-sea] [--sample 100] [--seed 1] [--resume]
// --sample takes that many of them, --resume leaves out what earlier runs noticed. Exit 1 if one is missed by all of them.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import type { AnyRuleset } from '../../src/core/engine/index.js';
import { readTestTitles } from '../docs/test-titles.js';
import type { SwitchedCondition } from '../mutate/plan.js';
import { hashNumber, openWorkers, type Workers } from '../mutate/workers.js';
import { conditionsOf, withSwitch } from './conditions.js';

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string' },
    only: { type: 'string', default: '' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    resume: { type: 'boolean', default: false },
  },
});
const ROOT = process.cwd();
const NOTICED = join(ROOT, 'node_modules/.cache/railhead/inversions.json');
// Milliseconds of the processor that a test may take, and a condition in a test file.
const PATIENCE = 30_000;

const rulesets = (allRulesets as readonly AnyRuleset[]).filter(
  ({ id }) => values.ruleset === undefined || id === values.ruleset,
);
const named = new Map(rulesets.flatMap(conditionsOf).map((condition) => [condition.name, condition]));
const drawn = [...named.values()]
  .filter(({ name }) => name.includes(values.only))
  .map((condition) => ({ ...condition, lot: hashNumber(`${values.seed} ${condition.name}`) }))
  .sort((one, other) => one.lot - other.lot)
  .slice(0, values.sample === undefined ? undefined : Number(values.sample));
const noticed: Record<string, string> =
  values.resume && existsSync(NOTICED) ? JSON.parse(readFileSync(NOTICED, 'utf8')) : {};
const conditions = drawn.map(
  ({ name, rule }, n): SwitchedCondition => ({ number: n + 1, name, titles: `(^| )${rule}(?![-\\w])` }),
);

const files = new Map<string, Set<SwitchedCondition>>();
for (const { title, place } of readTestTitles(join(ROOT, 'test'))) {
  const file = `test/${place.split(':')[0]}`;
  for (const condition of conditions.filter(({ titles }) => new RegExp(titles).test(title)))
    files.set(file, (files.get(file) ?? new Set()).add(condition));
}
const isAlive = ({ name }: SwitchedCondition) => !Object.hasOwn(noticed, name);
console.log(
  `${conditions.length} of ${named.size} conditions, ${conditions.filter((one) => !isAlive(one)).length} known to be noticed; ${files.size} test files`,
);

const workers = await openWorkers(withSwitch);
// First those that have most to say.
for (const [file, about] of [...files].sort((one, other) => other[1].size - one[1].size)) {
  const before = [...about].filter(isAlive).length;
  if (before === 0) continue;
  await runFile(workers, file, about);
  console.log(`${file}: ${before - [...about].filter(isAlive).length} of ${before} noticed`);
  mkdirSync(dirname(NOTICED), { recursive: true });
  writeFileSync(NOTICED, JSON.stringify(noticed));
}
await workers.close();

const tested = new Set([...files.values()].flatMap((about) => [...about]));
const missed = conditions.filter(isAlive);
for (const condition of missed)
  console.log(`${tested.has(condition) ? 'missed' : 'untested'}: ${condition.name}`);
console.log(`${conditions.length} conditions, ${missed.length} missed`);
process.exitCode = missed.length === 0 ? 0 : 1;

// Runs the tests of a file that are titled with one of the rules, each with every condition that is alive off in turn.
async function runFile({ run }: Workers, file: string, about: ReadonlySet<SwitchedCondition>): Promise<void> {
  for (;;) {
    const alive = [...about].filter(isAlive);
    const dead = conditions.filter((one) => !alive.includes(one)).map(({ number }) => number);
    const titles = new RegExp(alive.map((one) => one.titles).join('|'));
    const plan = { kind: 'warm', dead, limit: 1e12, patience: PATIENCE, conditions: alive } as const;
    const { reports, trouble } = await run(file, plan, titles);
    const note = (number: number, by: string) => {
      const condition = alive.find((one) => one.number === number);
      if (condition !== undefined) noticed[condition.name] = by;
    };
    for (const report of reports) {
      if (report.told === 'unsteady') console.log(`not to be run twice: ${file}: ${report.test}`);
      if (report.told === 'killed') note(report.mutant, `${file}: ${report.test}`);
    }
    if (reports.some(({ told }) => told === 'done')) {
      if (trouble !== null) throw new Error(`${file} fails with all conditions on: ${trouble}`);
      return;
    }
    // A game without the rule may never end.
    const last = reports.at(-1);
    if (last?.told !== 'trying') throw new Error(`${file} cannot be run: ${trouble}`);
    note(last.mutant, `${file}: ${last.test} hangs`);
  }
}
