// The chapter of whole games: how long bots take over each title, how large states and saves are, what threads bring.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { AnyEngine } from '../../src/core/engine/index.js';
import { greedyBot, playGame, randomBot } from '../../src/players/bots/index.js';
import { runTournament } from '../../src/players/tournament/index.js';
import { importBundled } from '../import-bundled.mjs';
import { formatTiming, micros, quartiles, ratio } from './measure.js';
import { recordGames } from './recorded.js';
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
  const [game] = recordGames(engine, 'china-rails', { seats: 6, seed, least: 1 });
  const copy = await importBundled<typeof import('./ways.js')>('bench/ways.ts', 'ways-replayed');
  const { state, record, replays } = copy.benchReplay(game, 12);
  const text = JSON.stringify(record);
  report.most('late state as JSON', JSON.stringify(state).length / 1000, 10, 'kB');
  report.line(`late state, gzip: ${(gzipSync(JSON.stringify(state)).length / 1000).toFixed(1)} kB`);
  report.line(`saved game of ${game.actions.length} actions: ${(text.length / 1000).toFixed(0)} kB`);
  report.most('saved game, gzip', gzipSync(text).length / 1000, 10, 'kB');
  const [simulated, replayed, verified] = replays;
  for (const timing of replays) report.line(formatTiming(timing));
  report.within('replayed against simulated', ratio(replayed, simulated), 1.1);
  report.within('replayed and verified against replayed', ratio(verified, replayed), 1.8);

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
  report.times('two threads against one', quartiles(gains), 1.75);
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
