// The documentation site as it is built: documents have pages, the playground is found, and it can be read on a phone. Links are
// held by docs/tools/check-links.ts.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './in-browser.js';

const SITE = join(import.meta.dirname, '../../docs/api');
const pages = ['index.html', ...readdirSync(join(SITE, 'documents')).map((file) => `documents/${file}`)];
const url = (page: string) => pathToFileURL(join(SITE, page)).href;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('every document of the sources has its page', () => {
  const guides = readdirSync(join(SITE, '../guides')).map((file) => file.replace('.md', '.html'));
  expect(guides.length).toBeGreaterThan(4);
  expect(pages).toEqual(expect.arrayContaining(guides.map((file) => `documents/guides_${file}`)));
});

test.each(['index.html', 'documents/guides_interface.html'])('%s leads to the playground', async (from) => {
  const page = await browser.newPage();
  await page.goto(url(from));
  await page.click('.tsd-typography a:text-is("playground")');
  await page.waitForURL(/playground\/index.html$/);
  await page.click('[data-title="twentieth-century-limited"]');
  await page.click('#begin');
  expect(await page.textContent('#status')).toContain('Round');
  await page.close();
});

test('on a phone wide tables and code scroll by themselves, and no document does', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const wide: string[] = [];
  for (const one of pages) {
    await page.goto(url(one));
    const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (spare > 0) wide.push(`${one} by ${spare}`);
  }
  expect(wide).toEqual([]);
  await page.close();
});
