// Runs a script of this folder, bundled, for test/try.mjs:   node test/run-bundled.mjs bench/bench.ts [its arguments]

import { importBundled } from './import-bundled.mjs';

const [node, self, script, ...rest] = process.argv;
process.argv = [node, self, ...rest];
await importBundled(script);
