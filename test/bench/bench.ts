// npm run bench: what a user would take instead, measured beside us in one run. Figures are ratios; the machine's speed
// cancels out.   npm run bench -- [--seed S]

import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import { familyRules } from '../../rulesets/milepost/family-rules.js';
import { bareCosts, planGraph } from '../../rulesets/milepost/plan/plan-graph.js';
import { type AnyEngine, createEngine } from '../../src/engine/index.js';
import { benchApplyAction } from './apply-action.js';
import { benchMixed, dealtCase, grownCase } from './graph-mixed.js';
import { benchGraphPath } from './graph-path.js';
import { benchSteiner } from './graph-steiner.js';
import { formatRatio, formatTiming, ratio } from './measure.js';

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
const engine = createEngine(allRulesets) as unknown as AnyEngine;
let met = true;

function report(name: string, reached: number, goal: number, text: string): void {
  const isMet = reached >= goal;
  met &&= isMet;
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${name}: ${text}, goal ${goal}×`);
}

function reportTime(name: string, micros: number, goal: number): void {
  const isMet = micros <= goal;
  met &&= isMet;
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${name}: ${micros.toFixed(0)} µs, goal ${goal} µs`);
}

console.log(`applyAction, checked and frozen, late in six-seat games of China Rails (seed ${values.seed})`);
for (const { kind, timings, times } of await benchApplyAction(engine, 'china-rails', values.seed)) {
  for (const timing of timings) console.log(`  ${kind.padEnd(14)} ${formatTiming(timing)}`);
  if (kind === 'all') report('applyAction against boardgame.io', times.median, 20, formatRatio(times));
  else console.log(`          ${kind}: ${formatRatio(times)}`);
}

console.log(`\ncheapest path on the board of China Rails (seed ${values.seed})`);
const [china] = allRulesets;
const board = china.board();
const { graph } = planGraph(board);
const rules = { ...china.tables, ...familyRules };
const costs = bareCosts({ rules, board, state: { inPlay: [] } } as never, 0);
const cities = board.cities.filter(({ rail }) => rail).map(({ mileposts }) => mileposts[0]);
const paths = await benchGraphPath(
  { graph, costs, x: board.x, y: board.y, targets: cities },
  { seed: Number(values.seed) || 1 },
);
for (const timing of paths.timings) console.log(`  ${formatTiming(timing)}`);
report('cheapest path against the best of ngraph.path', paths.plain.median, 2.5, formatRatio(paths.plain));
report('cheapest path with tables', paths.guided.median, 40, formatRatio(paths.guided));

const seed = Number(values.seed) || 1;
console.log(`\nminimum Steiner trees on 110 nodes and 150 edges (seed ${values.seed})`);
let eight = 0;
for (let count = 3; count <= 8; count++) {
  const [timing] = benchSteiner(count, { seed, textbook: false });
  console.log(`  ${formatTiming(timing)}`);
  eight = timing.median;
}
reportTime('eight terminals', eight, 1200);
const [ours, textbook] = benchSteiner(4, { seed, textbook: true });
console.log(`  ${formatTiming(textbook)}`);
const times = ratio(textbook, ours);
report('four terminals against a textbook version', times.median, 300, formatRatio(times));

console.log(`\ntrees of own and paid edges, budget 14, five owners on 450 nodes (seed ${values.seed})`);
for (const limit of [1, Number.POSITIVE_INFINITY]) {
  const what = limit === 1 ? 'the cheapest tree' : 'all cheapest trees of every price';
  reportTime(`${what}, mean`, benchMixed(grownCase, { seed, count: 200, limit }).mean, 1000);
}
const { mostLabels } = benchMixed(dealtCase, { seed, count: 30, limit: Number.POSITIVE_INFINITY });
console.log(`  most labels on dealt edges: ${mostLabels} (goal 150,000 at most)`);

process.exitCode = met ? 0 : 1;
