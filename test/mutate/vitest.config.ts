import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.js';

// The tests of one folder as Stryker runs them: on its own copy of the sources, and without those that play whole games.
export default defineConfig(() => {
  const { resolve, test } = config({ command: 'serve', mode: 'test' });
  return {
    resolve,
    test: {
      ...test,
      include: ['**/*.test.ts'],
      exclude: [...(test?.exclude ?? []), '**/*{conformance,laws,games,bots,greedy,information}*.test.ts'],
      isolate: true,
    },
  };
});
