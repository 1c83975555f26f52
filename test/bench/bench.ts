// npm run try -- bench: what users feel, title by title, in processor time; docs/performance.md has these figures.
//   npm run try -- bench [--seed S] [--only titles,first,threads,page] [--ruleset china-rails,hex-tycoon]

import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { benchFirst } from './bench-first.js';
import { benchPage } from './bench-page.js';
import { benchThreads } from './bench-threads.js';
import { benchTitles } from './bench-titles.js';
import { createReport } from './report.js';

// In this order: pages come last.
const CHAPTERS = { titles: benchTitles, first: benchFirst, threads: benchThreads, page: benchPage };

const { values } = parseArgs({
  options: {
    // Another one every day, so that nothing is tuned to it; the same all day, so that two runs can be compared.
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    only: { type: 'string', default: Object.keys(CHAPTERS).join() },
    ruleset: { type: 'string', default: allRulesets.map(({ id }) => id).join() },
  },
});
const wanted = values.ruleset.split(',');
for (const id of wanted)
  if (!allRulesets.some((one) => one.id === id)) throw new RangeError(`there is no ruleset ${id}`);
const engine = createEngine(allRulesets.filter(({ id }) => wanted.includes(id))) as unknown as AnyEngine;
const report = createReport();

console.log(`seed ${values.seed}`);
const chapters = values.only.split(',');
for (const name of chapters)
  if (!Object.hasOwn(CHAPTERS, name))
    throw new RangeError(`there is no chapter ${name}; there are ${Object.keys(CHAPTERS).join(', ')}`);
for (const [name, chapter] of Object.entries(CHAPTERS))
  if (chapters.includes(name)) await chapter(engine, values.seed, report);
process.exitCode = report.isMet() ? 0 : 1;
