// The bucket queue in C++ (bucket-queue.cpp), compiled where there is a compiler.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from '../../src/core/graph';
import { type Timing, timingOf } from './measure';

/** A question to the compiled program: cheapest paths between pairs, so many pairs a round. */
export interface Asked {
  readonly graph: Graph;
  /** Cost by arc; `Infinity` for one that is closed. */
  readonly costs: ArrayLike<number>;
  readonly pairs: readonly (readonly [from: number, to: number])[];
  readonly batch: number;
  /** Rounds at the beginning that are run but not counted. */
  readonly warmup: number;
}

/** What it took, and what each pair costs (null: no way); null where there is no compiler. */
export function compiledPaths({
  graph,
  costs,
  pairs,
  batch,
  warmup,
}: Asked): { timing: Timing; answers: (number | null)[] } | null {
  const program = compiled();
  if (program === null) return null;
  const rounds = Math.floor(pairs.length / batch);
  const prices = Array.from(costs, (cost) => (cost === Infinity ? -1 : cost));
  const input = [
    graph.nodeCount,
    graph.targets.length,
    ...graph.offsets,
    ...graph.targets,
    ...prices,
    rounds,
    batch,
    ...pairs.slice(0, rounds * batch).flat(),
  ].join(' ');
  const lines = execFileSync(program, { input, encoding: 'utf8', maxBuffer: 1 << 26 })
    .trim()
    .split('\n');
  const times = lines.slice(warmup, rounds).map(Number);
  const answers = lines[rounds]
    .trim()
    .split(' ')
    .map((cost) => (cost === '-1' ? null : Number(cost)));
  return { timing: timingOf('bucket queue in C++, -O3', times), answers };
}

function compiled(): string | null {
  const folder = join(process.cwd(), 'node_modules/.cache/railhead');
  mkdirSync(folder, { recursive: true });
  const program = join(folder, 'bucket-queue');
  const source = join(process.cwd(), 'test/bench/bucket-queue.cpp');
  const { status, error } = spawnSync('c++', ['-O3', '-march=native', '-std=c++17', '-o', program, source]);
  if (error !== undefined) return null;
  if (status !== 0) throw new Error(`${source} does not compile`);
  return program;
}
