// The chapter of candidates that have a process to themselves: nothing that one of them does to the heap or to compiled code can
// help or hurt another. The same games as in the chapter of the rules.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEngine } from '../../src/core/engine/index.js';
import { importBundled } from '../import-bundled.mjs';
import { formatTiming, ratio, type Timing, timingOf } from './measure.js';
import { meanLength, recordGames } from './recorded.js';
import type { Report } from './report.js';

const ALONE = ['simulator', 'applyAction', 'immer', 'returning', 'mutating'] as const;

/** Measures whole six-seat games of China Rails, one process a candidate, one after the other. */
export async function benchAlone(engine: AnyEngine, seed: string, report: Report): Promise<void> {
  const games = recordGames(engine, 'china-rails', { seats: 6, seed, least: 6000 });
  report.chapter('China Rails, 6 seats, whole games, each candidate in a process of its own');
  const folder = join(process.cwd(), 'node_modules/.cache/railhead');
  const file = join(folder, 'alone.json');
  writeFileSync(file, JSON.stringify(games));
  // Bundled by asking for it; without a candidate it does nothing.
  await importBundled('bench/alone.ts', 'alone');
  const timings = ALONE.map((candidate): Timing => {
    const told = execFileSync(process.execPath, ['--expose-gc', join(folder, 'alone.mjs'), candidate, file], {
      encoding: 'utf8',
    });
    return timingOf(
      candidate,
      (JSON.parse(told) as number[]).map((time) => time / meanLength(games)),
    );
  });
  for (const timing of timings) report.line(`${formatTiming(timing)} an action`);
  const [simulator, applyAction, immer, returning, mutating] = timings;
  const told = (name: string, slow: Timing, fast: Timing) =>
    report.line(`${name}: ${(ratio(slow, fast).lower).toFixed(1)}× at the worse quartile`);
  told('applyAction against boardgame.io, moves that return the state', returning, applyAction);
  told('applyAction against boardgame.io, moves that mutate', mutating, applyAction);
  told('applyAction against immer.produce', immer, applyAction);
  told('simulator against boardgame.io, moves that return the state', returning, simulator);
}
