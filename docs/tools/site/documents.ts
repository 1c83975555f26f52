// The documents of the repository as pages of the site: each under its own path, its links led there, and
// beside them the pictures that they show.

import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { counted } from '../../../src/core/title/summary.js';
import { ROOT } from '../rule-pages.js';
import { type Needed, siteLinks } from './links.js';
import { PAGES } from './navigation.js';

/** Writes the page of every document into the folder, and the pictures into its `public/pictures`. */
export function writeDocuments(folder: string, needed: Needed): void {
  const placed = new Set(PAGES.map(({ from }) => from));
  const homeless = documents().filter((path) => !placed.has(path));
  if (homeless.length > 0)
    throw new Error(`give these a place in docs/tools/site/navigation.ts: ${homeless.join(', ')}`);
  for (const { at, from } of PAGES) {
    if (from === undefined) continue;
    const text = siteLinks(readFileSync(ROOT + from, 'utf8'), from, PAGES, needed);
    writePage(folder, at, at.startsWith('rules/') ? withFolds(text) : text);
  }
  mkdirSync(`${folder}/public/pictures`, { recursive: true });
  for (const path of needed.pictures)
    copyFileSync(ROOT + path, `${folder}/public/pictures/${basename(path)}`);
}

const MOST_RULES = 100;

// A long page of rules shows its sections; the rules of each are opened.
function withFolds(text: string): string {
  const rulesIn = (part: string) => part.match(/^\| <a id=/gm)?.length ?? 0;
  if (rulesIn(text) <= MOST_RULES) return text;
  return text.replaceAll(/(?:^\|.*\n)+/gm, (table) => {
    const count = rulesIn(table);
    return count === 0
      ? table
      : `<details><summary>${counted(count, 'rule')}</summary>\n\n${table}\n</details>\n`;
  });
}

/** Writes a page by its path on the site. */
export function writePage(folder: string, at: string, markdown: string): void {
  const file = `${folder}/${at.endsWith('/') ? `${at}index` : at}.md`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, markdown);
}

// The report of the public surface is for reviews: the reference tells the same. Notes are for people who
// change the code.
const NO_PAGE = /^docs\/(api|generated|notes|playground|tools)\/|^docs\/api-report\.md$|^maps\/tools\//;

function documents(): readonly string[] {
  const below = ['docs', 'maps'].flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  return ['README.md', 'CHANGELOG.md', ...below.filter((path) => !NO_PAGE.test(path)).sort()];
}
