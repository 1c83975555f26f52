// Links that lead nowhere: to a file that is not there, or to an anchor that its page does not have. For pages of HTML and for
// markdown as those who show it make anchors of headings. Addresses of other hosts are not asked.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Lists the dead links of files, by path: `docs/style.md: ../nowhere.md`. */
export function deadLinks(files: readonly string[]): string[] {
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (file: string) => {
    const known = anchors.get(file) ?? new Set(anchorsIn(file));
    anchors.set(file, known);
    return known;
  };
  return files.flatMap((file) =>
    [...new Set(linksIn(file))]
      .filter((link) => isDead(file, link, anchorsOf))
      .map((link) => `${file}: ${link}`),
  );
}

function isDead(from: string, link: string, anchorsOf: (file: string) => ReadonlySet<string>): boolean {
  const [path, anchor = ''] = link.split('#').map(decodeURIComponent);
  const file = path === '' ? from : join(dirname(from), path.replace(/\?.*/, ''));
  if (!existsSync(file)) return true;
  return anchor !== '' && /\.(html|md|svg)$/.test(file) && !anchorsOf(file).has(anchor);
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

// The second of two headings that read alike gets a number.
function headings(markdown: string): readonly string[] {
  const count = new Map<string, number>();
  return [...markdown.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading]) => {
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    const times = count.get(slug) ?? 0;
    count.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  });
}

const withoutCode = (markdown: string) =>
  markdown
    .replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()"]/g, ''));
