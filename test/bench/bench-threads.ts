// The chapter of threads: what a second one brings to a tournament by the wall's clock, and what it takes of processor time.

import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { AnyEngine } from '../../src/core/engine/index.js';
import { runTournament } from '../../src/players/tournament/index.js';
import { micros, quartiles } from './measure.js';
import { type Report, told } from './report.js';

/** Measures a tournament with one thread and with two. */
export async function benchThreads(_: AnyEngine, seed: string, report: Report): Promise<void> {
  report.chapter('a tournament of 96 games of 20th Century Limited');
  const contest = await bundled();
  const measured = async (threads: number) => {
    const [start, began] = [performance.now(), micros()];
    const plan = { ruleset: 'twentieth-century-limited', games: 96, seats: 3, seed, bots: ['greedy'] };
    const setup = { id: plan.ruleset };
    const { reports } = await runTournament({ ...plan, contest, setup, threads });
    const [time, used] = [performance.now() - start, (micros() - began) / 1e6];
    return { time, used, reports: JSON.stringify(reports) };
  };
  // Where other programs take the processors, a second thread cannot run beside the first.
  const load = loadavg()[0];
  const isBusy = load > availableParallelism();
  const gains: number[] = [];
  const costs: number[] = [];
  for (let round = 0; round < (isBusy ? 1 : 3); round++) {
    const [one, two] = [await measured(1), await measured(2)];
    if (one.reports !== two.reports) throw new Error('two threads play other games than one');
    gains.push(one.time / two.time);
    costs.push(two.used / one.used);
    report.line(`processor time: ${told(one.used)} s with one thread, ${told(two.used)} s with two`);
  }
  report.line(`two threads take ${told(quartiles(costs).median)} times the processor time of one`);
  const name = 'two threads against one, by the wall’s clock';
  if (isBusy) report.skipped(name, `other programs use the processors (load ${told(load)})`);
  else report.times(name, quartiles(gains).median, 1.75);
}

// The worker lies beside this bundle, as it does in the package.
async function bundled(): Promise<URL> {
  const folder = join(process.cwd(), 'node_modules/.cache/railhead');
  const common = { bundle: true, platform: 'node', format: 'esm', packages: 'external' } as const;
  const entries = { 'tournament-worker': 'src/players/tournament/worker.ts', contest: 'src/cli/contest.ts' };
  for (const [name, file] of Object.entries(entries))
    await build({ ...common, entryPoints: [file], outfile: join(folder, `${name}.js`), logLevel: 'error' });
  return pathToFileURL(join(folder, 'contest.js'));
}
