// The documentation site as it is built: every document has a page, the playground and the boards work, it
// can be read on a phone and by those who do not see it. Links are held by docs/tools/check-anchors.ts.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../../docs/tools/site/navigation.js';
import { browser } from './shared.js';
import { AT, SITE } from './site-server.js';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

const addressOf = (at: string) => `/${at.endsWith('/') ? `${at}index` : at}.html`;
const documents = ['/index.html', ...PAGES.map(({ at }) => addressOf(at))];
const reference = readdirSync(join(SITE, 'reference'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html'))
  .map((path) => `/reference/${path.replaceAll('\\', '/')}`)
  .sort();

const faults: string[] = [];
afterEach(() => expect(faults.splice(0)).toEqual([]));

async function open(address: string, viewport = DESK): Promise<Page> {
  const page = await watched({ viewport });
  await page.goto(AT + address);
  return page;
}

/** A page without an address, whose errors are faults. */
async function watched(options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
  return page;
}

/** By how much a page is wider than the screen. */
const spareOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('every document of the sources has its page, under a title of its own', () => {
  const built = new Set(readdirSync(SITE, { recursive: true, encoding: 'utf8' }).map((path) => `/${path}`));
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.filter((address) => !built.has(address))).toEqual([]);
  expect(PAGES.filter(({ title }) => /\.md$|^[A-Z]+$|\//.test(title))).toEqual([]);
});

test('the bots of the front page play, and stop when they are told', async () => {
  const page = await open('/');
  await page.locator('.live-board svg').first().waitFor();
  const said = page.locator('.live-board .said');
  const first = await said.textContent();
  await page.waitForFunction(
    (told) => document.querySelector('.live-board .said')?.textContent !== told,
    first,
  );
  await page.click('.live-board button');
  expect(await page.textContent('.live-board button')).toContain('Watch');
  await page.close();
});

test('the board of a title is mounted where it is asked for', async () => {
  const [game] = PAGES.filter((page) => page.at.startsWith('games/'));
  const page = await open(addressOf(game.at));
  await page.click('.live-board button');
  await page.locator('.live-board svg').first().waitFor();
  expect(await page.locator('.live-board svg *').count()).toBeGreaterThan(400);
  await page.close();
});

test.each(['/index.html', '/introduction.html'])('%s leads to the playground', async (from) => {
  const page = await open(from);
  await page
    .locator('main a[href*="/playground/index.html"], .front a[href*="/playground/index.html"]')
    .first()
    .click();
  await page.waitForURL(/playground\/index.html$/);
  await page.click('[data-title="twentieth-century-limited"]');
  await page.click('#begin');
  expect(await page.textContent('#status')).toMatch(/^\w+: /);
  await page.close();
});

test('a rule is told where its id stands', async () => {
  const page = await open('/rules/china-rails.html');
  const link = page.locator('.vp-doc a.rule').first();
  await link.hover();
  const card = page.locator('.rule-card');
  await card.waitFor();
  expect(await card.textContent()).toContain((await link.textContent()) as string);
  await page.close();
});

test('on a phone wide tables and code scroll by themselves, and no page does', async () => {
  // As they come from the server: scripts take longer than all the rest, and some pages are looked at with them below.
  const page = await watched({ viewport: PHONE, javaScriptEnabled: false });
  const wide: string[] = [];
  // Pages of the reference are alike.
  for (const address of [...documents, ...reference.filter((_, index) => index % 40 === 0)]) {
    await page.goto(AT + address);
    const spare = await spareOf(page);
    if (spare > 0) wide.push(`${address} by ${spare}`);
  }
  expect(wide).toEqual([]);
  await page.close();
});

test('72 columns of code fit into a page', async () => {
  const page = await open('/guides/play-in-a-page.html');
  const columns = await page.evaluate(() => {
    const pre = document.querySelector('.vp-doc pre') as HTMLElement;
    const code = pre.querySelector('code') as HTMLElement;
    const probe = document.createElement('span');
    probe.textContent = 'x'.repeat(72);
    code.append(probe);
    const { paddingLeft, paddingRight } = getComputedStyle(code);
    const room = pre.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const wide = probe.getBoundingClientRect().width;
    probe.remove();
    return (72 * room) / wide;
  });
  expect(columns).toBeGreaterThanOrEqual(72);
  await page.close();
});

// What somebody wants, in plain words, and where the answer stands.
const WISHES: Readonly<Record<string, string>> = {
  'draw a board': '/recipes/draw-a-board.html',
  'show a hand': '/recipes/show-a-hand.html',
  undo: '/recipes/undo.html',
  bots: '/recipes/bots.html',
  save: '/recipes/save.html',
  server: '/recipes/server.html',
  'replay viewer': '/recipes/replay-viewer.html',
  'another language': '/recipes/another-language.html',
  'house rule': '/recipes/house-rule.html',
  'own map': '/recipes/own-map.html',
  'train a network': '/recipes/train-a-network.html',
  'property test': '/recipes/property-test.html',
  'how to add a city': '/guides/board.html#put-cities-and-goods-on-it',
  'third player small city': '/rules/milepost.html#M-BUILD-13',
  'two tabs': '/recipes/two-tabs.html',
  'type not assignable': '/when-something-goes-wrong.html#the-compiler-says-no',
  'legal moves': '/guides/play-in-a-page.html#hold-the-state',
  websocket: '/recipes/websocket.html',
  vue: '/recipes/vue-and-svelte.html',
  'how many players': '/titles.html',
  'generate docs': '/guides/document.html',
  'hide cards from other players': '/guides/security.html#secrets',
  'coordinates of a city': '/map-format.html#the-lattice',
  'a bot that waits': '/guides/table.html#looks-and-words',
};

// The addresses of the first results for each text.
async function firstResults(wishes: readonly string[], count = 3): Promise<Record<string, string[]>> {
  const page = await open('/introduction.html');
  await page.click('.DocSearch-Button');
  const results = page.locator('.VPLocalSearchBox .result');
  const found: Record<string, string[]> = {};
  for (const wish of wishes) {
    await page.fill('#localsearch-input', '');
    await results.first().waitFor({ state: 'detached' });
    await page.fill('#localsearch-input', wish);
    await results.first().waitFor();
    const all = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    found[wish] = all.slice(0, count);
  }
  await page.close();
  return found;
}

test('each of 24 everyday wishes is among the first three results', async () => {
  const found = await firstResults(Object.keys(WISHES));
  expect(Object.keys(found)).toHaveLength(24);
  const missed = Object.entries(WISHES).filter(
    ([wish, at]) => !found[wish].some((one) => one.startsWith(at)),
  );
  expect(missed.map(([wish]) => [wish, found[wish]])).toEqual([]);
});

test('a rule is found by its id, a refusal by its code, and an error by its name', async () => {
  const found = await firstResults(['M-BUILD-13', 'E-STALE-1', 'build/right-of-way', 'DamagedSaveError'], 1);
  expect(Object.fromEntries(Object.entries(found).map(([wish, [first]]) => [wish, first]))).toEqual({
    'M-BUILD-13': '/rules/milepost.html#M-BUILD-13',
    'E-STALE-1': '/rules/engine.html#E-STALE-1',
    // Of three titles that refuse alike, one comes first.
    'build/right-of-way': expect.stringMatching(/^\/games\/[a-z]+-[a-z]+\.html#buildtrack$/),
    DamagedSaveError: '/reference/railhead/classes/DamagedSaveError.html#damagedsaveerror',
  });
});

test('after the quick start comes the first recipe', async () => {
  const page = await open('/quick-start.html');
  expect(await page.locator('.pager-link.next').getAttribute('href')).toBe('/recipes/draw-a-board.html');
  await page.close();
});

test('long pages are folded, and an address opens what it names', async () => {
  const page = await open('/games/iron-dragon.html');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(17_000);
  await page.goto(`${AT}/rules/milepost.html#M-BUILD-13`);
  await page.locator('tr:has([id="M-BUILD-13"])').waitFor();
  await page.goto(`${AT}/rules/milepost.html`);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(17_000);
  await page.close();
});

test('llms.txt lists every document, whose Markdown is there; llms-full.txt has the guides', () => {
  const read = (path: string) => readFileSync(join(SITE, path), 'utf8');
  const plain = documents.slice(1).map((address) => address.replace(/html$/, 'md'));
  expect(plain.filter((address) => !read('llms.txt').includes(`(${address})`))).toEqual([]);
  expect(plain.filter((address) => !/^# /m.test(read(address)))).toEqual([]);
  const guides = plain.filter((address) => /^\/(guides|recipes)\//.test(address));
  expect(guides.filter((address) => !read('llms-full.txt').includes(read(address)))).toEqual([]);
});

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const READ = [
  '/index.html',
  '/introduction.html',
  '/guides/play-in-a-page.html',
  '/guides/bots.html',
  '/adding-a-ruleset.html',
  '/examples/host.html',
  '/games/china-rails.html',
  '/rules/hex-tycoon.html',
  '/reference/railhead/index.html',
  '/reference/railhead/players/functions/playGame.html',
];

// Nothing but colours is different in the dark.
const ALL = ['wcag2a', 'wcag2aa', 'wcag21aa'];
const COLOURS = { type: 'rule', values: ['color-contrast'] };

describe('can be read without seeing it, and is no wider than the screen', () => {
  let page: Page;
  beforeAll(async () => {
    page = await watched({ viewport: DESK });
  });
  afterAll(() => page.close());

  test.each(READ)('%s, at a desk, on a phone and in the dark', async (address) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(DESK);
    await page.goto(AT + address);
    // The theme has run.
    await page.locator('.VPSidebarItem .caret[role="button"] >> nth=0').waitFor({ state: 'detached' });
    await page.evaluate(axeSource);
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await spareOf(page)).toBeLessThanOrEqual(0);
      expect(await unreadable(page, ALL)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html.dark').waitFor();
    expect(await unreadable(page, COLOURS)).toEqual([]);
  });
});

declare const axe: {
  run(where: object, how: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** What would keep people out who do not see the page, once nothing changes its colour any more. */
const unreadable = (page: Page, runOnly: unknown) =>
  page.evaluate(async (only) => {
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(changing.map(({ finished }) => finished));
    // What is on a board is told by the board's own tests.
    const { violations } = await axe.run({ exclude: ['.live-board .board-picture'] }, { runOnly: only });
    return violations.map(({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0].html.slice(0, 160)}`);
  }, runOnly);
