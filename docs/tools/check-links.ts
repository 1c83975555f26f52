// Fails where a link of the built site, of a document or of README leads nowhere. It also fails where nothing
// on the site leads to a page, and where a page has a hole: VitePress leaves out an unknown component.
//   npm run docs

import { readdirSync, readFileSync } from 'node:fs';
import { deadLinks, reachedFrom } from './dead-links.js';

const SITE = 'docs/api';

const below = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(extension))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);

const documents = [
  'README.md',
  'CHANGELOG.md',
  ...below('docs', '.md').filter((path) => !/^docs\/(api|generated)\//.test(path)),
  ...below('maps', '.md'),
];
const site = { folder: SITE, base: process.env['DOCS_BASE'] ?? '/' };
const pages = below(SITE, '.html');
const dead = [...deadLinks(documents), ...deadLinks(pages, site)];
const reached = reachedFrom(`${SITE}/index.html`, site);
// A source is linked where something names it. The page for missing addresses and the page that code blocks
// draw on have no links.
const lost = pages.filter(
  (page) => !reached.has(page) && !/^docs\/api\/(source\/|404\.html|live\/)/.test(page),
);
// A component that was rendered has left no tag of its name.
const holes = pages.filter((page) => /<[A-Z]\w*[\s>]/.test(readFileSync(page, 'utf8')));
for (const link of dead) console.error(`dead link in ${link}`);
for (const page of lost) console.error(`nothing leads to ${page}`);
for (const page of holes) console.error(`a component is missing in ${page}`);
console.log(
  `links: ${documents.length} documents, ${pages.length} pages, ${dead.length} dead, ${lost.length} lost, ${holes.length} with holes`,
);
process.exitCode = dead.length + lost.length + holes.length > 0 ? 1 : 0;
