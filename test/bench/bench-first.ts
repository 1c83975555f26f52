// The chapter of beginnings: what a fresh process takes to import one title with the engine, and then for its first game.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { AnyEngine } from '../../src/core/engine/index.js';
import { quartiles } from './measure.js';
import { type Report, told } from './report.js';

/** Measures imports and first games of every title. */
export async function benchFirst(engine: AnyEngine, _: string, report: Report): Promise<void> {
  report.chapter('a fresh process');
  for (const { id, title } of engine.rulesets) {
    const { imported, ready } = await firstGame(id);
    report.line(`${title} and the engine imported: ${told(imported)} ms`);
    report.most('its first game ready', ready, 30, 'ms');
  }
}

/** Milliseconds of processor time, in the median. */
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
    imported: quartiles(runs.map(([imported]) => imported)).median,
    ready: quartiles(runs.map(([, ready]) => ready)).median,
  };
}
