// The built site as a server shows it: files of docs/api, under `/`.

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { ROOT } from './in-browser.js';

/** The folder of the built site. */
export const SITE = join(ROOT, 'docs/api');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
};

const server = createServer(({ url = '/' }, response) => {
  const path = decodeURIComponent(new URL(url, 'http://site').pathname);
  const file = join(SITE, normalize(path.endsWith('/') ? `${path}index.html` : path));
  if (!existsSync(file)) return void response.writeHead(404).end();
  const type = TYPES[extname(file)];
  response.writeHead(200, type === undefined ? {} : { 'content-type': `${type}; charset=utf-8` });
  response.end(readFileSync(file));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
server.unref();

/** The address of its front page, without the last slash. */
export const AT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
