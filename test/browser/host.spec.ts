// The pages of the example host, as it serves them: people sit down and their browsers make a seed, a seat changes
// hands, and the board of the match, all under the policy that the host sends.

import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHost, type Running, startHost } from '../examples/host/host-process.js';
import { until } from '../until.js';
import { bundled, ROOT } from './in-browser.js';
import { browser } from './shared.js';

const HOST = join(ROOT, 'docs/examples/host');

let host: Running;
let matches: string;
const faults: string[] = [];

beforeAll(async () => {
  // As it lies when it is built, where its script finds its packages.
  const built = join(ROOT, 'node_modules/.cache/railhead/host-pages');
  mkdirSync(join(built, 'out'), { recursive: true });
  const script = await buildHost('host-pages/out/host');
  for (const file of ['lobby.html', 'match.html', 'style.css'])
    copyFileSync(join(HOST, file), join(built, file));
  for (const page of ['page', 'lobby']) {
    const text = await bundled({ entryPoints: [join(HOST, `${page}.ts`)] }, 'esm');
    writeFileSync(join(built, `out/${page}.js`), text);
  }
  matches = mkdtempSync(join(tmpdir(), 'railhead-host-pages-'));
  host = await startHost(script, join(matches, 'matches.db'));
}, 120_000);
afterAll(async () => {
  await host?.kill();
  rmSync(matches, { recursive: true });
});

// Each player has a browser of their own.
async function open(address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) faults.push(message.text());
  });
  const answer = await page.goto(host.url + address);
  expect(answer?.headers()['content-security-policy']).toContain("style-src 'self'");
  return page;
}

test('friends sit down, a seat changes hands, and at the end each browser checks the seed', async () => {
  const ann = await open('/');
  await ann.selectOption('#title', 'china-rails');
  await ann.fill('#seats', '3');
  await ann.click('#new button');
  await ann.locator('#open button', { hasText: 'Take seat 1' }).waitFor();
  const sit = async (page: Page, name: string, seat: number) => {
    await page.fill('#name', name);
    await page.locator('#colours input').nth(seat).check();
    await page.locator('#open button', { hasText: `Take seat ${seat}` }).click();
  };
  await sit(ann, 'Ann', 1);
  await ann.locator('#open button', { hasText: 'A bot for seat 3' }).click();
  await ann.locator('#open li', { hasText: 'Bot 3, a bot' }).waitFor();

  // Ben finds the game in the lobby, Cem comes by the link.
  const ben = await open('/');
  await ben.locator('#tables a', { hasText: 'China Rails: Ann, an open seat, Bot 3' }).click();
  const cem = await open(new URL(ann.url()).pathname + new URL(ann.url()).hash);
  await cem.setViewportSize({ width: 390, height: 844 });
  await cem.locator('#open button', { hasText: 'Take seat 2' }).waitFor();
  expect(await widthOf(cem)).toBeLessThanOrEqual(390);
  await sit(ben, 'Ben <b>', 2);
  await ann.locator('#who', { hasText: 'You are Ann.' }).waitFor();
  await cem.locator('#who', { hasText: 'You look on.' }).waitFor();
  expect(await ann.locator('#board > svg *').count()).toBeGreaterThan(400);
  expect(await widthOf(cem)).toBeLessThanOrEqual(390);

  await ben.locator('#own button', { hasText: 'I leave for now' }).click();
  cem.on('dialog', (dialog) => void dialog.accept('Cem'));
  await cem.locator('#seats li').nth(1).locator('button', { hasText: 'Take this seat' }).click();
  await cem.locator('#who', { hasText: 'You are Cem.' }).waitFor();
  await ben.locator('#who', { hasText: 'You look on.' }).waitFor();
  await ann.locator('#seats li', { hasText: 'Cem' }).waitFor();

  for (const page of [ann, cem]) await page.locator('#own button', { hasText: 'Agree to end' }).click();
  for (const page of [ann, cem])
    await page.locator('#proof', { hasText: 'holds. Seed' }).filter({ hasText: 'Nobody chose' }).waitFor();
  const lobby = await open('/');
  await lobby.locator('#finished li', { hasText: 'agreed' }).waitFor();
  // A host that showed other commitments than it publishes is found out.
  await ann.evaluate(() => {
    const page = Object.keys(localStorage).find((one) => one.includes('/table/')) as string;
    const notes = JSON.parse(localStorage.getItem(page) as string);
    notes.own.reserves.reverse();
    localStorage.setItem(page, JSON.stringify(notes));
  });
  await ann.reload();
  await ann.locator('#proof', { hasText: /reserve|shown/ }).waitFor();
  expect(faults).toEqual([]);
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('two players play on the page of a match: a turn is sent, a reload loses nothing, a stranger looks on', async () => {
  const begun = await fetch(`${host.url}/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ruleset: 'china-rails', seats: ['Ann', 'Ben'] }),
  });
  const { match, keys } = (await begun.json()) as { match: string; keys: readonly string[] };
  const pages = [await open(`/match#${match}?key=${keys[0]}`), await open(`/match#${match}?key=${keys[1]}`)];
  const stranger = await open(`/match#${match}`);
  await stranger.locator('#who', { hasText: 'You look on.' }).waitFor();
  for (const page of pages) await page.locator('#cards li').first().waitFor();
  expect(await stranger.locator('#cards li').count()).toBe(0);

  const end = 'End the turn';
  const isFirst = await pages[0].locator('#actions button', { hasText: end }).count();
  const [own, other] = isFirst > 0 ? pages : [pages[1], pages[0]];
  for (const page of [own, other]) page.on('dialog', (dialog) => void dialog.accept());
  // Clicks here and there until a city offers itself, and builds to it.
  const build = async (page: Page) => {
    const box = (await page.locator('#board > svg').boundingBox())!;
    const offer = page.locator('#actions button', { hasText: 'Build' }).first();
    for (const [x, y] of PLACES) {
      await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
      if ((await offer.count()) > 0) break;
    }
    await offer.click();
    await page.locator('#actions button', { hasText: 'Undo' }).waitFor();
  };
  await build(own);
  await own.locator('#actions button', { hasText: 'Undo' }).click();
  expect(await own.locator('#actions button', { hasText: 'Undo' }).count()).toBe(0);
  await build(own);
  await own.locator('#actions button', { hasText: end }).click();
  await stranger.locator('#log li', { hasText: 'builds' }).first().waitFor();
  await other.locator('#log li', { hasText: 'builds' }).first().waitFor();

  await other.reload();
  await other.locator('#log li', { hasText: 'builds' }).first().waitFor();
  await build(other);
  // The last player of the first round begins the second: the turn is theirs to take back until others are asked.
  for (let turn = 0; turn < 2; turn++) await other.locator('#actions button', { hasText: end }).click();
  const built = stranger.locator('#log li', { hasText: /^(Ann|Ben) builds/ });
  await until(async () => (await built.count()) === 2);
  expect(await own.locator('aside .refused').textContent()).toBe('');
  const gone = await open('/match#0000');
  await gone.locator('main .refused', { hasText: 'there is no such table' }).waitFor();
  expect(faults).toEqual([]);
});

// Places of the picture of China Rails at which there is land; one of them has a city near by.
const PLACES = [0.3, 0.4, 0.5, 0.6, 0.7].flatMap((x) => [0.35, 0.45, 0.55].map((y) => [x, y] as const));
