// railhead playground: serves the playground of the package, with the modules that it loads, to this machine
// alone.

import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Flags, textOf, wholeNumberOf } from './arguments.js';
import { BadInputError, say, warn } from './console.js';
import { checkedBoardOf } from './engine-for.js';
import { readJsonFile } from './files.js';
import { type OwnModules, ownModulesOf } from './own-modules.js';
import { titlesFor } from './titles.js';

const PAGE = '/playground/';
// Where the packages lie that the modules name: a list that the build writes beside the page.
const IMPORTS = 'playground/imports.json';
// The module by which the page asks for modules of somebody's own; as built, it lists no module.
const OWN_MODULES = `${PAGE}own-modules.js`;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
};
// Modules of somebody's own may load these too.
const OWN_TYPES: Readonly<Record<string, string>> = {
  ...TYPES,
  '.mjs': TYPES['.js'],
  '.json': 'application/json',
};

// The page needs nothing from anywhere else, and no text of it becomes a script or a style.
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};

/** Serves it until Ctrl-C, with the titles of `--rules` behind those of the package. */
export async function playground(flags: Flags): Promise<void> {
  const built = fileURLToPath(new URL('./', import.meta.url));
  if (!existsSync(join(built, PAGE)))
    throw new BadInputError('the playground is not built here; npm run build builds it');
  // A module without titles is refused here, before a page asks for it.
  await titlesFor(flags);
  const port = wholeNumberOf(flags, 'port', { least: 0, most: 65_535 }) ?? 0;
  const board = await checkedBoardOf(flags);
  const server = await servePlayground(built, port, { rules: textOf(flags, 'rules'), ...board });
  say(`The playground is at ${addressOf(server)} until Ctrl-C.`);
  await new Promise((resolve) => server.once('close', resolve));
}

/** What the page is served with. */
export interface OwnThings {
  /** A file with titles. */
  readonly rules?: string | undefined;
  /** A map, and its deck if it has one. */
  readonly map?: unknown;
  readonly deck?: unknown;
}

/**
 * A server of the built package on loopback, with the page in `playground`; port 0 is any free port. It
 * serves only the files of `rules` and the pages, styles and modules that exist when it begins, by their
 * paths. It answers only names of this machine, so that no other site's name leads here. Throws if the port
 * is taken, or if a browser cannot load `rules`.
 */
export async function servePlayground(
  built: string,
  port: number,
  { rules, map, deck }: OwnThings = {},
): Promise<Server> {
  const packages = readJsonFile(join(built, IMPORTS)) as Readonly<Record<string, string>>;
  const listed = servedIn(built);
  const addressIn = addressesOf(packages, listed);
  const linked = linkerOf(addressIn);
  const files = new Map(
    listed.map((path) => [`/${path}`, servedFile(join(built, path), TYPES[extname(path)], linked)]),
  );
  files.set(PAGE, files.get(`${PAGE}index.html`) as Served);
  const own = rules === undefined ? null : ownModulesOf(rules, (name) => addressIn(name) !== undefined);
  for (const [address, file] of own?.files ?? [])
    files.set(address, servedFile(file, OWN_TYPES[extname(file)], linked));
  if (own !== null || map !== undefined) {
    const text = ownModule(own, map === undefined ? null : { map, deck });
    files.set(OWN_MODULES, { type: TYPES['.js'], content: async () => text });
  }
  const server = createServer((request, response) => {
    answer(request, response, files).catch((error: NodeJS.ErrnoException) => {
      // A rebuild takes files away that were there when the server began.
      const isGone = error.code === 'ENOENT';
      if (!isGone) warn(`railhead: ${error.message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(isGone ? 404 : 500, HEADERS).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new BadInputError(`cannot listen on port ${port}: ${error.code ?? error.message}`)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

interface Served {
  readonly type: string;
  readonly content: () => Promise<Buffer | string>;
}

const servedFile = (file: string, type: string, linked: (module: string) => string): Served => ({
  type,
  async content() {
    const content = await readFile(file);
    return type === TYPES['.js'] ? linked(content.toString()) : content;
  },
});

async function answer(
  { method, headers, url = '/' }: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, Served>,
): Promise<void> {
  const refuse = (status: number, more = {}) =>
    void response.writeHead(status, { ...HEADERS, ...more }).end();
  if (!isHere(headers.host)) return refuse(421);
  if (method !== 'GET' && method !== 'HEAD') return refuse(405, { allow: 'GET, HEAD' });
  const address = url.split('?')[0];
  if (address === '/') return refuse(302, { location: PAGE });
  const file = files.get(address);
  if (file === undefined) return refuse(404);
  const content = await file.content();
  response.writeHead(200, {
    ...HEADERS,
    'content-type': file.type,
    'content-length': Buffer.byteLength(content),
  });
  response.end(method === 'HEAD' ? undefined : content);
}

// A name that another site has turned to this machine is not one of these. The port may be that of a tunnel.
const isHere = (host = '') => /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/i.test(host);

/** Where a server's page is found. */
export function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${PAGE}`;
}

// Where the packages are that modules name: those of the page, and the entries of this one.
function addressesOf(
  packages: Readonly<Record<string, string>>,
  listed: readonly string[],
): (name: string) => string | undefined {
  const entries = new Set(listed);
  return (name) => {
    if (Object.hasOwn(packages, name)) return `${PAGE}${packages[name]}`;
    const [, entry] = /^railhead(?:\/(.+))?$/.exec(name) ?? [];
    if (entry === undefined && name !== 'railhead') return undefined;
    const path = `${entry ?? 'index'}.js`;
    return entries.has(path) ? `/${path}` : undefined;
  };
}

// The built modules name packages as Node.js finds them. A browser needs addresses, and a list of them would
// be a script in the page.
function linkerOf(addressIn: (name: string) => string | undefined): (module: string) => string {
  return (module) =>
    module.replace(
      /(\b(?:from|import)\s*\(?\s*)(["'])([^"'\s]+)\2/g,
      (whole, before: string, quote: string, name: string) => {
        const address = addressIn(name);
        return address === undefined ? whole : `${before}${quote}${address}${quote}`;
      },
    );
}

// As `docs/playground/own-modules.ts`, with a module or the files of a board.
const ownModule = (own: OwnModules | null, board: object | null) =>
  [
    `export const ownModules = () => Promise.all([${own === null ? '' : `import(${JSON.stringify(own.entry)})`}]);`,
    `export const ownFiles = ${JSON.stringify(board)};`,
    '',
  ].join('\n');

function servedIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => Object.hasOwn(TYPES, extname(path)))
    .map((path) => path.replaceAll('\\', '/'));
}
