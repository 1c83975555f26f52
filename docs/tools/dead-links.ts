// Links that lead nowhere: to a file that is not there, or to an anchor that its page does not have. For
// pages of HTML and for markdown as those who show it make anchors of headings. Addresses of other hosts are
// not asked.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A built site: its folder, and the base under which a server shows it, `/` or `/railhead/`. */
export interface Site {
  readonly folder: string;
  readonly base: string;
}

/**
 * Lists the dead links of files, by path: `docs/style.md: ../nowhere.md`. A link from the root
 * (`/guides/bots.html`) is looked for on the given site; without a site it is dead.
 */
export function deadLinks(files: readonly string[], site?: Site): string[] {
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (file: string) => {
    const known = anchors.get(file) ?? new Set(anchorsIn(file));
    anchors.set(file, known);
    return known;
  };
  const exists = new Map<string, boolean>();
  const isThere = (file: string) => {
    const known = exists.get(file) ?? existsSync(file);
    exists.set(file, known);
    return known;
  };
  const isDead = (from: string, link: string) => {
    const { file, anchor } = targetOf(from, link, site);
    if (file === undefined || !isThere(file)) return true;
    // The playground reads behind the sign which game to open.
    const isPlace = /\.(html|md|svg)$/.test(file) && !file.endsWith('playground/index.html');
    return anchor !== '' && isPlace && !anchorsOf(file).has(anchor);
  };
  return files.flatMap((file) =>
    [...new Set(linksIn(file))].filter((link) => isDead(file, link)).map((link) => `${file}: ${link}`),
  );
}

/** The pages of a site that links lead to, step by step, from one of them; that one is among them. */
export function reachedFrom(start: string, site: Site): ReadonlySet<string> {
  const reached = new Set([start]);
  // The set grows while it is walked.
  for (const page of reached)
    for (const link of linksIn(page)) {
      const { file } = targetOf(page, link, site);
      if (file?.endsWith('.html') && existsSync(file)) reached.add(file);
    }
  return reached;
}

function targetOf(
  from: string,
  link: string,
  site?: Site,
): { readonly file?: string; readonly anchor: string } {
  const [address, anchor = ''] = link.split('#').map(decodeURIComponent);
  const path = address.replace(/\?.*/, '');
  const isBelow = site !== undefined && path.startsWith(site.base);
  if (path === '') return { file: from, anchor };
  if (!path.startsWith('/')) return { file: join(dirname(from), path), anchor };
  if (!isBelow) return { anchor };
  const file = join(site.folder, path.slice(site.base.length));
  return { file: file.endsWith('/') || file === site.folder ? join(file, 'index.html') : file, anchor };
}

function linksIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const links = file.endsWith('.md')
    ? withoutCode(text).matchAll(/(?:\]\(|\b(?:href|src)=")([^)"\s]+)/g)
    : text.matchAll(/<[a-z][^>]*?\s(?:href|src)="([^"]+)"/g);
  return [...links]
    .map(([, link]) => link.replaceAll('&amp;', '&'))
    .filter((link) => !/^[a-z]+:/i.test(link));
}

function anchorsIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const ids = [...text.matchAll(/<[a-z][^>]*?\s(?:id|name)="([^"]+)"/g)].map(([, id]) => id);
  return file.endsWith('.md') ? [...ids, ...headings(withoutCode(text))] : ids;
}

// The second of two equal headings gets a number.
function headings(markdown: string): readonly string[] {
  const count = new Map<string, number>();
  return [...markdown.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading]) => {
    const slug = slugOf(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    const times = count.get(slug) ?? 0;
    count.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  });
}

/** The anchor of a heading. */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const withoutCode = (markdown: string) =>
  markdown
    .replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()"]/g, ''));
