// package.json and the build agree: every subpath is built from an entry, every title and map has one.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allRulesets } from '../rulesets/index.js';
import { titleEntries } from '../titles.mjs';
import builds from '../tsup.config';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const [library, command] = builds as { entry: Record<string, string> }[];

test('every subpath is an entry of the build, with types for both kinds of module', () => {
  const paths = Object.keys(manifest.exports).filter((path) => path !== './package.json');
  const names = paths.map((path) => (path === '.' ? 'index' : path.slice(2)));
  const built = Object.keys(library.entry).map((entry) => entry.replace(/^(rulesets|maps)\/.*/, '$1/*'));
  expect(names.sort()).toEqual([...new Set(built)].sort());
  for (const name of names) {
    expect(manifest.exports[name === 'index' ? '.' : `./${name}`]).toEqual({
      import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
      require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
    });
  }
});

test('every entry has a source', () => {
  const sources = [...Object.values(library.entry), ...Object.values(command.entry)];
  expect(sources.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('every title and its map can be imported alone', () => {
  const entries = allRulesets.flatMap(({ id }) => [
    `rulesets/${id}`,
    `rulesets/${id}/catalogue`,
    `maps/${id}`,
  ]);
  expect(entries.filter((entry) => !(entry in library.entry))).toEqual([]);
  expect(titleEntries.filter((entry) => entry !== 'rulesets/milepost').sort()).toEqual(entries.sort());
});

test('the package ships what it needs and says so', () => {
  expect(manifest.sideEffects).toBe(false);
  expect(manifest.bin).toEqual({ railhead: 'dist/cli.js' });
  const isMade = ['!docs/api', '!docs/generated', '!docs/tools'];
  expect(manifest.files).toEqual(['dist', 'docs', ...isMade, 'README.md', 'LICENSE', 'CHANGELOG.md']);
});

test('whoever has installed it can follow the links of README and CHANGELOG', () => {
  for (const file of ['README.md', 'CHANGELOG.md']) {
    const links = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\]\(([^)#\s]+)/g)].map(([, to]) => to);
    const shipped = /^(?:docs\/(?!api|generated|tools)|(?:README|CHANGELOG)\.md$)/;
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => !shipped.test(link))).toEqual([]);
  }
});
