// Runs what tries or measures more than tests do.
//   npm run try                                       lists what there is
//   npm run try -- soak host                          runs one
//   npm run try -- judge --ruleset iron-dragon        with arguments of its own

import { spawnSync } from 'node:child_process';

const bundled = (file) => ['node', '--expose-gc', 'test/run-bundled.mjs', file];

const RUNS = {
  bench: ['env', 'NODE_ENV=production', ...bundled('bench/bench.ts')],
  'bench against': bundled('bench/against.ts'),
  soak: bundled('soak/soak.ts'),
  'soak boards': bundled('soak/boards.ts'),
  'soak host': bundled('soak/host.ts'),
  'soak playground': ['npx', 'tsx', 'test/browser/playground/whole-games.ts'],
  'soak scale': bundled('soak/scale.ts'),
  'soak towns': bundled('soak/towns.ts'),
  'soak walled': bundled('soak/walled-in.ts'),
  plant: bundled('plant/plant.ts'),
  fuzz: bundled('fuzz/fuzz.ts'),
  siege: bundled('siege/siege.ts'),
  'siege lines': bundled('siege/lines.ts'),
  invert: ['npx', 'tsx', 'test/invert/invert.ts'],
  mutate: ['npx', 'stryker', 'run', 'test/mutate/stryker.config.mjs'],
  judge: bundled('judge/judge.ts'),
  orders: bundled('judge/orders.ts'),
  'count plans': bundled('judge/count-plans.ts'),
  tune: bundled('judge/tune.ts'),
  balance: bundled('../maps/tools/twentieth-century-limited/balance.ts'),
  fairness: bundled('../maps/tools/hex-tycoon/fairness.ts'),
  consumers: ['node', 'test/package/consumers.mjs'],
  runtimes: ['node', 'test/package/runtimes.mjs'],
};

const given = process.argv.slice(2);
const words = [2, 1].find((count) => given.slice(0, count).join(' ') in RUNS && given.length >= count);
if (words === undefined) {
  console.error(`There are: ${Object.keys(RUNS).join(', ')}.`);
  process.exit(1);
}
const [program, ...rest] = RUNS[given.slice(0, words).join(' ')];
const { status } = spawnSync(program, [...rest, ...given.slice(words)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
