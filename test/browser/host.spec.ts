// The pages of the example host, as it serves them: a table that makes its seed in the browsers of two players,
// and the board of the match, all under the policy that the host sends.

import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom, engine, type State } from '../../src/index.js';
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
  for (const file of ['index.html', 'table.html', 'style.css'])
    copyFileSync(join(HOST, file), join(built, file));
  for (const page of ['page', 'table-page']) {
    const text = await bundled({ entryPoints: [join(HOST, `${page}.ts`)] }, 'esm');
    writeFileSync(join(built, `out/${page}.js`), text);
  }
  matches = mkdtempSync(join(tmpdir(), 'railhead-host-pages-'));
  host = await startHost(script, matches);
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

async function press(page: Page, says: string): Promise<void> {
  await page.locator('#next', { hasText: says }).click();
}

test('two players make a seed on the page of a table, play, and check it at the end', async () => {
  const opener = await open('/table');
  await opener.selectOption('#title', 'hex-tycoon');
  await opener.click('#new button');
  await opener.locator('#links a').nth(1).waitFor();
  const links = await opener
    .locator('#links a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') as string));
  const [ann, ben] = [await open(links[0]), await open(links[1])];

  await press(ann, 'Commit');
  await ann.locator('#seats', { hasText: 'Seat 1 (you) has committed' }).waitFor();
  expect(await ann.isVisible('#next')).toBe(false);
  await press(ben, 'Commit');
  // A page that is loaded again still has the part.
  await ann.reload();
  await press(ann, 'Reveal');
  await press(ann, 'Deal');
  await ann.locator('#refused', { hasText: 'a part is missing' }).waitFor();
  await press(ben, 'Reveal');
  await press(ben, 'Deal');
  await ann.locator('#seats a', { hasText: 'Play' }).waitFor();

  await press(ann, 'Check');
  await ann.locator('#refused', { hasText: 'when the game is over' }).waitFor();
  await ann.click('#seats a');
  await ann.locator('#who', { hasText: 'You are Ann.' }).waitFor();
  expect(await ann.locator('#board > svg *').count()).toBeGreaterThan(400);
  await ann.close();

  await playToTheEnd(links);
  await press(ben, 'Check');
  await ben.locator('#checked', { hasText: 'Nobody chose the luck alone.' }).waitFor();
  // A host that showed other commitments than it publishes is found out.
  await ben.evaluate(() => {
    const page = Object.keys(localStorage)[0];
    const notes = JSON.parse(localStorage.getItem(page) as string);
    notes.own.reserves.reverse();
    localStorage.setItem(page, JSON.stringify(notes));
  });
  await press(ben, 'Check');
  await ben.locator('#checked', { hasText: /reserve|shown/ }).waitFor();
  expect(faults).toEqual([]);
});

// Plays what the title suggests, over the wire.
async function playToTheEnd(links: readonly string[]): Promise<void> {
  const [, id] = /#(\w+)\?/.exec(links[0]) as RegExpExecArray;
  const keys = links.map((link) => new URLSearchParams(link.split('?')[1]).get('key'));
  const [first] = readFileSync(join(matches, `${id}.jsonl`), 'utf8').split('\n');
  const { game, seed } = JSON.parse(first);
  const { ruleset, seatNames: seats, options, seedCommitments } = game;
  let state = engine.createGame(ruleset, { seats, seed, options, seedCommitments }) as State;
  const random = createRandom('any');
  while (state.outcome === null) {
    const [decision] = engine.decisions(state);
    for (const action of engine.suggest(state, decision, random)) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${keys[decision.seat]}` };
      const body = JSON.stringify({ action });
      const answered = await fetch(`${host.url}/matches/${id}/actions`, { method: 'POST', headers, body });
      expect(answered.status).toBe(200);
      state = engine.applyAction(state, action) as State;
    }
  }
}

test('two players play on the page of a match: a turn is sent, a reload loses nothing, a stranger looks on', async () => {
  const begun = await fetch(`${host.url}/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ruleset: 'china-rails', seats: ['Ann', 'Ben'] }),
  });
  const { match, keys } = (await begun.json()) as { match: string; keys: readonly string[] };
  const pages = [await open(`/#${match}?key=${keys[0]}`), await open(`/#${match}?key=${keys[1]}`)];
  const stranger = await open(`/#${match}`);
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
  expect(await own.locator('#refused').textContent()).toBe('');
  const gone = await open('/#0000');
  await gone.locator('#refused', { hasText: 'there is no such match' }).waitFor();
  expect(faults).toEqual([]);
});

// Places of the picture of China Rails at which there is land; one of them has a city near by.
const PLACES = [0.3, 0.4, 0.5, 0.6, 0.7].flatMap((x) => [0.35, 0.45, 0.55].map((y) => [x, y] as const));
