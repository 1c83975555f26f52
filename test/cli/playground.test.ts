// The command that serves the playground: what the package has of pages, styles and modules, on loopback, and nothing else.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, servePlayground } from '../../src/cli/playground';

const FILES = {
  'index.js': 'export {};',
  'index.d.ts': 'export {};',
  'playground/index.html': '<!doctype html>',
  'playground/style.css': 'body {}',
};

let folder: string;
let server: Awaited<ReturnType<typeof servePlayground>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'railhead-playground-'));
  mkdirSync(join(folder, 'built/playground'), { recursive: true });
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(folder, 'built', path), text);
  writeFileSync(join(folder, 'secret.js'), 'export {};');
  server = await servePlayground(join(folder, 'built'), 0);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

// As it stands, without what a client would tidy up.
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['.', 'text/html', 'playground/index.html'],
  ['/', 'text/html', 'playground/index.html'],
  ['index.html?players=you', 'text/html', 'playground/index.html'],
  ['style.css', 'text/css', 'playground/style.css'],
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
  await expect(servePlayground(folder, port)).rejects.toThrow(`cannot listen on port ${port}: EADDRINUSE`);
});
