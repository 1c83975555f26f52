// Board and table in a page that forbids everything it can: scripts and styles in the page, markup from text, foreign addresses.
// Nothing is refused, and everything is drawn and played. The playground is served under such a policy in all of its own tests.

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { examplesIn } from '../run-example.js';
import type { BoardPage } from './board/page.js';
import { bundled, ROOT } from './in-browser.js';
import { browser } from './shared.js';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; require-trusted-types-for 'script'";
// Nor is a policy of Trusted Types made: none is needed.
const STRICTER = `${POLICY}; trusted-types 'none'`;

declare const boardPage: BoardPage;
declare const refused: string[];

let server: Server;
const files = new Map<string, { readonly type: string; readonly text: string; readonly policy?: string }>();
const faults: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = '/' }, response) => {
    const file = files.get(url);
    if (file === undefined) return void response.writeHead(404).end();
    response
      .writeHead(200, {
        'content-type': `${file.type}; charset=utf-8`,
        'content-security-policy': file.policy ?? POLICY,
      })
      .end(file.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  files.set('/favicon.ico', { type: 'image/svg+xml', text: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
});
afterAll(() => void server.close());
afterEach(() => expect(faults.splice(0)).toEqual([]));

function serve(path: string, body: string, css: string, script: string, policy = POLICY): string {
  const html = `<!doctype html><html lang="en"><title>page</title><link rel="stylesheet" href="${path}.css">${body}<script type="module" src="${path}.js"></script></html>`;
  files.set(path, { type: 'text/html', text: html, policy });
  files.set(`${path}.css`, { type: 'text/css', text: css });
  files.set(`${path}.js`, { type: 'text/javascript', text: script });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}

// A page that keeps what its policy refused, from before its first script on.
async function open(address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 } });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(globalThis, { refused: kept });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      kept.push([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  const answer = await page.goto(address);
  expect(answer?.headers()['content-security-policy']).toContain(POLICY);
  return page;
}

const refusedOn = (page: Page) => page.evaluate(() => [...refused]);
const drawnOn = (page: Page, selector: string) => page.locator(`${selector} > svg *`).count();

test('the test sees what a policy refuses', async () => {
  const page = await open(
    serve(
      '/probe',
      '<i id="host" style="color:red"></i>',
      '',
      "document.querySelector('#host').innerHTML = '<b>x</b>';",
    ),
  );
  await page.waitForFunction(() => refused.length >= 2);
  const all = (await refusedOn(page)).join('\n');
  expect(all).toContain('style-src-attr');
  expect(all).toContain('require-trusted-types-for');
  expect(faults.splice(0).length).toBeGreaterThan(0);
  await page.close();
});

const { id: first } = allRulesets[0];

describe('a board', () => {
  let script: string;
  beforeAll(async () => {
    script = await bundled({ entryPoints: [join(import.meta.dirname, 'board/page.ts')] });
  });

  async function opened(policy: string): Promise<Page> {
    const css = 'body { margin: 0 } #host { width: 100vw; height: 100vh; overflow: hidden }';
    return open(serve(`/board-${policy.length}`, '<body><div id="host"></div></body>', css, script, policy));
  }

  // Whatever the policy of the guide refuses, the stricter one refuses too.
  test('is drawn, played, marked, moved and pointed at under the policy of the guide', async () => {
    const page = await opened(POLICY);
    await drawnAndPlayed(page, first);
    await page.close();
  });

  test('of every title is so with no policy of Trusted Types at all', async () => {
    const page = await opened(STRICTER);
    for (const { id } of allRulesets) await drawnAndPlayed(page, id);
    await page.close();
  });

  async function drawnAndPlayed(page: Page, id: string): Promise<void> {
    await page.evaluate((title) => boardPage.mount(title), id);
    const bare = await drawnOn(page, '#host');
    await page.evaluate(() => boardPage.play(20));
    expect(await drawnOn(page, '#host'), id).toBeGreaterThan(bare);
    expect(bare, id).toBeGreaterThan(400);
    const [width, height, display] = await page.evaluate(() => {
      const svg = document.querySelector('#host > svg') as SVGSVGElement;
      const { width, height } = svg.getBoundingClientRect();
      return [width, height, getComputedStyle(svg).display];
    });
    expect([width, height, display]).toEqual([1300, 900, 'block']);
    await page.mouse.move(650, 450);
    for (let turn = 0; turn < 3; turn++) await page.mouse.wheel(0, -300);
    await page.mouse.click(650, 450);
    await page.focus('#host');
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter', '0']) await page.keyboard.press(key);
    await page.waitForFunction(() => boardPage.said.length > 0);
    expect(await refusedOn(page), id).toEqual([]);
  }
});

test("the guide's whole table is drawn and played", async () => {
  const guide = readFileSync(join(ROOT, 'docs/guides/table.md'), 'utf8');
  const contents = examplesIn(guide, ' browser').find((one) => one.includes('openTable')) as string;
  const script = await bundled({ stdin: { contents, resolveDir: ROOT, loader: 'ts' } }, 'esm');
  const body = `<div id="board"></div>${['bar', 'asked', 'said', 'choices'].map((id) => `<div id="${id}"></div>`).join('')}${[
    'status',
    'cards',
    'standings',
    'log',
  ]
    .map((id) => `<ul id="${id}"></ul>`)
    .join('')}`;
  const page = await open(
    serve('/table', body, '#board { width: 900px; height: 640px; overflow: hidden }', script),
  );
  await page.locator('#choices button').first().waitFor();
  for (let turn = 0; turn < 4; turn++) {
    const before = await page.textContent('#log');
    await page.locator('#choices button').first().click();
    await page.waitForFunction((told) => document.querySelector('#log')?.textContent !== told, before);
  }
  expect(await drawnOn(page, '#board')).toBeGreaterThan(400);
  expect(await refusedOn(page)).toEqual([]);
  await page.close();
});
