// Runs where the package is installed: Vite bundles one title of it for browsers, and the bundle plays. What the bundle
// does not use it does not carry.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

writeFileSync(
  'app.js',
  `import { createEngine } from 'railhead/engine';
   import { hexTycoon } from 'railhead/rulesets/hex-tycoon';
   const engine = createEngine([hexTycoon]);
   const state = engine.createGame('hex-tycoon', { seats: 2, seed: 7 });
   export const first = [...engine.legalActions(state)].map((action) => engine.formatAction(state, action));`,
);
await build({
  configFile: false,
  logLevel: 'error',
  build: { lib: { entry: 'app.js', formats: ['es'], fileName: 'app' }, outDir: 'bundle', minify: true },
});
const text = readFileSync('bundle/app.js', 'utf8');
const { first } = await import(pathToFileURL('bundle/app.js').href);
assert.ok(first.length > 3 && first.every((action) => /^\d: /.test(action)));
assert.ok(!text.includes('node:'), 'the bundle asks for node');
for (const stranger of ['china-rails', 'india-rails', 'twentieth-century-limited', 'Shanghai'])
  assert.ok(!text.includes(stranger), `the bundle carries ${stranger}`);
console.log(`${Math.round(gzipSync(text).length / 1024)} kB gzip`);
