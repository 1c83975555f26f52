// The guide's whole table in a real browser, as it is printed: two titles played by mouse against a bot, taken back, saved and loaded.

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { examplesIn } from '../run-example.js';
import { bundled, ROOT } from './in-browser.js';
import { browser } from './shared.js';

const SHOTS = join(ROOT, 'coverage/table');
// Storage needs an address.
const ADDRESS = 'http://localhost:1/';
const LISTS = ['status', 'cards', 'standings', 'log'];
const PAGE = `<!doctype html><html lang="en"><title>table</title>
<div id="board" style="width:900px;height:640px;overflow:hidden;float:left"></div>
${['bar', 'asked', 'said', 'choices'].map((id) => `<div id="${id}"></div>`).join('')}
${LISTS.map((id) => `<ul id="${id}"></ul>`).join('')}`;

let script: string;
let shared: string;
const faults: string[] = [];

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  const guide = readFileSync(join(ROOT, 'docs/guides/table.md'), 'utf8');
  const source = examplesIn(guide, ' browser').find((one) => one.includes('openTable')) as string;
  const built = (contents: string) => bundled({ stdin: { contents, resolveDir: ROOT, loader: 'ts' } }, 'esm');
  script = await built(source);
  shared = await built(source.replace('bots: [null, greedyBot]', 'bots: []'));
});
afterEach(() => expect(faults.splice(0)).toEqual([]));

async function opened(body = script): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 } });
  page.on('pageerror', (error) => faults.push(error.message));
  // The guide draws its seed from the platform.
  await page.addInitScript(() => Object.assign(crypto, { getRandomValues: (bytes: unknown) => bytes }));
  await page.route(`${ADDRESS}**`, (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript; charset=utf-8', body }
        : {
            contentType: 'text/html; charset=utf-8',
            body: `${PAGE}<script type="module" src="/page.js"></script>`,
          },
    ),
  );
  await page.goto(ADDRESS);
  await page.locator('#bar button').first().waitFor();
  return page;
}

const textOf = async (page: Page, id: string) => (await page.textContent(`#${id}`)) ?? '';
const choice = (page: Page, label: string | RegExp) =>
  page.locator('#choices button', { hasText: label }).first();
/** Waits until Ann is asked something that holds a word. */
const asked = (page: Page, word: string) =>
  page.waitForFunction((what) => {
    const text = document.querySelector('#asked')?.textContent ?? '';
    return text.startsWith('Ann:') && text.includes(what);
  }, word);

async function middleOf(page: Page, name: string): Promise<readonly [number, number]> {
  const label = page.locator('#board text', { hasText: new RegExp(`^${name}$`) }).first();
  const box = (await label.boundingBox()) as { x: number; y: number };
  return [box.x, box.y];
}

test('two turns of China Rails: a plan is looked at, played, taken back, saved and loaded', async () => {
  const page = await opened();
  const built = page.locator('[data-layer="track"] [data-segment]');
  const own = () => built.count();
  await asked(page, '');
  const before = await own();
  const [x, y] = await middleOf(page, 'Golmud');
  await page.mouse.move(x, y);
  await page.waitForFunction(() =>
    /^Building to Golmud takes \d+ steps, \d+ M/.test(document.querySelector('#said')?.textContent ?? ''),
  );
  await page.mouse.click(x, y);
  expect(await own()).toBe(before);
  expect(await choice(page, /^Build \d+ of \d+ steps to Golmud, \d+ M$/).count()).toBe(1);
  await page.mouse.click(x, y);
  const after = await own();
  expect(after).toBeGreaterThan(before + 5);
  expect(await textOf(page, 'status')).toMatch(/\d of 20 M to spend.*To win: \d+ of \d+ M in cash/);
  expect(await page.locator('#log li').first().textContent()).toMatch(
    /^Ann builds \d+ segments from .* for \d+ M\.$/,
  );
  await choice(page, 'Undo').click();
  expect(await own()).toBe(before);
  expect(await choice(page, 'Undo').isDisabled()).toBe(true);

  await page.mouse.move(x + 40, y + 40);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
  await choice(page, /^Build/).click();
  expect(await own()).toBe(after);
  await page.click('#bar button:has-text("Save")');
  await choice(page, 'End the turn').click();
  // The bot builds too, and Ann is asked again: her second turn.
  await asked(page, '');
  const round = await own();
  await page.mouse.move(x + 40, y + 40);
  await page.mouse.click(x, y);
  await choice(page, /^Build/).click();
  expect(await own()).toBeGreaterThan(round);
  expect(await page.locator('#cards li').count()).toBe(3);
  expect(await page.locator('#standings li').count()).toBe(2);
  await page.screenshot({ path: join(SHOTS, 'china-rails.png') });

  await page.click('#bar button:has-text("Load")');
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-layer="track"] [data-segment]').length === count,
    after,
  );
  expect(await choice(page, 'Undo').isDisabled()).toBe(true);
  await page.close();
});

test('two turns of Hex Tycoon in the same page, and back to the game that was saved', async () => {
  const page = await opened();
  await page.click('#bar button:has-text("Save")');
  await page.selectOption('#bar select', 'hex-tycoon');
  await asked(page, 'Pick a company');
  expect(await textOf(page, 'cards')).toContain('Green Machines. Builds a station for 2 MB instead of 5.');
  await choice(page, /^Take the company/).click();
  await asked(page, 'starting city');
  await clickPossible(page);
  for (const turn of [1, 2]) {
    await asked(page, 'Build rail markers');
    expect(await textOf(page, 'status')).toMatch(
      /4 of 4 rail markers to lay.*The game ends at: \d+ of \d+ cities/,
    );
    expect(await textOf(page, 'status')).not.toMatch(/To win/);
    await clickPossible(page);
    if ((await choice(page, /^Build/).count()) > 0) await choice(page, /^Build/).click();
    expect(await textOf(page, 'log')).toMatch(/builds \d rail markers? near /);
    await page.screenshot({ path: join(SHOTS, `hex-tycoon-${turn}.png`) });
    await goOn(page);
    // What is asked besides before the next turn is answered by doing no more.
    while (!(await textOf(page, 'asked')).includes('Build rail markers')) await goOn(page);
  }
  await page.click('#bar button:has-text("Load")');
  await page.waitForFunction(() => document.querySelector('select')?.value === 'china-rails');
  expect(await textOf(page, 'asked')).toContain('startup');
  await page.close();
});

test('two people at one screen: it is handed over before it shows what only one may know', async () => {
  const page = await opened(shared);
  const names = () => page.locator('#choices button').allTextContents();
  const cards = () => page.locator('#cards li').count();
  const asks = (name: string) =>
    page.waitForFunction(
      (who) => document.querySelector('#asked')?.textContent === `Hand the screen to ${who}.`,
      name,
    );
  // Whoever of Ann and Bot begins, it is the other one after the turn.
  const first = /Hand the screen to (\w+)\./.exec(await textOf(page, 'asked'))?.[1] as string;
  const other = first === 'Ann' ? 'Bot' : 'Ann';
  for (const name of [first, other]) {
    await asks(name);
    expect(await names()).toEqual([`I am ${name}`, 'Undo']);
    expect(await cards()).toBe(0);
    await choice(page, `I am ${name}`).click();
    expect(await textOf(page, 'asked')).toMatch(new RegExp(`^${name}:`));
    expect(await cards()).toBe(3);
    await choice(page, 'End the turn').click();
  }
  await page.close();
});

/** Clicks the middle of a place that is possible. */
async function clickPossible(page: Page): Promise<void> {
  const box = await page.locator('[data-layer="highlights"] [data-as="possible"]').first().boundingBox();
  const { x, y, width, height } = box as { x: number; y: number; width: number; height: number };
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Does nothing more in a phase, and waits until Ann is asked something else. */
async function goOn(page: Page): Promise<void> {
  const before = await textOf(page, 'asked');
  await choice(page, /^(End the phase|Pay no dividend)$/).click();
  await page.waitForFunction((text) => {
    const now = document.querySelector('#asked')?.textContent ?? '';
    return now.startsWith('Ann:') && now !== text;
  }, before);
}
