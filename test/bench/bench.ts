// npm run bench: what a user would take instead, measured beside us in one run. Figures are ratios; the machine's speed
// cancels out.   npm run bench -- [--seed S] [--only apply,graph,simulator,games]

import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { benchApplyAction } from './apply-action.js';
import { benchGames } from './bench-games.js';
import { benchGraph } from './bench-graph.js';
import { benchSimulator } from './bench-simulator.js';
import { benchCrowdedBoard } from './crowded-board.js';
import { formatRatio, formatTiming, ratio } from './measure.js';
import { createReport } from './report.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'apply,graph,simulator,games' },
  },
});
const { seed } = values;
const engine = createEngine(allRulesets) as unknown as AnyEngine;
const report = createReport();

async function apply(): Promise<void> {
  report.chapter('applyAction, checked and frozen, late in six-seat games of China Rails');
  for (const { kind, timings, times } of await benchApplyAction(engine, 'china-rails', seed)) {
    for (const timing of timings) report.line(`${kind.padEnd(14)} ${formatTiming(timing)}`);
    if (kind === 'all') report.times('applyAction against boardgame.io', times, 20, formatRatio);
    else report.line(`        ${kind}: ${formatRatio(times)}`);
  }
  const [sparse, crowded] = benchCrowdedBoard(engine, 30, 250);
  for (const timing of [sparse, crowded]) report.line(formatTiming(timing));
  report.most('a step on the full board against the empty one', ratio(crowded, sparse).median, 1.3, '×');
}

const chapters: Readonly<Record<string, () => Promise<void>>> = {
  apply,
  graph: () => benchGraph(Number(seed) || 1, report),
  simulator: () => benchSimulator(engine, seed, report),
  games: () => benchGames(engine, seed, report),
};

console.log(`seed ${seed}`);
for (const name of values.only.split(',')) {
  if (!Object.hasOwn(chapters, name)) throw new RangeError(`there is no chapter ${name}`);
  await chapters[name]();
}
process.exitCode = report.isMet() ? 0 : 1;
