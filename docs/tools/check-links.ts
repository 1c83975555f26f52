// Fails where a link of the built site, of a document or of README leads nowhere.
//   npm run docs

import { readdirSync } from 'node:fs';
import { deadLinks } from './dead-links.js';

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
const pages = below('docs/api', '.html');
const dead = deadLinks([...documents, ...pages]);
for (const link of dead) console.error(`dead link in ${link}`);
console.log(`links: ${documents.length} documents, ${pages.length} pages, ${dead.length} dead`);
process.exitCode = dead.length > 0 ? 1 : 0;
