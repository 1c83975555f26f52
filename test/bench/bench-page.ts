// The chapter of pages: the page of the quick start in a Chromium, by the wall's clock, and pictures of every title.

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { allTitles } from '../../rulesets/index.js';
import type { AnyEngine } from '../../src/core/engine/index.js';
import { quartiles, taken } from './measure.js';
import { recordGame, statesOf } from './recorded.js';
import { type Report, told } from './report.js';

const PAGES = 7;
const ROOT = process.cwd();

/** Measures first paints, clicks and pictures. */
export async function benchPage(engine: AnyEngine, seed: string, report: Report): Promise<void> {
  report.chapter('pictures, late in games of the fullest table');
  for (const { id } of engine.rulesets) report.line(`${id}: ${await drawn(engine, id, seed)}`);
  report.chapter('a page (quick start: China Rails against a bot), by the wall’s clock');
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) {
    report.skipped('the page', `there is no Chromium at ${executablePath} (CHROMIUM_PATH)`);
    return;
  }
  // Playwright brings a zod that writes on schemas of this one, and the engine's are read-only: no game is played here after this.
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  await pages(browser, report);
  await browser.close();
}

async function pages(browser: Browser, report: Report): Promise<void> {
  const text = readFileSync(join(ROOT, 'docs/quick-start.md'), 'utf8');
  const [, body] = /```html\n([\s\S]*?)```/.exec(text) as RegExpExecArray;
  const [, contents] = /```ts browser\n([\s\S]*?)```/.exec(text) as RegExpExecArray;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    ...{ format: 'esm', bundle: true, minify: true, write: false, target: 'es2024', logLevel: 'error' },
    tsconfig: join(ROOT, 'docs/playground/tsconfig.json'),
  });
  const script = outputFiles[0].text;
  const server = createServer(({ url }, response) => {
    const isScript = url === '/src/main.ts';
    response.writeHead(200, {
      'content-type': `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`,
    });
    response.end(isScript ? script : `<!doctype html><html lang="en">${body}</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const paints: number[] = [];
  const clicks: number[] = [];
  for (let nth = 0; nth < PAGES; nth++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.locator('#choices button:enabled').first().waitFor();
    // Before it the page is empty, so the first thing that is painted is the board with what is asked.
    paints.push(await page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"));
    clicks.push(
      await page.evaluate(`(async () => {
        const [end] = [...document.querySelectorAll('#choices button')].filter((one) => /end/i.test(one.textContent));
        const began = performance.now();
        end.click();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - began;
      })()`),
    );
    await page.close();
  }
  server.close();
  report.line(`first paint of the board: ${told(quartiles(paints).median)} ms`);
  report.line(`from a click on “End turn” to the next picture: ${told(quartiles(clicks).median)} ms`);
}

// The still layer once a board, the pieces with every state.
async function drawn(engine: AnyEngine, id: string, seed: string): Promise<string> {
  const title = allTitles.find(({ ruleset }) => ruleset.id === id);
  if (title === undefined) throw new RangeError(`${id} has no picture`);
  const drawing = (await title.picture()) as never as {
    still(board: unknown): string;
    pieces(board: unknown, state: unknown): string;
  };
  const late = statesOf(engine, recordGame(engine, id, seed)).at(-2) as never;
  const { board } = engine.settingOf(late);
  const still = taken(() => void drawing.still(board)) / 1000;
  const pieces = Array.from({ length: 9 }, () => taken(() => void drawing.pieces(board, late)) / 1000);
  return `still layer ${told(still)} ms, pieces ${told(quartiles(pieces).median)} ms`;
}
