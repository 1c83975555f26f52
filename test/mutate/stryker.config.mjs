// Do the tests notice a change of the rules? Stryker makes single changes in the sources of one folder and runs the tests
// that mirror it. It prints the changes that no test noticed, and a score.
//   FOLDER=rulesets/india-rails/rules npm run try -- mutate
//   FOLDER=rulesets/india-rails/rules npm run try -- mutate --mutate rulesets/india-rails/rules/circus.ts

import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

const folder = process.env.FOLDER ?? 'rulesets/india-rails/rules';

// The tests of `src/core/engine` are in `test/core/engine`. A folder without tests of its own is tested in one above it.
let tests = `test/${folder.replace(/^src\//, '')}`;
while (!existsSync(tests)) tests = dirname(tests);

export default {
  mutate: [`${folder}/**/*.ts`],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutate/vitest.config.ts', dir: tests, related: false },
  concurrency: 1,
  // Tables that are made when a file is loaded are proofread, not mutated: each would need a fresh run of all tests.
  ignoreStatic: true,
  disableTypeChecks: false,
  // A busy machine is no mutant that hangs.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'node_modules/.cache/railhead/mutants.json' },
};
