// The chapter of searches: what a bot does that looks ahead, on the boards of the milepost titles and in 20th Century Limited.

import type { AnyEngine } from '../../src/core/engine/index.js';
import { importBundled } from '../import-bundled.mjs';
import { formatRatio, formatTiming, ratio, type Timing } from './measure.js';
import { recordGames } from './recorded.js';
import type { Report } from './report.js';

const MILEPOST = ['china-rails', 'india-rails', 'iron-dragon'];

/** Measures playouts, forks and lists. */
export async function benchSearches(engine: AnyEngine, seed: string, report: Report): Promise<void> {
  const recorded = new Map(
    engine.rulesets.map(({ id, seats }) => [
      id,
      recordGames(engine, id, { seats: Math.min(6, seats.max), seed, least: 6000 }),
    ]),
  );
  const copy = (id: string, what: string) =>
    importBundled<typeof import('./searched.js')>('bench/searched.ts', `searched-${what}-${id}`);
  const tell = (...timings: readonly Timing[]) => {
    for (const timing of timings) report.line(formatTiming(timing));
  };

  const drawn = new Map<string, Timing>();
  for (const { id, title } of engine.rulesets) {
    report.chapter(`${title}, full table: random playouts, every action uniform over legalActions`);
    const games = recorded.get(id)!;
    const [played, step, known] = (await copy(id, 'playouts')).benchPlayouts(games, 7);
    tell(played, step, known);
    report.within('a step of a playout against an action of the simulator', ratio(step, played), 1.5);
    report.line(`against the same actions, known before: ${formatRatio(ratio(step, known))}`);
    drawn.set(id, step);
  }
  const [china, twentieth] = ['china-rails', 'twentieth-century-limited'].map((id) => drawn.get(id)!);
  report.within('random 20th Century Limited against random China Rails', ratio(twentieth, china), 2);

  for (const id of MILEPOST) {
    const games = recorded.get(id)!;
    report.chapter(`${id}, six seats: every legal build, and states from elsewhere`);
    const { list, everyEdge, one } = (await copy(id, 'builds')).benchLegalBuilds(games);
    tell(list, everyEdge, one);
    report.times('all legal builds against checking every edge', ratio(everyEdge, list), 40);
    report.most('one listed build, worse quartile', one.upper, 1.2, 'µs');
    const [plain, copied, known] = (await copy(id, 'plain')).benchPlainStates(games);
    tell(plain, copied, known);
    report.within('a list on a plain state against one copy of it', ratio(plain, copied), 1.2);
  }
  report.chapter('forks of late states, China Rails, six seats');
  const [fork, clone] = (await copy('china-rails', 'forks')).benchFork(recorded.get('china-rails')!);
  tell(fork, clone);
  report.times('fork against structuredClone', ratio(clone, fork), 200);
}
