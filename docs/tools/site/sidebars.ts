// The sidebars: on documents the sections of the navigation; in the reference, on the pages of an entry, its
// exports under their headings and the way to the other entries.

import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { SECTIONS } from './navigation.js';
import { pagesIn } from './reference.js';

/** An item of a sidebar, as VitePress reads it. */
export interface Item {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly Item[];
}

/** The sidebar of the documents. */
export const documentSidebar = (): readonly Item[] =>
  SECTIONS.map(({ title, pages, closed = false }) => ({
    text: title,
    collapsed: closed,
    items: pages.map(({ title: text, at }) => ({ text, link: linkTo(at) })),
  }));

/** The address of a page by its path on the site. */
export const linkTo = (at: string): string => `/${at.endsWith('/') ? `${at}index` : at}.md`;

/** The sidebars of the reference by the path at which they hold, for pages in a folder of the site. */
export function referenceSidebars(folder: string, at: string): Readonly<Record<string, readonly Item[]>> {
  const entries = pagesIn(folder).filter((path) => path.endsWith('/index.md'));
  const items = entries.map((path) => {
    const text = readFileSync(`${folder}/${path}`, 'utf8');
    return { path: dirname(path), name: titleOf(text), text };
  });
  const others: Item = {
    text: 'Entries',
    collapsed: true,
    items: items.map(({ path, name }) => ({ text: name, link: `${at}${path}/index.md` })),
  };
  const opened: Item = { ...others, collapsed: false };
  return Object.fromEntries([
    [at, [opened]],
    ...items.map(({ path, name, text }) => [
      `${at}${path}/`,
      [{ text: name, link: `${at}${path}/index.md`, items: headingsOf(text) }, others],
    ]),
  ]);
}

const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1].replaceAll('\\', '') ?? '';

// An entry lists its exports in tables under headings.
function headingsOf(text: string): readonly Item[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      text: section.split('\n')[0],
      collapsed: false,
      items: [...section.matchAll(/^\| \[([^\]]+)\]\(([^)]+)\) \|/gm)].map(([, name, link]) => ({
        text: name.replaceAll('\\', ''),
        link,
      })),
    }))
    .filter(({ items }) => items.length > 0);
}
