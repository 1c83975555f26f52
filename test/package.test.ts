// package.json and the build agree: every subpath is built from an entry, every title and map has one.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allRulesets } from '../rulesets/index.js';
import { titleEntries } from '../titles.mjs';
import builds from '../tsup.config';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const [library, modules] = builds as { entry: Record<string, string> }[];

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
  const sources = [...Object.values(library.entry), ...Object.values(modules.entry)];
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
  const shown = ['docs/pictures/china-rails.svg', 'docs/pictures/board-in-a-page.jpg'];
  const pictures = ['!docs/pictures', ...shown];
  const files = ['dist', 'docs', ...isMade, ...pictures, 'maps/*/SOURCES.md'];
  expect(manifest.files).toEqual([...files, 'README.md', 'LICENSE', 'CHANGELOG.md']);
});

test('whoever has installed it can follow the links of README and all documents', () => {
  const isShipped = (path: string) =>
    /^(README|CHANGELOG)\.md$|^docs\/(?!(?:api|generated|tools|pictures)\/)|^maps\/[^/]+\/SOURCES\.md$/.test(
      path,
    ) || manifest.files.includes(path);
  const shipped = readdirSync(ROOT, { encoding: 'utf8' })
    .concat(['docs', 'maps'].flatMap((folder) => below(folder)))
    .filter((path) => path.endsWith('.md') && isShipped(path));
  const links = shipped.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^ *```[\s\S]*?^ *```|`[^`\n]*`/gm, '');
    const found = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, to]) => to);
    return found.filter((to) => !/^[a-z]+:/.test(to)).map((to) => [file, posix.join(dirname(file), to)]);
  });
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(([, to]) => !isShipped(to))).toEqual([]);
});

const below = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    posix.join(folder, path),
  );
