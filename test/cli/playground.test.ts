// The command that serves the playground: what the package has of pages, styles and modules, on loopback, and nothing else.

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addressOf, servePlayground } from '../../src/cli/playground';

const FILES = {
  'index.js': 'export {};',
  'index.d.ts': 'export {};',
  'playground/index.html': '<!doctype html>',
  'playground/style.css': 'body {}',
  'playground/covers/one.jpg': 'a picture',
  'playground/gone.js': 'export {};',
  'playground/imports.json': '{ "one/two": "packages/one-two.js" }',
  'named.js': `import*as a from"one/two";export * from 'one/two';import("one/two");import 'one/two';import b from "other";f("one/two");`,
};

let folder: string;
let server: Awaited<ReturnType<typeof servePlayground>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'railhead-playground-'));
  mkdirSync(join(folder, 'built/playground/covers'), { recursive: true });
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(folder, 'built', path), text);
  writeFileSync(join(folder, 'secret.js'), 'export {};');
  server = await servePlayground(join(folder, 'built'), 0);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

// As it stands, without what a client would tidy up.
const answerTo = (path: string, { method = 'GET', host }: { method?: string; host?: string } = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = host === undefined ? {} : { host };
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      response.resume();
      resolve(response);
    })
      .on('error', reject)
      .end();
  });
const statusOf = async (...asked: Parameters<typeof answerTo>) => (await answerTo(...asked)).statusCode;

test('serves the files of a board to the page', async () => {
  const board = { map: { kind: 'milepost' }, deck: { cards: [] } };
  const own = await servePlayground(join(folder, 'built'), 0, board);
  const text = await (await fetch(new URL('own-modules.js', addressOf(own)))).text();
  own.close();
  expect(text).toBe(
    `export const ownModules = () => Promise.all([]);\nexport const ownFiles = ${JSON.stringify(board)};\n`,
  );
});

test.each([
  ['.', 'text/html', 'playground/index.html'],
  ['/', 'text/html', 'playground/index.html'],
  ['index.html?players=you', 'text/html', 'playground/index.html'],
  ['style.css', 'text/css', 'playground/style.css'],
  ['covers/one.jpg', 'image/jpeg', 'playground/covers/one.jpg'],
  ['../index.js', 'text/javascript', 'index.js'],
] as const)('serves %s as %s', async (from, type, file) => {
  const answer = await fetch(new URL(from, addressOf(server)));
  expect(answer.headers.get('content-type')).toContain(type);
  expect(await answer.text()).toBe(FILES[file]);
});

test('listens to this machine alone', () => {
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
});

test.each([
  '/../secret.js',
  '/%2e%2e/secret.js',
  '/playground/../../secret.js',
  '/index.d.ts',
  '/constructor',
  '//',
])('serves nothing else: %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

test('a port that is taken is refused in words', async () => {
  const { port } = server.address() as AddressInfo;
  await expect(servePlayground(join(folder, 'built'), port)).rejects.toThrow(
    `cannot listen on port ${port}: EADDRINUSE`,
  );
});

test('names packages by their addresses in modules, and nothing else', async () => {
  const answer = await fetch(new URL('../named.js', addressOf(server)));
  const at = '/playground/packages/one-two.js';
  expect(await answer.text()).toBe(
    `import*as a from"${at}";export * from '${at}';import("${at}");import '${at}';import b from "other";f("one/two");`,
  );
  expect(await statusOf('/playground/imports.json')).toBe(404);
});

test('a file that is gone is not found, one that cannot be read is a fault, and the server goes on', async () => {
  const file = join(folder, 'built/playground/gone.js');
  expect(await statusOf('/playground/gone.js')).toBe(200);
  renameSync(file, `${file}.old`);
  expect(await statusOf('/playground/gone.js')).toBe(404);
  mkdirSync(file);
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await statusOf('/playground/gone.js')).toBe(500);
  expect(String(told.mock.calls)).toContain('EISDIR');
  told.mockRestore();
  rmSync(file, { recursive: true });
  renameSync(`${file}.old`, file);
  expect(await statusOf('/playground/gone.js')).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not taken', async (method) => {
  const { statusCode, headers } = await answerTo('/playground/', { method });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('HEAD tells what GET would send', async () => {
  const { statusCode, headers } = await answerTo('/playground/style.css', { method: 'HEAD' });
  expect([statusCode, headers['content-length']]).toEqual([200, '7']);
});

test.each([
  ['127.0.0.1:80', 200],
  ['localhost', 200],
  ['LOCALHOST:9000', 200],
  ['railhead.example', 421],
  ['127.0.0.1.railhead.example', 421],
  ['localhost:x', 421],
])('called %j it answers %d', async (host, status) => {
  expect(await statusOf('/playground/', { host })).toBe(status);
});

test('every answer has the policy of the page', async () => {
  for (const [path, asked] of [
    ['/playground/', {}],
    ['/', {}],
    ['/nothing', {}],
    ['/playground/', { method: 'POST' }],
    ['/playground/', { host: 'railhead.example' }],
  ] as const) {
    const { headers } = await answerTo(path, asked);
    expect(headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});
