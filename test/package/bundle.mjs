// Runs where the package is installed: Vite bundles one title of it for browsers, and the bundle plays. What the bundle
// does not use it does not carry: other titles and pictures, and, in a lean page with rules alone, sentences and saves.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

for (const [create, title] of [
  ['createEngine', 'hexTycoon'],
  ['createLeanEngine', 'hexTycoonRules'],
]) {
  writeFileSync(
    `${title}.js`,
    `import { ${create} } from 'railhead/engine';
     import { ${title} } from 'railhead/rulesets/hex-tycoon';
     const engine = ${create}([${title}]);
     const state = engine.createGame('hex-tycoon', { seats: 2, seed: 7 });
     export const first = [...engine.legalActions(state)].map((action) => engine.formatAction(state, action));`,
  );
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      lib: { entry: `${title}.js`, formats: ['es'], fileName: title },
      outDir: 'bundle',
      emptyOutDir: false,
      minify: true,
    },
  });
  const text = readFileSync(`bundle/${title}.js`, 'utf8');
  const { first } = await import(pathToFileURL(`bundle/${title}.js`).href);
  assert.ok(first.length > 3 && first.every((action) => /^\d: /.test(action)));
  assert.ok(!text.includes('node:'), 'the bundle asks for node');
  for (const stranger of ['china-rails', 'india-rails', 'twentieth-century-limited', 'Shanghai', '<symbol'])
    assert.ok(!text.includes(stranger), `the bundle carries ${stranger}`);
  for (const [part, said] of [['sentences', 'is not offered in this game'], ['saves', 'the snapshot was changed']])
    assert.equal(text.includes(said), title === 'hexTycoon', `${part} go with the whole title only`);
  console.log(`${title}: ${Math.round(gzipSync(text).length / 1000)} kB gzip`);
}
