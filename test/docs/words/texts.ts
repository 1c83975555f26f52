// Which files the word test reads, and what it finds in them.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Counts } from './allowed.js';
import { markdownProse } from './markdown-prose.js';
import { sourceProse } from './source-prose.js';
import { type Place, placesIn, readPairs } from './words-in.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The list of what is allowed today, as a file of the repository. */
export const ALLOWED_FILE = join(ROOT, 'test/docs/words/allowed.json');

const FOLDERS = ['docs', 'maps', 'rulesets', 'src'];

// Written by scripts, from what is read here anyway.
const GENERATED = /(?:^|\/)(?:generated|node_modules)\/|^docs\/(?:api\/|api-report\.md$)/;

const isText = (path: string): boolean => /\.(?:md|[cm]?tsx?|mjs)$/.test(path);

/** The paths of all pages and sources, in order. Comments of tests are not looked at yet. */
export function listTexts(): readonly string[] {
  const pages = readdirSync(ROOT).filter((name) => name.endsWith('.md'));
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  );
  return [...pages, ...below].filter((path) => isText(path) && !GENERATED.test(path)).sort();
}

/** True if the repository has that file. */
export function hasText(path: string): boolean {
  return existsSync(join(ROOT, path));
}

/** Reads files of the repository and finds the places that the test does not like; files without one are left out. */
export function findPlaces(paths: readonly string[] = listTexts()): ReadonlyMap<string, readonly Place[]> {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const pairs = readPairs(read('docs/style.md'));
  const found = paths.map((path): [string, readonly Place[]] => {
    const prose = path.endsWith('.md') ? markdownProse(read(path)) : sourceProse(path, read(path));
    return [path, placesIn(prose, pairs)];
  });
  return new Map(found.filter(([, places]) => places.length > 0));
}

/** How many places of each kind every file holds. */
export function countPlaces(found: ReadonlyMap<string, readonly Place[]>): Counts {
  const counts: Record<string, Record<string, number>> = {};
  for (const [path, places] of found) {
    const kinds: Record<string, number> = (counts[path] = {});
    for (const { kind } of places) kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return counts;
}

/** The list of what is allowed today. */
export function readAllowed(): Counts {
  return JSON.parse(readFileSync(ALLOWED_FILE, 'utf8'));
}
