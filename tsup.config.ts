// The package: every entry of package.json's exports as ESM and CommonJS with types, and the command.

import { defineConfig } from 'tsup';
import { titleFiles } from './titles.mjs';
import command from './tsup.cli.config.js';

export default defineConfig([
  {
    entry: {
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
      planning: 'src/planning/index.ts',
      testing: 'src/testing/index.ts',
      'testing/arbitraries': 'src/testing/arbitraries.ts',
      schema: 'src/schema/index.ts',
      protocol: 'src/protocol/index.ts',
      'adapters/boardgame-io': 'src/adapters/boardgame-io/index.ts',
      'adapters/boardgamers': 'src/adapters/boardgamers/index.ts',
      ...titleFiles,
    },
    format: ['esm', 'cjs'],
    splitting: true,
    // Its package names a file for node that is no module; its licence is kept in what is built.
    noExternal: ['@panzoom/panzoom'],
    // import.meta.url in CommonJS, by which a tournament finds its worker.
    shims: true,
    // TypeScript 6 warns of an option that tsup's bundler of types still sets.
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  command,
]);
