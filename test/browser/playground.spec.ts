// The playground in a real browser, as it comes out of the built package: by pointer, by keyboard, on a phone.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = pathToFileURL(join(ROOT, 'docs/api/playground/index.html')).href;
const SHOTS = join(ROOT, 'coverage/playground');

let browser: Browser;
const faults: string[] = [];

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(() => browser.close());
afterEach(() => expect(faults.splice(0)).toEqual([]));

async function open(viewport = { width: 1500, height: 950 }): Promise<Page> {
  const page = await browser.newPage({ viewport });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(PAGE);
  await page.selectOption('#pace', '0');
  return page;
}

/** Begins a game in which a person has the first seat and bots the others. */
async function begin(page: Page, title: string): Promise<void> {
  // On a phone the form is folded.
  if (!(await page.locator('#title').isVisible())) await page.locator('#new > summary').click();
  await page.selectOption('#title', title);
  await page.click('#start');
  await yourMove(page);
}

const yourMove = (page: Page) =>
  page.waitForFunction(() => /your move|wins/.test(document.querySelector('#status')?.textContent ?? ''));
const stepOf = async (page: Page) => Number(await page.inputValue('#cursor'));

describe.each(allRulesets.map(({ id }) => id))('%s', (id) => {
  test('a whole turn is played by clicking the board and the list, and bots answer', async () => {
    const page = await open();
    await begin(page, id);
    const before = (await page.textContent('#status')) ?? '';
    expect(before).toContain('Seat 1 decides');
    const log = page.locator('#log li');
    // A few moves on the board where it has any, then whatever stands last, which ends phases.
    let clicked = 0;
    for (let move = 0; move < 40; move++) {
      await yourMove(page);
      const spots = page.locator('.spot');
      if (clicked < 3 && (await spots.count()) > 0) {
        const seen = await stepOf(page);
        await spots.nth(Math.floor((await spots.count()) / 2)).dispatchEvent('click');
        await clickSpot(page);
        if ((await stepOf(page)) > seen) clicked++;
      } else await page.locator('#actions button:not([aria-disabled])').last().click();
      const texts = await log.allTextContents();
      if (
        texts.some((text) => /Seat [23]/.test(text)) &&
        texts.filter((text) => /Seat 1/.test(text)).length > 3
      )
        break;
    }
    const texts = await log.allTextContents();
    expect(texts.some((text) => /Seat [23]/.test(text))).toBe(true);
    expect(clicked).toBeGreaterThan(0);
    await page.screenshot({ path: join(SHOTS, `${id}.png`) });
    await page.close();
  });
});

// Clicks in the middle of a legal spot, as a person would.
async function clickSpot(page: Page): Promise<void> {
  const box = await page.locator('.spot').first().boundingBox();
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a refused action names its rule when it is pointed at', async () => {
  const page = await open();
  await begin(page, 'china-rails');
  await page.locator('#actions button[aria-disabled]').first().hover();
  expect(await page.textContent('#why')).toMatch(/\[[A-Z]+-[A-Z]+-\d+\w*\] \S+/);
  // What the rule says stands behind the sentence that cites it.
  expect((await page.textContent('#why q'))?.length).toBeGreaterThan(20);
  await page.close();
});

test('steps back and forth, and branches off', async () => {
  const page = await open();
  await begin(page, 'hex-tycoon');
  await page.locator('#actions button:not([aria-disabled])').first().click();
  await yourMove(page);
  const reached = await stepOf(page);
  const status = await page.textContent('#status');
  await page.click('#first');
  expect(await stepOf(page)).toBe(0);
  expect(await page.locator('#log li').count()).toBe(0);
  await page.click('#last');
  expect([await stepOf(page), await page.textContent('#status')]).toEqual([reached, status]);
  await page.click('#run');
  await page.click('#back');
  while (!/your move/.test((await page.textContent('#status')) ?? '')) await page.click('#back');
  const from = await stepOf(page);
  expect(from).toBeLessThan(reached);
  await page.locator('#actions button:not([aria-disabled])').last().click();
  expect(await stepOf(page)).toBe(from + 1);
  expect(await page.getAttribute('#cursor', 'max')).toBe(String(from + 1));
  await page.close();
});

test('a record can be pasted; a changed one is refused in words and the game stays', async () => {
  const page = await open();
  await begin(page, 'hex-tycoon');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#download')]);
  const stream = await download.createReadStream();
  let text = '';
  for await (const part of stream) text += part;
  const [status, step] = [await page.textContent('#status'), await stepOf(page)];
  await page.fill('#paste', text.replace('"seed":"7"', '"seed":"8"'));
  await page.click('#open');
  expect(await page.textContent('#record-said')).toContain('digest');
  expect(await page.textContent('#status')).toBe(status);
  for (const [damaged, said] of [
    ['', /paste/i],
    [text.slice(0, -20), /no JSON/],
    ['{}', /no railhead\/record/],
    [text.replace(/"formatVersion":\d+/, '"formatVersion":99'), /version 99/],
  ] as const) {
    await page.fill('#paste', damaged);
    await page.click('#open');
    expect(await page.textContent('#record-said')).toMatch(said);
    expect(await page.textContent('#status')).toBe(status);
  }
  expect(await page.getAttribute('#record-said', 'role')).toBe('alert');
  await page.click('#first');
  expect(await stepOf(page)).toBe(0);
  await page.fill('#paste', text);
  await page.click('#open');
  expect(await page.textContent('#record-said')).toMatch(/^\d+ actions/);
  expect(await stepOf(page)).toBe(step);
  await page.close();
});

test('plays by keyboard alone: whoever presses an action stays in the list, at the same kind of action', async () => {
  const page = await open();
  await begin(page, 'china-rails');
  const before = await stepOf(page);
  const track = page.locator('#actions details[data-kind=buildTrack]');
  await track.locator('summary').focus();
  if ((await track.getAttribute('open')) === null) await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  for (const built of [1, 2, 3]) {
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.type)).toBe(
      'buildTrack',
    );
    await page.keyboard.press('Enter');
    expect(await stepOf(page)).toBe(before + built);
  }
  await page.locator('#actions button[data-type=endTurn]').focus();
  await page.keyboard.press('Enter');
  await yourMove(page);
  expect(await page.evaluate(() => document.activeElement?.closest('#actions') !== null)).toBe(true);
  await page.close();
});

test('a board and a deck of one’s own are played; what does not fit is said beside the files', async () => {
  const page = await open();
  const island = (name: string) =>
    name.includes('/') ? join(ROOT, name) : join(ROOT, 'docs/examples/island-rails', name);
  const begun = async (title: string, map: string | null, deck: string | null) => {
    await page.selectOption('#title', title);
    await page.setInputFiles('#map', map === null ? [] : island(map));
    await page.setInputFiles('#deck', deck === null ? [] : island(deck));
    await page.click('#start');
    await page.waitForTimeout(300);
    return page.textContent('#setup-said');
  };
  await page.locator('#own summary').click();
  expect(await begun('china-rails', 'map.json', null)).toContain('needs its deck');
  expect(await begun('china-rails', null, 'deck.json')).toContain('needs its map');
  expect(await begun('hex-tycoon', 'map.json', null)).toContain('kind hex; this one says milepost');
  expect(await begun('hex-tycoon', 'maps/hex-tycoon/map.json', 'deck.json')).toContain('without a deck');
  expect(await begun('china-rails', './package.json', 'deck.json')).toContain('no map');
  expect(await begun('china-rails', 'map.json', 'maps/china-rails/deck.json')).toMatch(/; and \d+ more\.$/);
  expect(await begun('china-rails', 'island-rails.ts', 'deck.json')).toContain('island-rails.ts is no JSON');
  expect(await begun('china-rails', 'deck.json', 'map.json')).not.toBe('');
  expect(await begun('india-rails', 'map.json', 'deck.json')).toContain('a victory needs');
  const united = 'maps/twentieth-century-limited';
  for (const [title, map, deck] of [
    ['hex-tycoon', 'maps/hex-tycoon/map.json', null],
    ['twentieth-century-limited', `${united}/map.json`, `${united}/deck.json`],
    ['india-rails', 'maps/india-rails/map.json', 'maps/india-rails/deck.json'],
  ] as const)
    expect(await begun(title, map, deck)).toBe('');
  await yourMove(page);
  await page.locator('#actions details[data-kind=buildTrack] summary').waitFor();
  await page.screenshot({ path: join(SHOTS, 'own-board.png') });
  await page.close();
});

test.each([
  ['china-rails', 'buildTrack', /^build \d+ \d+ (\d steps? [a-z-]+ of )?[A-Z][\w' -]+, to the [a-z-]+$/],
  ['hex-tycoon', 'chooseStartingCity', /^pick-city \d+ [A-Z][\w' -]+$/],
  ['twentieth-century-limited', 'keepRegionalCard', /^keep \d+ [A-Z][\w.]+(, [A-Z][\w. ]+)+$/],
])(
  '%s: an action in the list says where it is or what is on its card, and the board shows it',
  async (id, type, says) => {
    const page = await open();
    await begin(page, id);
    const actions = page.locator(`#actions button[data-type=${type}]`);
    for (let more = 0; more < 9 && (await actions.count()) === 0; more++) {
      await page.locator('#actions button:not([aria-disabled])').first().click();
      await yourMove(page);
    }
    for (const text of await actions.allTextContents()) expect(text).toMatch(says);
    await page
      .locator(`#actions details[data-kind=${type}]`)
      .evaluate((details) => details.setAttribute('open', ''));
    await actions.last().focus();
    expect(await page.locator('#board .marked').count()).toBe(type === 'keepRegionalCard' ? 0 : 1);
    await page.locator('#seed').focus();
    expect(await page.locator('#board .marked').count()).toBe(0);
    await page.close();
  },
);

test('every control has a name, and a phone needs no sideways scrolling', async () => {
  const page = await open({ width: 390, height: 800 });
  await begin(page, 'india-rails');
  // The form is out of the way, and whoever filled it in goes on at what the game says.
  expect(await page.locator('#title').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('status');
  const unnamed = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea')]
      .filter((element) => {
        const { labels } = element as HTMLInputElement;
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return name.trim() === '' && (labels?.length ?? 0) === 0;
      })
      .map(({ id, outerHTML }) => id || outerHTML),
  );
  expect(unnamed).toEqual([]);
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(width);
  await page.screenshot({ path: join(SHOTS, 'phone.png'), fullPage: true });
  await page.close();
});
