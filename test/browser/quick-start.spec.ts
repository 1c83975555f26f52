// The quick start does what it says: its page and its script, with nothing else, are a game against a bot.

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examplesIn } from '../run-example.js';
import { bundled, ROOT } from './in-browser.js';
import { browser } from './shared.js';

const text = readFileSync(join(ROOT, 'docs/quick-start.md'), 'utf8');
const [, body] = /```html\n([\s\S]*?)```/.exec(text) as RegExpExecArray;
const [contents] = examplesIn(text, ' browser');

let server: Server;
beforeAll(async () => {
  const script = await bundled({ stdin: { contents, resolveDir: ROOT, loader: 'ts' } }, 'esm');
  server = createServer(({ url }, response) => {
    const isScript = url === '/src/main.ts';
    response.writeHead(200, {
      'content-type': `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`,
    });
    response.end(isScript ? script : `<!doctype html><html lang="en">${body}</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

test('the page draws a board, shows three cards, and ends a turn that the bot answers', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.locator('#choices button:enabled').first().waitFor();
  expect(await page.locator('#board > svg *').count()).toBeGreaterThan(400);
  expect(await page.locator('#cards li').count()).toBe(3);
  await page.locator('#choices button', { hasText: /end/i }).click();
  await page.locator('#log li', { hasText: /^Bot/ }).first().waitFor();
  expect(faults).toEqual([]);
  await page.close();
});
