// The chapter of whole games: how long bots take over each title, how large states and saves are, what threads bring.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { greedyBot, playGame, randomBot } from '../../src/bots/index.js';
import type { AnyEngine } from '../../src/core/engine/index.js';
import { runTournament } from '../../src/tournament/index.js';
import { importBundled } from '../import-bundled.mjs';
import { micros, quartiles } from './measure.js';
import type { Report } from './report.js';

const ROUNDS = { greedy: 200, random: 60 };

/** Measures whole games of every title. */
export async function benchGames(engine: AnyEngine, seed: string, report: Report): Promise<void> {
  report.chapter(
    `whole games, three seats (random games are left after ${ROUNDS.random} rounds); ms a game, µs an action`,
  );
  for (const { id } of engine.rulesets) {
    for (const [name, bot] of [['greedy', greedyBot] as const, ['random', randomBot] as const]) {
      const times: number[] = [];
      let actions = 0;
      for (let game = 0; game < 5; game++) {
        const config = { seats: 3, seed: `${seed}/${game}` };
        const start = micros();
        const played = playGame(engine, id, { config, bots: [bot], maxRounds: ROUNDS[name] });
        times.push((micros() - start) / 1000);
        actions += played.actions.length;
      }
      const { lower, median, upper } = quartiles(times);
      const each = (1000 * times.reduce((sum, time) => sum + time, 0)) / actions;
      report.line(
        `${id.padEnd(26)} ${name}  ${median.toFixed(0).padStart(6)} ms (${lower.toFixed(0)} … ${upper.toFixed(0)}), ${(actions / 5).toFixed(0)} actions, ${each.toFixed(1)} µs`,
      );
    }
  }

  report.chapter('a late state and a saved game, China Rails, six seats');
  const config = { seats: 6, seed };
  const states: unknown[] = [];
  collect();
  const before = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  const { state, actions } = playGame(engine, 'china-rails', {
    config,
    bots: [greedyBot],
    maxRounds: 120,
    onAction: (played) => void states.push(played.state),
  });
  collect();
  const after = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  const kept = (after - before) / states.length;
  // What is timed from here on does not share the heap with them.
  states.length = 0;
  collect();
  report.most('late state as JSON', JSON.stringify(state).length / 1000, 10, 'kB');
  report.line(`late state, gzip: ${(gzipSync(JSON.stringify(state)).length / 1000).toFixed(1)} kB`);
  const record = engine.record('china-rails', config as never, actions as never);
  const text = JSON.stringify(record);
  const { replayed } = await importBundled<typeof import('./simulator.js')>(
    'bench/simulator.ts',
    'simulator-replayed',
  );
  report.line(`saved game of ${actions.length} actions: ${(text.length / 1000).toFixed(0)} kB`);
  report.most('saved game, gzip', gzipSync(text).length / 1000, 10, 'kB');
  report.most(
    'replayed',
    timed(() => replayed(record, false)),
    3,
    'ms',
  );
  report.most(
    'replayed and verified',
    timed(() => replayed(record, true)),
    40,
    'ms',
  );
  // What the bots and caches have kept is in it too.
  report.line(`memory of a kept state: ${(kept / 1000).toFixed(2)} kB`);

  report.chapter('a tournament of 96 games of 20th Century Limited over threads');
  const contest = await bundled();
  const elapsed = async (threads: number) => {
    const start = performance.now();
    const plan = { ruleset: 'twentieth-century-limited', games: 96, seats: 3, seed, bots: ['greedy'] };
    const { reports } = await runTournament({
      ...plan,
      contest,
      setup: { id: plan.ruleset, flags: {} },
      threads,
    });
    return { time: performance.now() - start, reports: JSON.stringify(reports) };
  };
  const gains: number[] = [];
  for (let round = 0; round < 3; round++) {
    const [one, two] = [await elapsed(1), await elapsed(2)];
    if (one.reports !== two.reports) throw new Error('two threads play other games than one');
    gains.push(one.time / two.time);
  }
  report.times(
    'two threads against one',
    quartiles(gains),
    1.6,
    ({ lower, median, upper }) => `${median.toFixed(2)}× (${lower.toFixed(2)} … ${upper.toFixed(2)})`,
  );
}

const collect = () => (globalThis as { gc?: () => void }).gc?.();

// Milliseconds: the median of a few runs, warmed up.
function timed(run: () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < 20; round++) {
    const start = micros();
    run();
    if (round >= 8) times.push((micros() - start) / 1000);
  }
  return quartiles(times).median;
}

// The worker lies beside this bundle, as it does in the package.
async function bundled(): Promise<URL> {
  const folder = join(process.cwd(), 'node_modules/.cache/railhead');
  const common = { bundle: true, platform: 'node', format: 'esm', packages: 'external' } as const;
  const entries = { 'tournament-worker': 'src/tournament/worker.ts', contest: 'src/cli/contest.ts' };
  for (const [name, file] of Object.entries(entries))
    await build({ ...common, entryPoints: [file], outfile: join(folder, `${name}.js`), logLevel: 'error' });
  return pathToFileURL(join(folder, 'contest.js'));
}
