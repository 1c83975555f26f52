// The package: every entry of package.json's exports as ESM and CommonJS with types, and the command.

import { defineConfig } from 'tsup';
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
      testing: 'src/testing/index.ts',
      'testing/arbitraries': 'src/testing/arbitraries.ts',
      schema: 'src/schema/index.ts',
      protocol: 'src/protocol/index.ts',
      'adapters/boardgame-io': 'src/adapters/boardgame-io/index.ts',
      'adapters/boardgamers': 'src/adapters/boardgamers/index.ts',
      'rulesets/milepost': 'rulesets/milepost/index.ts',
      'rulesets/china-rails': 'rulesets/china-rails/index.ts',
      'rulesets/india-rails': 'rulesets/india-rails/index.ts',
      'rulesets/iron-dragon': 'rulesets/iron-dragon/index.ts',
      'rulesets/hex-tycoon': 'rulesets/hex-tycoon/index.ts',
      'rulesets/twentieth-century-limited': 'rulesets/twentieth-century-limited/index.ts',
      'maps/china-rails': 'maps/china-rails/index.ts',
      'maps/india-rails': 'maps/india-rails/index.ts',
      'maps/iron-dragon': 'maps/iron-dragon/index.ts',
      'maps/hex-tycoon': 'maps/hex-tycoon/index.ts',
      'maps/twentieth-century-limited': 'maps/twentieth-century-limited/index.ts',
    },
    format: ['esm', 'cjs'],
    splitting: true,
    // import.meta.url in CommonJS, by which a tournament finds its worker.
    shims: true,
    // TypeScript 6 warns of an option that tsup's bundler of types still sets.
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  command,
]);
