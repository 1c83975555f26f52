// `railhead playground --rules`: titles of a module of somebody's own stand behind those of the package, are played by clicks on their
// diagrams, and are kept like any other. Needs the built package.

import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addressOf, servePlayground } from '../../src/cli/playground.js';
import { until } from '../until.js';
import { ROOT } from './in-browser.js';
import { clickPossible, stepOf, textOf } from './playground/clicks.js';
import { browser } from './shared.js';

let server: Server;
let folder: string;
const faults: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'railhead-own-title-'));
  // Each file by itself, as the compiler of the example writes it.
  const example = join(ROOT, 'docs/examples/fen-shares');
  const entryPoints = ['fen-shares', 'map', 'words'].map((name) => join(example, `${name}.ts`));
  await build({ entryPoints, outdir: folder, format: 'esm', tsconfigRaw: {}, logLevel: 'error' });
  server = await servePlayground(join(ROOT, 'dist'), 0, { rules: join(folder, 'fen-shares.js') });
});
afterAll(async () => {
  server.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => expect(faults.splice(0)).toEqual([]));

async function opened(hash: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(`${addressOf(server)}${hash}`);
  return page;
}

test('it is offered with its bare board for a cover, behind the titles of the package', async () => {
  const page = await opened('');
  const covers = page.locator('.cover');
  await covers.nth(5).waitFor();
  expect(
    await covers.evaluateAll((all) => all.map((one) => one.dataset['title'])).then((ids) => ids.at(-1)),
  ).toBe('fen-shares');
  const cover = covers.last().locator('img');
  await until(() =>
    cover.evaluate(
      ({ src, complete, naturalWidth }: HTMLImageElement) =>
        src.startsWith('data:image/svg+xml') && complete && naturalWidth > 0,
    ),
  );
  await page.close();
});

test('a click on a link of its diagram builds there, and the game is kept', async () => {
  const page = await opened('#fen-shares?players=you,you&secrets=open&seed=7');
  await page.locator('#board text', { hasText: 'Fleet' }).waitFor();
  // Each share of the first auctions goes to the first bid, of five coins.
  for (let share = 0; share < 4; share++) {
    const list = page.locator('#moves details[data-key="kind-bid"]');
    if (!(await list.evaluate((one: HTMLDetailsElement) => one.open))) await list.locator('summary').click();
    await list.locator('button', { hasText: /^Bid 5$/ }).click();
    await page.locator('#pass').click();
    await until(async () => (await stepOf(page)) === 2 * share + 2);
  }
  expect(await textOf(page, '#status')).toContain('Build, offer a share, or pass.');
  const cubes = page.locator('#board [data-layer="trains"] rect');
  const [before, step] = [await cubes.count(), await stepOf(page)];
  await until(() => clickPossible(page));
  await page.locator('[data-do="0"]').click();
  await until(async () => (await stepOf(page)) === step + 1);
  expect(await cubes.count()).toBe(before + 1);
  await page.reload();
  await page.locator('#board text', { hasText: 'Fleet' }).waitFor();
  expect([await stepOf(page), await cubes.count()]).toEqual([step + 1, before + 1]);
  await page.close();
});
