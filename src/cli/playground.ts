// railhead playground: serves the playground that comes with the package, with the modules that it loads, to this machine alone.

import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Flags, wholeNumberOf } from './arguments.js';
import { BadInputError, say } from './console.js';

const PAGE = '/playground/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Serves it until Ctrl-C. */
export async function playground(flags: Flags): Promise<void> {
  const built = fileURLToPath(new URL('./', import.meta.url));
  if (!existsSync(join(built, PAGE)))
    throw new BadInputError('the playground is not built here; npm run build builds it');
  const server = await servePlayground(built, wholeNumberOf(flags, 'port', { least: 0, most: 65_535 }) ?? 0);
  say(`The playground is at ${addressOf(server)} until Ctrl-C.`);
  await new Promise((resolve) => server.once('close', resolve));
}

/**
 * A server of the built package, whose page lies in `playground`, on loopback; port 0 is any that is free. It serves pages, styles and
 * modules that are there when it begins, by their own paths, and nothing else. Throws where the port cannot be had.
 */
export async function servePlayground(built: string, port: number): Promise<Server> {
  const files = new Map(servedIn(built).map((path) => [`/${path}`, path]));
  files.set(PAGE, `${PAGE}index.html`);
  const server = createServer(async ({ url = '/' }, response) => {
    const address = url.split('?')[0];
    const path = files.get(address);
    if (address === '/') response.writeHead(302, { location: PAGE }).end();
    else if (path === undefined) response.writeHead(404).end();
    else {
      const content = await readFile(join(built, path));
      const headers = { 'content-type': TYPES[extname(path)], 'cache-control': 'no-cache' };
      response.writeHead(200, headers).end(content);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new BadInputError(`cannot listen on port ${port}: ${error.code ?? error.message}`)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** Where a server's page is found. */
export function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${PAGE}`;
}

function servedIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => Object.hasOwn(TYPES, extname(path)))
    .map((path) => path.replaceAll('\\', '/'));
}
