// What the README says is so: its example runs and prints what stands beside it, its commands exist, links lead somewhere.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { deadLinks } from '../docs/tools/dead-links.js';
import { titleEntries } from '../entries.mjs';
import { allRulesets } from '../rulesets/index.js';
import * as railhead from '../src/index.js';
import { examplesIn, runExample } from './run-example.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const readme = read('README.md');
const modules: Readonly<Record<string, unknown>> = { railhead };
const manifest = JSON.parse(read('package.json'));

const documents = ['README.md', 'CHANGELOG.md', ...markdownBelow('docs'), ...markdownBelow('maps')];

// docs/api and docs/generated are made, not written.
function markdownBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !/^(api|generated)/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
}

test('the example runs, and logs what its comments say', () => {
  const { logged, promised } = runExample(examplesIn(readme)[0], modules);
  expect(promised.length).toBeGreaterThan(0);
  expect(logged).toEqual(promised);
});

test('its npm commands and its subpaths exist', () => {
  const scripts = [...readme.matchAll(/npm run (\w[\w:]*)/g)].map(([, name]) => name);
  expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  const paths = [...readme.matchAll(/`railhead(\/[\w/-]+)`/g)].map(([, path]) => `.${path}`);
  const isEntry = (path: string) => path in manifest.exports || titleEntries.includes(path.slice(2));
  expect(paths.filter((path) => !isEntry(path))).toEqual([]);
});

test('every title has a row that says what is authored', () => {
  expect(allRulesets.map(({ title }) => title).filter((title) => !readme.includes(`| ${title} |`))).toEqual(
    [],
  );
});

test('links of README and the documents lead somewhere', () => {
  expect(documents.length).toBeGreaterThan(20);
  expect(deadLinks(documents)).toEqual([]);
});
