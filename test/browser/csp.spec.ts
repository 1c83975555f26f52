// Board, table and playground in a page that forbids everything it can: scripts and styles in the page, markup from text, foreign
// addresses. Nothing is refused, and everything is drawn and played.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildBeside } from '../../docs/tools/build-playground.mjs';
import { entryFiles as entry } from '../../entries.mjs';
import { allRulesets } from '../../rulesets/index.js';
import { addressOf, servePlayground } from '../../src/cli/playground.js';
import { examplesIn } from '../run-example.js';
import type { BoardPage } from './board/page.js';
import { bundled, launch, ROOT } from './in-browser.js';
import { playByClicks, stepOf } from './playground/clicks.js';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; require-trusted-types-for 'script'";
// Nor is a policy of Trusted Types made: none is needed.
const STRICTER = `${POLICY}; trusted-types 'none'`;

declare const boardPage: BoardPage;
declare const refused: string[];

let browser: Browser;
let server: Server;
const files = new Map<string, { readonly type: string; readonly text: string; readonly policy?: string }>();
const faults: string[] = [];

beforeAll(async () => {
  browser = await launch();
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
afterAll(async () => {
  await browser.close();
  server.close();
});
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

describe.each([
  ['the policy of the guide', POLICY],
  ['no policy of Trusted Types at all', STRICTER],
])('a board under %s', (_, policy) => {
  let address: string;
  beforeAll(async () => {
    const script = await bundled({ entryPoints: [join(import.meta.dirname, 'board/page.ts')] });
    const css = 'body { margin: 0 } #host { width: 100vw; height: 100vh; overflow: hidden }';
    address = serve(`/board-${policy.length}`, '<body><div id="host"></div></body>', css, script, policy);
  });

  test.each(allRulesets.map(({ id }) => id))(
    '%s is drawn, played, marked, moved and pointed at',
    async (id) => {
      const page = await open(address);
      await page.evaluate((title) => boardPage.mount(title), id);
      const bare = await drawnOn(page, '#host');
      await page.evaluate(() => boardPage.play(40));
      expect(await drawnOn(page, '#host')).toBeGreaterThan(bare);
      expect(bare).toBeGreaterThan(400);
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
      expect(await refusedOn(page)).toEqual([]);
      await page.close();
    },
  );
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

describe('the playground, as the command serves it', () => {
  let folder: string;
  let playground: Server;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'railhead-csp-'));
    // The modules of the package as they are published, without their types.
    await build({
      entryPoints: entry,
      absWorkingDir: ROOT,
      outdir: folder,
      bundle: true,
      splitting: true,
      format: 'esm',
      target: 'es2022',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      conditions: ['import'],
      external: [
        'immer',
        'morphdom',
        'fast-check',
        'boardgame.io',
        'tinypool',
        'bullmq',
        'ioredis',
        'node:*',
      ],
      logLevel: 'error',
    });
    await buildBeside(folder);
    playground = await servePlayground(folder, 0);
  }, 120_000);
  afterAll(() => {
    playground.close();
    rmSync(folder, { recursive: true });
  });

  test.each(allRulesets.map(({ id }) => id))('%s is begun, hinted at and played with bots', async (id) => {
    const page = await open(`${addressOf(playground)}#${id}?players=you,greedy`);
    await page.locator('#status').waitFor();
    await page.locator('#pace').evaluate((pace: HTMLSelectElement) => {
      pace.value = '0';
      pace.dispatchEvent(new Event('change'));
    });
    const { onBoard } = await playByClicks(page, { most: 14 });
    expect(onBoard).toBeGreaterThan(0);
    expect(await stepOf(page)).toBeGreaterThan(3);
    expect(await drawnOn(page, '#board')).toBeGreaterThan(400);
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('.bar > span')].map((bar) => (bar as HTMLElement).style.width),
    );
    expect(widths.every((width) => width.endsWith('%'))).toBe(true);
    expect(await refusedOn(page)).toEqual([]);
    await page.close();
  });
});
