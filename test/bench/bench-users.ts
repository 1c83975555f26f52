// The chapter of what users meet: loaded states, views, suggestions, pictures, the first game after an import, memory.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { allTitles } from '../../rulesets/index.js';
import type { AnyEngine } from '../../src/core/engine/index.js';
import { importBundled } from '../import-bundled.mjs';
import { formatTiming, micros, quartiles, ratio } from './measure.js';
import { recordGames } from './recorded.js';
import type { Report } from './report.js';

/** Measures what lies between the rules and a person. */
export async function benchUsers(engine: AnyEngine, seed: string, report: Report): Promise<void> {
  for (const { id, title, seats } of engine.rulesets) {
    const most = Math.min(6, seats.max);
    const games = recordGames(engine, id, { seats: most, seed, least: 6000 });
    const copy = await importBundled<typeof import('./users.js')>('bench/users.ts', `users-${id}`);
    report.chapter(`${title}, ${most} seats, late in games`);
    const { warm, loaded, server } = copy.benchLoaded(games, 7);
    for (const timing of [warm, loaded, server]) report.line(formatTiming(timing));
    report.within('the first action on a loaded state against one played on', ratio(loaded, warm), 4);
    report.within('reading a save, playing, writing it against an action played on', ratio(server, warm), 25);
    const { view, suggest } = copy.benchAsked(games, 7);
    report.line(formatTiming(view));
    const at = (share: number) => (suggest[Math.floor(share * (suggest.length - 1))] / 1000).toFixed(2);
    report.line(
      `a suggestion: ${at(0.5)} ms in the median, ${at(0.95)} ms at 95 % (${suggest.length} asked)`,
    );
    report.line(await drawn(engine, games[0]));
    const { kept, live } = copy.weigh(games[0], collect);
    report.most('a kept state', kept / 1000, 1.5, 'kB');
    // What was collected meanwhile can hide what was added: no figure is better than a flattering one.
    if (live > 0) report.most('a live late game', live / 1000, 30, 'kB');
    else report.skipped('a live late game', 'memory shrank while it was measured');
    const { imported, ready } = await firstGame(id);
    report.most('import of the title and the engine, CPU', imported, 60, 'ms');
    report.most('its first game ready, CPU', ready, 25, 'ms');
  }
}

const collect = () => (globalThis as { gc?: () => void }).gc?.();

// The still layer once a board, the pieces with every state.
async function drawn(
  engine: AnyEngine,
  { ruleset, seats, seed, actions }: ReturnType<typeof recordGames>[number],
) {
  const { picture, ruleset: rules } = allTitles.find((one) => one.ruleset.id === ruleset)!;
  const drawing = (await picture()) as never as {
    still(board: unknown): string;
    pieces(board: unknown, state: unknown): string;
  };
  let state = engine.createGame(ruleset, { seats, seed } as never);
  for (const action of actions) state = engine.applyAction(state, action as never);
  const board = (rules as { board(): unknown }).board();
  const taken = (draw: () => unknown) => {
    const began = micros();
    draw();
    return ((micros() - began) / 1000).toFixed(1);
  };
  const [first, again] = [taken(() => drawing.still(board)), taken(() => drawing.still(board))];
  const pieces = Array.from({ length: 9 }, () => Number(taken(() => drawing.pieces(board, state))));
  return `a picture: still layer ${first} ms, again ${again} ms; pieces ${quartiles(pieces).median} ms`;
}

/** Milliseconds of CPU that a fresh process needs for importing one title, and then for its first game. */
async function firstGame(id: string): Promise<{ imported: number; ready: number }> {
  const outfile = join(process.cwd(), `node_modules/.cache/railhead/first-${id}.mjs`);
  await build({
    stdin: {
      contents: `export { createEngine } from './src/core/engine/index.js'; export * as title from './rulesets/${id}/index.js';`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    // As in the package, which has zod in what is built (tsup.config.ts).
    external: ['immer', 'pure-rand/*', '@noble/hashes/*'],
    logLevel: 'error',
  });
  const script = `
    const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
    const began = used();
    const { createEngine, title } = await import(${JSON.stringify(pathToFileURL(outfile).href)});
    const imported = used();
    const ruleset = Object.values(title).find((one) => one?.id === ${JSON.stringify(id)} && 'seats' in one);
    createEngine([ruleset]).createGame(${JSON.stringify(id)}, { seats: 3, seed: 1 });
    console.log(JSON.stringify([imported - began, used() - imported]));`;
  const runs = Array.from({ length: 7 }, () =>
    JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
  ) as [number, number][];
  return {
    imported: quartiles(runs.map(([imported]) => imported)).upper,
    ready: quartiles(runs.map(([, ready]) => ready)).upper,
  };
}
