// The chapter of threads: what a second one brings to a tournament, by the wall's clock.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { AnyEngine } from '../../src/core/engine/index.js';
import { runTournament } from '../../src/players/tournament/index.js';
import { quartiles } from './measure.js';
import type { Report } from './report.js';

/** Measures a tournament with one thread and with two. */
export async function benchThreads(_: AnyEngine, seed: string, report: Report): Promise<void> {
  report.chapter('a tournament of 96 games of 20th Century Limited, by the wall’s clock');
  const contest = await bundled();
  const elapsed = async (threads: number) => {
    const start = performance.now();
    const plan = { ruleset: 'twentieth-century-limited', games: 96, seats: 3, seed, bots: ['greedy'] };
    const setup = { id: plan.ruleset };
    const { reports } = await runTournament({ ...plan, contest, setup, threads });
    return { time: performance.now() - start, reports: JSON.stringify(reports) };
  };
  const gains: number[] = [];
  for (let round = 0; round < 3; round++) {
    const [one, two] = [await elapsed(1), await elapsed(2)];
    if (one.reports !== two.reports) throw new Error('two threads play other games than one');
    gains.push(one.time / two.time);
  }
  report.times('two threads against one', quartiles(gains).median, 1.75);
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
