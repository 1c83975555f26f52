// The command that serves the playground: three files on loopback, and nothing else.

import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, servePlayground } from '../../src/cli/playground';

const FOLDER = join(import.meta.dirname, '../../docs/playground');

let server: Awaited<ReturnType<typeof servePlayground>>;
beforeAll(async () => {
  server = await servePlayground(FOLDER, 0);
});
afterAll(() => server.close());

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

test('serves the page and its style, each as what it is', async () => {
  const page = await fetch(addressOf(server));
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toBe(readFileSync(join(FOLDER, 'index.html'), 'utf8'));
  const style = await fetch(`${addressOf(server)}style.css`);
  expect(style.headers.get('content-type')).toContain('text/css');
});

test('listens to this machine alone', () => {
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
});

test.each(['/../package.json', '/%2e%2e/package.json', '/table.ts', '/constructor', '//'])(
  'serves nothing else: %s',
  async (path) => {
    expect(await statusOf(path)).toBe(404);
  },
);

test('a port that is taken is refused in words', async () => {
  const { port } = server.address() as AddressInfo;
  await expect(servePlayground(FOLDER, port)).rejects.toThrow(`cannot listen on port ${port}: EADDRINUSE`);
});
