// The chapter of the graph core: paths on the board of China Rails, Steiner trees, trees with paid edges.

import { chinaRails } from '../../rulesets/china-rails/index.js';
import { bareCosts, planGraph } from '../../rulesets/milepost/players/bots/plan-graph.js';
import { familyRules } from '../../rulesets/milepost/rules/family-tables.js';
import { benchMixed, dealtCase, grownCase } from './graph-mixed.js';
import { benchGraphPath } from './graph-path.js';
import { benchSteiner } from './graph-steiner.js';
import { formatTiming, ratio } from './measure.js';
import type { Report } from './report.js';

/** Measures the graph core. */
export async function benchGraph(seed: number, report: Report): Promise<void> {
  report.chapter('cheapest path on the board of China Rails');
  const board = chinaRails.board();
  const { graph } = planGraph(board);
  const rules = { ...chinaRails.tables, ...familyRules };
  const costs = bareCosts({ rules, board, state: { inPlay: [] } } as never, 0);
  const cities = board.cities.filter(({ rail }) => rail).map(({ mileposts }) => mileposts[0]);
  const paths = await benchGraphPath({ graph, costs, x: board.x, y: board.y, targets: cities }, { seed });
  for (const timing of paths.timings) report.line(formatTiming(timing));
  report.times('cheapest path against the best of ngraph.path', paths.plain, 2.5);
  report.times('cheapest path with tables against the best of ngraph.path', paths.guided, 40);
  const [plain, guided] = paths.timings;
  const { compiled } = paths;
  if (compiled === null)
    report.skipped('cheapest path against a bucket queue in C++', 'there is no compiler');
  else {
    report.line(formatTiming(compiled));
    report.within('cheapest path against a bucket queue in C++', ratio(plain, compiled), 2.2);
    report.within('cheapest path with tables against it', ratio(guided, compiled), 0.1);
  }

  report.chapter('minimum Steiner trees on 110 nodes and 150 edges');
  for (let count = 3; count <= 8; count++) {
    const [timing] = benchSteiner(count, { seed, textbook: false });
    report.line(formatTiming(timing));
    if (count === 8) report.most('eight terminals, worse quartile', timing.upper, 1200, 'µs');
  }
  const [ours, textbook] = benchSteiner(4, { seed, textbook: true });
  report.line(formatTiming(textbook));
  report.times('four terminals against a textbook version', ratio(textbook, ours), 300);

  report.chapter('trees of own and paid edges, budget 14, five owners on 450 nodes');
  for (const limit of [1, Number.POSITIVE_INFINITY]) {
    const what = limit === 1 ? 'the cheapest tree' : 'all cheapest trees of every price';
    report.most(
      `${what}, mean`,
      benchMixed(grownCase, { seed, count: 200, limit }).mean,
      limit === 1 ? 1000 : 800,
      'µs',
    );
  }
  const { mostLabels } = benchMixed(dealtCase, { seed, count: 30, limit: Number.POSITIVE_INFINITY });
  report.most('labels on dealt edges', mostLabels, 150_000, 'labels');
}
