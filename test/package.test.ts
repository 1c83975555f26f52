// package.json and the build agree: every subpath is built from an entry, every title and map has one.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { entryFiles as entry, titleEntries } from '../entries.mjs';
import { allRulesets } from '../rulesets/index.js';
import builds from '../tsup.config';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const [{ entry: built }] = builds as { entry: Record<string, string> }[];

test('every subpath is an entry of the build: a module with its types, which node requires as well', () => {
  const paths = Object.keys(manifest.exports).filter((path) => !path.endsWith('.json'));
  const names = paths.map((path) => (path === '.' ? 'index' : path.slice(2)));
  const entries = Object.keys(entry).map((name) => name.replace(/^rulesets\/.*/, 'rulesets/*'));
  expect(names.sort()).toEqual([...new Set(entries)].sort());
  for (const name of names) {
    expect(manifest.exports[name === 'index' ? '.' : `./${name}`]).toEqual({
      types: `./dist/${name}.d.ts`,
      default: `./dist/${name}.js`,
    });
  }
});

test('every entry has a source', () => {
  expect(Object.values(built).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(built).toMatchObject(entry);
});

test('every title can be imported alone', () => {
  const entries = ['milepost', ...allRulesets.map(({ id }) => id)].map((id) => `rulesets/${id}`);
  expect([...titleEntries].sort()).toEqual(entries.sort());
  expect(entries.filter((name) => !(name in entry))).toEqual([]);
});

test('the package ships what it needs and says so', () => {
  expect(manifest.sideEffects).toBe(false);
  expect(manifest.bin).toEqual({ railhead: 'dist/cli.js' });
  const isMade = ['!docs/.vitepress', '!docs/api', '!docs/api-report.md'];
  const forWorkers = ['!docs/style.md', '!docs/PUBLISHING.md'];
  const others = ['!docs/generated', '!docs/notes', '!docs/tools', '!docs/pictures'];
  const playground = ['!docs/playground/*.ts', '!docs/playground/tsconfig.json'];
  const generated = ['schema.json', 'd.ts'].map((kind) => `!docs/examples/*/generated/*.${kind}`);
  const long = '!docs/examples/house-rule/generated';
  const byproducts = ['!docs/examples/host/test', ...generated, long, '!**/__pycache__'];
  const shown = ['a-game-in-play.jpg', 'an-action.svg', 'board-in-a-page.jpg', 'folders.svg'].map(
    (name) => `docs/pictures/${name}`,
  );
  const left = [...isMade, ...forWorkers, ...others, ...playground, ...byproducts];
  const files = ['dist', '!dist/metafile-*.json', 'NOTICE', 'docs', ...left, ...shown, 'maps/*/SOURCES.md'];
  const boards = ['maps/*/map.json', 'maps/*/deck.json', 'maps/*/scenery.json'];
  const data = [...boards, 'rulesets/*/catalogue.json'];
  expect(manifest.files).toEqual([...files, ...data, 'README.md', 'LICENSE', 'CHANGELOG.md']);
});

test('boards, decks and catalogues are files of it, with types for those who import them', () => {
  for (const folder of ['maps', 'rulesets'])
    expect(manifest.exports[`./${folder}/*.json`]).toEqual({
      types: `./dist/${folder}/*.json.d.ts`,
      default: `./${folder}/*.json`,
    });
  const shipped = allRulesets.flatMap(({ id }) => [`maps/${id}/map.json`, `rulesets/${id}/catalogue.json`]);
  expect(shipped.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('docs/libraries.md says of every dependency and every peer what it is for', () => {
  const page = readFileSync(join(ROOT, 'docs/libraries.md'), 'utf8');
  const { dependencies, optionalDependencies, peerDependencies } = manifest;
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const columns = [...page.matchAll(/^\| ([^|]+) \|/gm)].map(([, column]) => column);
  const isNamed = (name: string) => columns.some((column) => column.split(/[ ,()]+/).includes(name));
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
  const places = [...page.matchAll(/`((?:src|docs|test|rulesets)\/[\w./-]+)`/g)].map(([, path]) => path);
  expect(places.length).toBeGreaterThan(15);
  expect(places.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('whoever has installed it can follow the links of README and all documents', () => {
  const isShipped = (path: string) =>
    /^(README|CHANGELOG)\.md$|^docs\/(?!(?:api|generated|notes|tools|pictures)\/|api-report|style|PUBLISHING|performance-limits)|^maps\/[^/]+\/SOURCES\.md$/.test(
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
