// The package: every entry of package.json's exports as ESM and CommonJS with types, and the command.

import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig } from 'tsup';
import { titleFiles } from './titles.mjs';
import command, { external } from './tsup.cli.config.js';

const entry = {
  index: 'src/index.ts',
  engine: 'src/core/engine/index.ts',
  graph: 'src/core/graph/index.ts',
  bots: 'src/bots/index.ts',
  sim: 'src/sim/index.ts',
  tournament: 'src/tournament/index.ts',
  messages: 'src/messages/index.ts',
  render: 'src/render/index.ts',
  analysis: 'src/analysis/index.ts',
  board: 'src/board/index.ts',
  store: 'src/store/index.ts',
  table: 'src/table/index.ts',
  planning: 'src/planning/index.ts',
  testing: 'src/testing/index.ts',
  'testing/arbitraries': 'src/testing/arbitraries.ts',
  schema: 'src/schema/index.ts',
  protocol: 'src/protocol/index.ts',
  'adapters/boardgame-io': 'src/adapters/boardgame-io/index.ts',
  'adapters/boardgamers': 'src/adapters/boardgamers/index.ts',
  ...titleFiles,
};

/**
 * Entries for tsup's bundler of types, each passing on a real one. It compiles entries of one folder together, and those of every
 * folder apart: forty times the same sources, in five gigabytes.
 */
function standIns(files: Readonly<Record<string, string>>): Record<string, string> {
  const folder = '.entries';
  mkdirSync(folder, { recursive: true });
  const pairs = Object.entries(files).map(([name, file]) => {
    const standIn = `${folder}/${name.replaceAll('/', '.')}.ts`;
    const path = relative(folder, file).replaceAll('\\', '/').replace(/\.ts$/, '.js');
    writeFileSync(standIn, `export * from '${path}';\n`);
    return [name, standIn] as const;
  });
  return Object.fromEntries(pairs);
}

// Its package names a file for node that is no module; its licence is kept in what is built.
const noExternal = ['@panzoom/panzoom'];

export default defineConfig([
  {
    entry,
    format: ['cjs'],
    splitting: true,
    external,
    noExternal,
    // import.meta.url, by which a tournament finds its worker.
    shims: true,
  },
  // The command goes with the modules, so that both share their chunks.
  { entry: { ...entry, ...command.entry }, format: ['esm'], splitting: true, external, noExternal },
  {
    entry: standIns(entry),
    format: ['esm', 'cjs'],
    // TypeScript 6 warns of an option that tsup's bundler of types still sets.
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
]);
