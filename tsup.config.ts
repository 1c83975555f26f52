import { defineConfig } from 'tsup';

const dts = { compilerOptions: { ignoreDeprecations: '6.0' } };

export default defineConfig([
  {
    entry: {
      index: 'src/index.ts',
      engine: 'src/engine/index.ts',
      graph: 'src/graph/index.ts',
      bots: 'src/bots/index.ts',
      messages: 'src/messages/index.ts',
      testing: 'src/testing/index.ts',
      'rulesets/china-rails': 'rulesets/china-rails/index.ts',
      'maps/china-rails': 'maps/china-rails/index.ts',
    },
    format: ['esm', 'cjs'],
    splitting: true,
    dts,
    clean: true,
  },
  {
    entry: { cli: 'src/cli/main.ts' },
    format: ['esm'],
    banner: { js: '#!/usr/bin/env node' },
  },
]);
