// Builds the playground, one script made from the built package with its page and its style, into the package; and puts it into
// the documentation site behind typedoc where that has been built.
//   npm run build
//   npm run docs

import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const from = join(import.meta.dirname, '../playground');
const to = join(import.meta.dirname, '../../dist/playground');
const site = join(import.meta.dirname, '../api');

mkdirSync(to, { recursive: true });
await build({
  entryPoints: [join(from, 'playground.ts')],
  outfile: join(to, 'playground.js'),
  bundle: true,
  minify: true,
  // A classic script, so that the page works from a file too.
  format: 'iife',
  target: 'es2024',
  // Without the paths of the editor's tsconfig: what is bundled is the package as it is published.
  tsconfigRaw: {},
  logLevel: 'error',
});
for (const file of ['index.html', 'style.css']) copyFileSync(join(from, file), join(to, file));
// Documents link to the page in the sources; typedoc has put a copy of that, without its script, among its media.
const copy = join(site, 'media/index.html');
const address = '../playground/index.html';
if (existsSync(copy))
  writeFileSync(copy, `<!doctype html>\n<meta http-equiv="refresh" content="0; url=${address}">\n`);
if (existsSync(site)) cpSync(to, join(site, 'playground'), { recursive: true });
console.log('playground: dist/playground/index.html');
