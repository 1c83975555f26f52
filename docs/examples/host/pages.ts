// How answers leave the host: pages and long answers compressed, with what a browser needs to keep them.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const PAGES: Readonly<Record<string, readonly [type: string, path: string]>> = {
  '/': ['text/html; charset=utf-8', 'lobby.html'],
  '/lobby.js': ['text/javascript', 'out/lobby.js'],
  '/match': ['text/html; charset=utf-8', 'match.html'],
  '/page.js': ['text/javascript', 'out/page.js'],
  '/style.css': ['text/css', 'style.css'],
};
// The policy of the security guide, and no other page frames a game.
const POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'",
  "require-trusted-types-for 'script'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');
const HERE = join(import.meta.dirname, import.meta.dirname.endsWith('out') ? '..' : '.');

interface Kept {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly tag: string;
}
const kept = new Map<string, Kept>();

function keptFile(file: string): Kept {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const plain = readFileSync(join(HERE, file));
  const tag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}"`;
  const read = { plain, gzip: gzipSync(plain), tag };
  kept.set(file, read);
  return read;
}

const takesGzip = ({ headers }: IncomingMessage) => /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

/** Sends a page; 304 where the browser has it. False where there is no such page. */
export function sendPage(path: string, request: IncomingMessage, response: ServerResponse): boolean {
  if (!Object.hasOwn(PAGES, path)) return false;
  const [type, file] = PAGES[path];
  const { plain, gzip, tag } = keptFile(file);
  // A browser asks whether its copy is still the newest, and then takes nothing.
  const headers = {
    etag: tag,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    'content-security-policy': POLICY,
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return true;
  }
  const isSmall = takesGzip(request);
  response.writeHead(200, {
    ...headers,
    'content-type': type,
    ...(isSmall && { 'content-encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : isSmall ? gzip : plain);
  return true;
}

// Below this, an answer becomes no shorter.
const WORTH_IT = 1000;

/** Sends an answer as JSON. `isFinal` ones never change, so clients may keep them. */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  [status, message]: readonly [status: number, message: object],
  isFinal = false,
): void {
  const plain = Buffer.from(JSON.stringify(message));
  const isSmall = plain.length > WORTH_IT && takesGzip(request);
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': isFinal ? 'public, max-age=31536000, immutable' : 'no-store',
    vary: 'accept-encoding',
    ...(isSmall && { 'content-encoding': 'gzip' }),
  });
  response.end(isSmall ? gzipSync(plain) : plain);
}
