// railhead playground: serves the playground that comes with the package, to this machine alone.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Flags, wholeNumberOf } from './arguments.js';
import { BadInputError, say } from './console.js';

const TYPES: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'playground.js': 'text/javascript; charset=utf-8',
  'style.css': 'text/css; charset=utf-8',
};

/** Serves it until Ctrl-C. */
export async function playground(flags: Flags): Promise<void> {
  const folder = fileURLToPath(new URL('playground/', import.meta.url));
  if (!existsSync(folder))
    throw new BadInputError('the playground is not built here; npm run build builds it');
  const server = await servePlayground(folder, wholeNumberOf(flags, 'port', { least: 0, most: 65_535 }) ?? 0);
  say(`The playground is at ${addressOf(server)} until Ctrl-C.`);
  await new Promise((resolve) => server.once('close', resolve));
}

/** A server of the page in a folder, on loopback; port 0 is any that is free. Throws where the port cannot be had. */
export async function servePlayground(folder: string, port: number): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const name = url.split('?')[0].slice(1) || 'index.html';
    if (!Object.hasOwn(TYPES, name)) {
      response.writeHead(404).end();
      return;
    }
    const content = await readFile(`${folder}/${name}`);
    response.writeHead(200, { 'content-type': TYPES[name], 'cache-control': 'no-cache' }).end(content);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new BadInputError(`cannot listen on port ${port}: ${error.code ?? error.message}`)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** Where a server is found. */
export function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
