// What a build of the site does not find by itself: a link to an anchor that its page does not have, a source or
// picture that is not there, and a hole, where VitePress left out an unknown component. VitePress fails on a link
// to a page that is not there, and docs/tools/site/links.ts on a document that links to no file.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Lists what is wrong with the pages of a built site, which a server shows under `base`. */
export function faultsOf(site: string, base: string): readonly string[] {
  const texts = new Map(
    readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.html'))
      .map((path) => [join(site, path), readFileSync(join(site, path), 'utf8')]),
  );
  const anchors = new Map(
    [...texts].map(([page, text]) => [page, new Set(valuesOf(text, /<[a-z][^>]*?\s(?:id|name)="([^"]+)"/g))]),
  );
  const isDead = (page: string, link: string) => {
    const [path, anchor = ''] = link
      .replace(/\?[^#]*/, '')
      .split('#')
      .map(decodeURIComponent);
    const from = path.startsWith(base) ? join(site, path.slice(base.length)) : join(dirname(page), path);
    const file = path === '' ? page : from.replace(/\/$/, '/index.html');
    // The playground reads behind the sign which game to open.
    const isPlace = anchor !== '' && anchors.has(file) && !file.endsWith('playground/index.html');
    return !existsSync(file) || (isPlace && !anchors.get(file)?.has(anchor));
  };
  return [...texts].flatMap(([page, text]) => {
    const links = [...new Set(valuesOf(text, /<[a-z][^>]*?\s(?:href|src)="([^"]+)"/g))];
    const dead = links.filter((link) => !/^[a-z]+:/i.test(link) && isDead(page, link));
    // A component that was rendered has left no tag of its name.
    const holes = /<[A-Z]\w*[\s>]/.test(text) ? [`${page}: a component is missing`] : [];
    return [...dead.map((link) => `${page}: ${link} leads nowhere`), ...holes];
  });
}

const valuesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, value]) => value.replaceAll('&amp;', '&'));

if (process.argv[1] === import.meta.filename) {
  const faults = faultsOf('docs/api', process.env['DOCS_BASE'] ?? '/');
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
