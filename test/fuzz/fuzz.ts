// Tries broken inputs of all kinds on every title, as a careless client or an attacker would send them.
//   nice -n 10 npm run try -- fuzz [--only snapshots,records] [--count 1000] [--seed 1] [--ruleset india-rails] [--to FOLDER]
// --count is for each fuzzer. An input that did harm is made as small as it gets and written as a file into the folder; put it
// into test/corpus, where `npm test` tries it again for ever. Exit 1 if anything was found.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import { sha256Hex } from '../../src/core/engine/index.js';
import { FUZZERS } from './all.js';
import { type Harm, runFuzzer, shrunk } from './fuzzer.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: [...FUZZERS.keys()].join() },
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    ruleset: { type: 'string', default: allRulesets.map(({ id }) => id).join() },
    to: { type: 'string', default: 'node_modules/.cache/railhead/corpus' },
  },
});

let found = 0;
for (const name of values.only.split(',')) {
  const fuzzer = FUZZERS.get(name);
  if (fuzzer === undefined)
    throw new RangeError(`no fuzzer ${name}; there are ${[...FUZZERS.keys()].join(', ')}`);
  const began = performance.now();
  // One of each kind is kept: what differs in numbers alone is the same fault.
  const kinds = new Set<string>();
  const count = Number(values.count);
  const { tried, taken } = runFuzzer(fuzzer, {
    seed: values.seed,
    count,
    rulesets: values.ruleset.split(','),
    onHarm(harm) {
      const kind = harm.detail.replace(/\d+/g, '0');
      if (kinds.has(kind)) return;
      kinds.add(kind);
      keep(shrunk(fuzzer, harm));
    },
    onProgress(done) {
      if (process.stderr.isTTY) process.stderr.write(`\r  ${name}: ${done} of ${count} `);
      else if ((10 * done) % count === 0) console.log(`  ${name}: ${done} of ${count}`);
    },
  });
  if (process.stderr.isTTY) process.stderr.write('\r');
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${name}: ${tried} tried, ${taken} taken, ${tried - taken} refused in ${seconds} s; ${kinds.size} found`,
  );
  found += kinds.size;
}
process.exitCode = found === 0 ? 0 : 1;

function keep(harm: Harm): void {
  mkdirSync(values.to, { recursive: true });
  const text = `${JSON.stringify(harm, null, 2)}\n`;
  const file = join(values.to, `${harm.fuzzer}-${sha256Hex(text).slice(0, 8)}.json`);
  writeFileSync(file, text);
  console.log(`  ${harm.detail.slice(0, 400)}\n    ${file}`);
}
