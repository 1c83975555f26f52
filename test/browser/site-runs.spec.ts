// The blocks of code on the site run where their button is pressed, and log what their comments say.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PAGES } from '../../docs/tools/site/navigation.js';
import { SOAK } from '../long-run.js';
import { browser } from './shared.js';
import { AT, SITE } from './site-server.js';

let page: Page;
const faults: string[] = [];
beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', ({ message }) => faults.push(message));
});
afterAll(() => page.close());
afterEach(() => expect(faults.splice(0)).toEqual([]));

const withButtons = PAGES.map(({ at: path }) => `${path.endsWith('/') ? `${path}index` : path}.html`).filter(
  (path) => readFileSync(join(SITE, path), 'utf8').includes('data-runs="worker"'),
);

test('guides and recipes have blocks that run', () => {
  expect(withButtons.filter((path) => path.startsWith('guides/')).length).toBeGreaterThan(9);
  expect(withButtons.filter((path) => path.startsWith('recipes/')).length).toBeGreaterThan(8);
});

// Each block runs in `test/guides.test.ts` too, and is bundled with the site. Here one of a page is pressed, and in a soak all.
const pressed = (path: string, count: number) =>
  SOAK ? [...Array(count).keys()] : [withButtons.indexOf(path) % count];

test.each(withButtons)('blocks of %s log what they say', async (path) => {
  await page.goto(`${AT}/${path}`);
  const buttons = page.locator('button.run[data-runs="worker"]');
  for (const n of pressed(path, await buttons.count())) {
    const button = buttons.nth(n);
    await button.click();
    await page.waitForFunction(
      (one) => document.querySelectorAll('button.run[data-runs="worker"]')[one].textContent === 'Run again',
      n,
    );
    const logged = await button.evaluate((one) => one.nextElementSibling?.textContent ?? '');
    const source = await button.evaluate((one) => one.previousElementSibling?.textContent ?? '');
    const said = (text: string) => text.replaceAll(/^ *\/\/ ?/gm, ' ').replaceAll(/\s+/g, ' ');
    const lines = logged.trimEnd().split('\n');
    expect(lines.filter((line) => !said(source).includes(said(line).trim()))).toEqual([]);
    expect(logged).not.toBe('');
  }
});

test('the quick start is played on its own page', async () => {
  await page.goto(`${AT}/quick-start.html`);
  await page.click('button.run[data-runs="page"]');
  const stage = page.frameLocator('iframe.stage');
  await stage.locator('#choices button').first().waitFor();
  const before = await stage.locator('#asked').textContent();
  expect(before).not.toBe('');
  expect(await stage.locator('#board svg *').count()).toBeGreaterThan(400);
});

test('a game is played in two tabs', async () => {
  const context = await browser.newContext();
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(`${AT}/recipes/two-tabs.html`);
    await tab.click('button.run[data-runs="page"]');
  }
  const [one, other] = tabs.map((tab) => tab.frameLocator('iframe.stage').getByRole('button'));
  await one.filter({ hasText: 'Step 0' }).click();
  await other.filter({ hasText: 'Step 1' }).click();
  await one.filter({ hasText: 'Step 2' }).waitFor();
  expect(await other.allTextContents()).toEqual(await one.allTextContents());
  await context.close();
});

test('a game is played on its page', async () => {
  await page.goto(`${AT}/games/hex-tycoon.html`);
  await page.click('.play-here button');
  const playground = page.frameLocator('.play-here iframe');
  await playground.locator('#status', { hasText: ': ' }).waitFor();
  expect(await playground.locator('#board svg *').count()).toBeGreaterThan(400);
});
