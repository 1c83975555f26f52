// npm run bench: what a user would take instead, measured beside us in one run. Figures are ratios; the machine's speed
// cancels out.   npm run bench -- [--seed S] [--only rules,alone,late,searches,users,protocol,graph,games]

import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { benchAlone } from './bench-alone.js';
import { benchGames } from './bench-games.js';
import { benchGraph } from './bench-graph.js';
import { benchLate } from './bench-late.js';
import { benchProtocol } from './bench-protocol.js';
import { benchRules } from './bench-rules.js';
import { benchSearches } from './bench-searches.js';
import { benchUsers } from './bench-users.js';
import { createReport } from './report.js';

const { values } = parseArgs({
  options: {
    // Another one every day, so that nothing is tuned to it; the same all day, so that two runs can be compared.
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    only: { type: 'string', default: 'rules,alone,late,searches,users,protocol,graph,games' },
  },
});
const { seed } = values;
const engine = createEngine(allRulesets) as unknown as AnyEngine;
const report = createReport();

const chapters: Readonly<Record<string, () => Promise<void>>> = {
  rules: () => benchRules(engine, seed, report),
  alone: () => benchAlone(engine, seed, report),
  late: () => benchLate(engine, seed, report),
  searches: () => benchSearches(engine, seed, report),
  users: () => benchUsers(engine, seed, report),
  protocol: () => benchProtocol(engine, seed, report),
  graph: () => benchGraph(numberOf(seed), report),
  games: () => benchGames(engine, seed, report),
};

console.log(`seed ${seed}`);
for (const name of values.only.split(',')) {
  if (!Object.hasOwn(chapters, name))
    throw new RangeError(`there is no chapter ${name}; there are ${Object.keys(chapters).join(', ')}`);
  await chapters[name]();
}
process.exitCode = report.isMet() ? 0 : 1;

// The graph core draws its inputs from a number.
function numberOf(text: string): number {
  return [...text].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 1_000_003, 7);
}
