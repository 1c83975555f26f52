// Where a link of a document leads on the site. Documents link to each other, to pictures and to sources by
// their paths in the repository. On the site documents have other paths, pictures lie in one folder, and
// every source has a page.

import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { ROOT } from '../rule-pages.js';
import type { Page } from './navigation.js';

/** Pictures and sources that documents link to, by path. */
export interface Needed {
  readonly pictures: Set<string>;
  readonly sources: Set<string>;
}

/** The page on the site of a source. */
export const sourcePage = (path: string): string => `/source/${path}.html`;

const PLAYGROUND = 'docs/playground/index.html';
const CODE = /(^ *```[\s\S]*?^ *```|``[^`]*``|`[^`\n]*`)/m;

/** The markdown with its links as the site has them. Throws on one that leads nowhere. */
export function siteLinks(markdown: string, from: string, pages: readonly Page[], needed: Needed): string {
  const at = new Map(
    pages.flatMap((page) => (page.from === undefined ? [] : [[page.from, page.at] as const])),
  );
  const lead = (link: string) => leadsTo(link, from, at, needed);
  return markdown
    .split(CODE)
    .map((piece, index) =>
      // A link's text may hold code, so that its address alone is looked for.
      index % 2 === 1
        ? piece
        : piece
            .replaceAll(/\]\(([^)\s]+)\)/g, (_, link) => `](${lead(link)})`)
            .replaceAll(/\b(href|src)="([^"]+)"/g, (_, name, link) => `${name}="${lead(link)}"`),
    )
    .join('');
}

function leadsTo(link: string, from: string, at: ReadonlyMap<string, string>, needed: Needed): string {
  if (/^([a-z]+:|#|\/)/i.test(link)) return link;
  const [path, anchor] = link.split('#');
  const target = join(dirname(from), decodeURIComponent(path)).replace(/\/$/, '/README.md');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const page = at.get(target);
  if (page !== undefined) return `/${page}${page.endsWith('/') ? 'index' : ''}.md${hash}`;
  if (target === PLAYGROUND) return `/playground/index.html${hash}`;
  if (!existsSync(ROOT + target) || statSync(ROOT + target).isDirectory())
    throw new Error(`${from} links to ${link}, where there is no file`);
  if (/\.(svg|png|jpe?g)$/.test(target)) {
    needed.pictures.add(target);
    return `/pictures/${basename(target)}${hash}`;
  }
  needed.sources.add(target);
  return sourcePage(target) + hash;
}
