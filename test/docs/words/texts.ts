// Which files the word test reads, and what it finds in them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Allowed } from './allowed.js';
import { markdownProse } from './markdown-prose.js';
import { sourceProse } from './source-prose.js';
import { type Place, placesIn, readPairs } from './words-in.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The list of what is allowed today, as a file of the repository. */
export const ALLOWED_FILE = join(ROOT, 'test/docs/words/allowed.json');

const FOLDERS = ['docs', 'maps', 'rulesets', 'src'];

// Written by scripts, from what is read here anyway.
const GENERATED = /(?:^|\/)(?:generated|node_modules)\/|^docs\/(?:api\/|api-report\.md$)/;

// Words in other languages have a language for a name.
const isText = (path: string): boolean =>
  /\.(?:md|[cm]?tsx?|mjs)$/.test(path) && !/\/de\.(?:[a-z]+\.)?ts$/.test(path);

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

/** A place, and the file that holds it. */
export interface FoundPlace extends Place {
  readonly path: string;
}

/** Reads files of the repository and finds the places that the test does not like. */
export function findPlaces(paths: readonly string[] = listTexts()): readonly FoundPlace[] {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const pairs = readPairs(read('docs/style.md'));
  return paths.flatMap((path) => {
    const prose = path.endsWith('.md') ? markdownProse(read(path)) : sourceProse(path, read(path));
    return placesIn(prose, pairs).map((place) => ({ path, ...place }));
  });
}

/** Where a place is, what is wrong there, and what to do. */
export function sayPlace({ path, line, kind, say, text }: FoundPlace): string {
  return `${path}:${line}: ${kind} → ${say}\n    ${text}`;
}

/** The list of what is allowed today. */
export function readAllowed(): Allowed {
  return JSON.parse(readFileSync(ALLOWED_FILE, 'utf8'));
}
