// The pages of the example host, as it serves them: a table that makes its seed in the browsers of two players,
// and the board of the match, all under the policy that the host sends.

import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom, engine, type State } from '../../src/index.js';
import { buildHost, type Running, startHost } from '../examples/host/host-process.js';
import { bundled, launch, ROOT } from './in-browser.js';

const HOST = join(ROOT, 'docs/examples/host');

let browser: Browser;
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
  browser = await launch();
}, 120_000);
afterAll(async () => {
  await browser?.close();
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
