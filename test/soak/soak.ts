// Long random games of every title: as it stands, with every option alone, and with every pair of options that may be
// chosen together, all laws examined on the way, and their states compared with twins. At the end of a title: what never
// came up; and where players build on one board, hostile walks of six seats.
//   npm run try -- soak [--ruleset india-rails] [--seeds 1] [--steps 300] [--from soak] [--only loans,stocks] [--looks 10000]
// Exit 1 if anything was found; every finding comes with the line that plays its game again.

import { parseArgs } from 'node:util';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { hexTycoon } from '../../rulesets/hex-tycoon/index.js';
import { hexTycoonLaws } from '../../rulesets/hex-tycoon/rules/laws.js';
import { allRulesets } from '../../rulesets/index.js';
import { indiaRails } from '../../rulesets/india-rails/index.js';
import { ironDragon } from '../../rulesets/iron-dragon/index.js';
import { ironDragonLaws } from '../../rulesets/iron-dragon/rules/laws.js';
import { twentiethCenturyLimited } from '../../rulesets/twentieth-century-limited/index.js';
import { twentiethCenturyLimitedLaws } from '../../rulesets/twentieth-century-limited/rules/laws.js';
import { type AnyEngine, type AnyRuleset, createEngine, createRandom } from '../../src/core/engine/index.js';
import {
  type ExaminationPlan,
  examineGame,
  type Law,
  type LawFinding,
  watchRules,
} from '../../src/testing/index.js';
import { examinePlayedOn } from '../rulesets/milepost/played-on.js';
import { toyCountry, toyEngine } from '../rulesets/milepost/toy-rails.js';
import { examineTwins } from '../testing/examine-twins.js';
import { toldOf, walkHostile } from './hostile-walks.js';
import { type Options, optionSets } from './option-sets.js';

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string' },
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '300' },
    from: { type: 'string', default: 'soak' },
    only: { type: 'string' },
    // Of the hostile walks.
    looks: { type: 'string', default: '10000' },
  },
});

const rulesets: readonly AnyRuleset[] = [...allRulesets, ...toyEngine(toyCountry).rulesets];
const titles = rulesets.map((one) => {
  const { ruleset, silence } = watchRules(one);
  return { engine: createEngine([ruleset]) as AnyEngine, ruleset, silence };
});
// Titles that are none of the milepost family, whose money, loads and track have laws of their own.
const withoutLoads: ReadonlySet<string> = new Set([hexTycoon.id, twentiethCenturyLimited.id]);
// Laws of a title's own, of what its players pay and hold.
const ownLaws: Readonly<Record<string, readonly Law[]>> = {
  [ironDragon.id]: ironDragonLaws(),
  [hexTycoon.id]: hexTycoonLaws(),
  [twentiethCenturyLimited.id]: twentiethCenturyLimitedLaws(),
};
const hasWays: ReadonlySet<string> = new Set([chinaRails.id, indiaRails.id, ironDragon.id]);
const isWanted = (options: Options) => values.only === undefined || keyOf(options) === values.only;

let found = 0;
for (const { engine, ruleset, silence } of titles) {
  if (values.ruleset !== undefined && values.ruleset !== ruleset.id) continue;
  const { sets, apart } = optionSets(engine, ruleset.id);
  const played = sets.filter(isWanted);
  console.log(`${ruleset.id}: ${played.length} sets of options, ${values.seeds} seeds each`);
  for (const [one, other] of apart) console.log(`  never together: ${one}, ${other}`);
  const began = performance.now();
  let actions = 0;
  let twins = 0;
  for (const [index, options] of played.entries()) {
    for (let number = 0; number < Number(values.seeds); number++) {
      const { findings, ...done } = soak(engine, ruleset, options, `${values.from}-${number}`);
      actions += done.actions;
      twins += done.twins;
      found += findings.length;
      for (const finding of findings) tell(ruleset.id, options, number, finding);
    }
    if (process.stderr.isTTY) process.stderr.write(`\r  ${index + 1} of ${played.length} `);
  }
  if (process.stderr.isTTY) process.stderr.write('\r');
  console.log(`  ${actions} actions, ${twins} twins in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  for (const [what, names] of Object.entries(silence()))
    if (names.length > 0) console.log(`  never (${what}): ${names.join(', ')}`);
  if (hasWays.has(ruleset.id)) walk(ruleset);
}
console.log(found === 0 ? 'no finding' : `${found} findings`);
process.exitCode = found === 0 ? 0 : 1;

/** One game: its seats and how far it follows the title's own suggestions are drawn from the seed. */
function soak(engine: AnyEngine, { id, seats }: AnyRuleset, options: Options, seed: string) {
  const whole = `${seed}/${keyOf(options)}`;
  const random = createRandom(whole, 'plan');
  const steps = Number(values.steps);
  const plan: ExaminationPlan & { seats: number; steps: number; suggested: number } = {
    seed: whole,
    seats: random.int(seats.min, seats.max),
    options,
    steps,
    every: Math.ceil(steps / 4),
    suggested: random.int(20, 95),
    ...(ownLaws[id] === undefined ? {} : { laws: ownLaws[id] }),
  };
  const examine = withoutLoads.has(id) ? examineGame : examinePlayedOn;
  const { findings, history } = examine(engine, id, plan);
  const twins = examineTwins(engine, id, { ...plan, every: Math.ceil(steps / 10), each: 2 });
  return {
    findings: [...findings, ...twins.findings],
    actions: history.actions.length,
    twins: twins.twins,
  };
}

/** Hostile walks; the watched rules would tell of play that nobody looks for. */
function walk({ id }: AnyRuleset): void {
  const title = allRulesets.find((one) => one.id === id) as AnyRuleset;
  const tell = (line: string) => console.log(`  ${line}`);
  const plan = { looks: Number(values.looks), from: values.from, tell };
  const tally = walkHostile(title, plan);
  console.log(`  walks: ${toldOf(tally)}`);
  for (const fault of [...tally.differences, ...tally.unsafe]) console.log(`  ${fault}`);
  found += tally.differences.length + tally.unsafe.length;
}

function tell(id: string, options: Options, number: number, { law, step, action, detail }: LawFinding): void {
  console.log(`  ${law} at step ${step}, ${JSON.stringify(action)}: ${detail}`);
  console.log(
    `    npm run try -- soak --ruleset ${id} --only "${keyOf(options)}" --seeds ${number + 1} --from ${values.from} --steps ${values.steps}`,
  );
}

function keyOf(options: Options): string {
  return Object.keys(options).join();
}
