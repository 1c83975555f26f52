// The playground in a real browser, as it comes out of the built package: by pointer, by finger, by keyboard, at both sizes.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { barriers } from './barriers.js';
import { openPlayground, openRecord, SIZES } from './playground/built.js';
import { clickBoard, clickPossible, playByClicks, stepOf, textOf, yourMove } from './playground/clicks.js';
import { gameNearItsEnd } from './playground/mid-game.js';
import { browser } from './shared.js';

const ROOT = join(import.meta.dirname, '../..');
// A demand of the first hand of seed 7 that leads across half the board.
const FAR_LINE = 8;
const SHOTS = join(ROOT, 'coverage/playground');

const faults: string[] = [];
const open = (game: string, size: keyof typeof SIZES = 'desktop') =>
  openPlayground(browser, { game, size, faults });

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
});
afterEach(() => expect(faults.splice(0)).toEqual([]));

describe.each(allRulesets.map(({ id }) => id))('%s', (id) => {
  test('whole rounds are played by clicks alone, on the board too, and bots answer', async () => {
    const page = await open(`${id}?players=you,greedy,greedy&seed=5`);
    await yourMove(page);
    const wasSaid = async (seat: string) => (await textOf(page, '#log')).includes(seat);
    const { onBoard } = await playByClicks(page, {
      most: 80,
      // In some deals a few suggestions make the rounds: this goes on until the board was used too.
      done: async (clicked) => clicked > 0 && (await stepOf(page)) > 30 && (await wasSaid('Ben')),
    });
    expect(await stepOf(page)).toBeGreaterThan(15);
    expect(onBoard).toBeGreaterThan(0);
    expect(await page.locator('#board > svg *').count()).toBeGreaterThan(400);
    const bars = await page.locator('.bar > span').evaluateAll((all) => all.map((bar) => bar.style.width));
    expect(bars.filter((width) => !width.endsWith('%'))).toEqual([]);
    await page.screenshot({ path: join(SHOTS, `${id}-desktop.png`) });
    expect(await barriers(page)).toEqual([]);
    await page.close();
  });

  test('on a phone the board and the cards are in sight together, and nothing keeps people out', async () => {
    const page = await open(`${id}?players=you,greedy`, 'phone');
    await yourMove(page);
    await playByClicks(page, { most: 8 });
    const { width, height } = SIZES.phone.viewport;
    const [content, tall] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect([content <= width, tall <= height]).toEqual([true, true]);
    for (const [selector, least] of [
      ['#board', 250],
      ['#hand-panel', 60],
      ['#undo', 24],
    ] as const) {
      const box = await page.locator(selector).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(least);
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    for (const row of await page.locator('.asides').all())
      expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(34);
    expect(await barriers(page)).toEqual([]);
    await page.screenshot({ path: join(SHOTS, `${id}-phone.png`) });
    await page.close();
  });
});

// Whole games from their first action take minutes: npm run try -- soak playground. One is played in ending.spec.ts.
test.each([
  ['hex-tycoon', 'desktop', 40],
  ['china-rails', 'phone', 60],
] as const)(
  '%s on a %s: a game that was left is opened against bots and played to its end by clicks',
  async (id, size, left) => {
    const page = await open(id, size);
    await openRecord(page, gameNearItsEnd(id, { left }));
    const began = await stepOf(page);
    const { isOver, onBoard } = await playByClicks(page, { most: 400 });
    expect([isOver, onBoard > 0]).toEqual([true, true]);
    expect(await stepOf(page)).toBeGreaterThan(began + 20);
    expect(await textOf(page, '#status')).toMatch(/ wins\. /);
    expect(await barriers(page)).toEqual([]);
    await page.screenshot({ path: join(SHOTS, `${id}-${size}-over.png`) });
    await page.close();
  },
);

test('hex-tycoon: what passes is one of several dividends, and the others are offered beside it', async () => {
  const page = await open('hex-tycoon?players=you,greedy');
  const dividends = page.locator('#turn [data-type="payDividend"], [data-key="kind-payDividend"]');
  await playByClicks(page, { most: 80, done: async () => (await dividends.count()) > 0 });
  expect(await page.locator('#pass').textContent()).toBe('Pay no dividend');
  expect(await dividends.count()).toBeGreaterThan(0);
  await page.close();
});

test('what is undone is gone, up to what revealed luck', async () => {
  const page = await open('china-rails?players=you,you&secrets=open');
  await yourMove(page);
  const before = await stepOf(page);
  expect(await clickBoard(page, 0)).toBe(true);
  await page.click('[data-do="0"]');
  expect(await stepOf(page)).toBeGreaterThan(before);
  expect(await textOf(page, '#log')).toContain('builds from');
  await page.click('#undo');
  expect(await stepOf(page)).toBe(before);
  expect(await page.locator('#undo').isDisabled()).toBe(true);
  await page.click('#pass');
  expect(await page.locator('#undo').isDisabled()).toBe(true);
  await page.close();
});

test('between two people at one screen it is handed over, and nobody sees the other’s cards', async () => {
  const page = await open('twentieth-century-limited?players=you,you');
  expect(await yourMove(page)).toBe('taken');
  expect(await textOf(page, '#hand')).not.toContain('Company Card');
  await page.click('#take');
  const own = await page.locator('#hand .card').allTextContents();
  expect(own.length).toBeGreaterThan(3);
  // The draft is over for one as soon as he has kept a card of each era.
  await playByClicks(page, { most: 12, done: async () => (await yourMove(page)) === 'taken' });
  expect(await textOf(page, '#hand-over')).toContain('Ben');
  expect(await textOf(page, '#hand')).not.toContain('Regional Card');
  await page.click('#take');
  expect(await page.locator('#hand .card').allTextContents()).not.toEqual(own);
  await page.close();
});

test('a card that is pointed at lights up its cities with what they pay', async () => {
  const page = await open('china-rails');
  await yourMove(page);
  const line = page.locator('#hand .card button.line').first();
  const pays = await line.locator('.pays').textContent();
  expect(await line.locator('.from').textContent()).toMatch(/^from [A-Z]/);
  await line.hover();
  const lit = page.locator('[data-layer="highlights"]');
  expect(await lit.locator('[data-as="selected"][data-city]').count()).toBe(1);
  expect(await lit.locator('[data-as="possible"][data-city]').count()).toBeGreaterThan(0);
  expect(await lit.locator('text').textContent()).toBe(pays);
  await page.hover('#what');
  expect(await lit.locator('[data-as="selected"]').count()).toBe(0);
  await page.close();
});

test('what is not allowed now says why, and rules are read where a pointer rests', async () => {
  const page = await open('china-rails');
  await yourMove(page);
  await page.click('.not-now summary');
  const refused = page.locator('.not-now p').first();
  expect(await refused.textContent()).toMatch(/\[[A-Z]+-[A-Z]+-\d+\w*\]$/);
  await refused.hover();
  await page.locator('#tip').waitFor();
  expect((await textOf(page, '#tip')).length).toBeGreaterThan(30);
  await page.hover('#what');
  expect(await page.locator('#tip').isVisible()).toBe(false);
  await page.close();
});

test('steps back and forth, and branches off', async () => {
  const page = await open('hex-tycoon?players=you,greedy');
  await yourMove(page);
  await playByClicks(page, { most: 4 });
  await yourMove(page);
  const reached = await stepOf(page);
  await page.click('#hold');
  await page.click('#first');
  expect(await stepOf(page)).toBe(0);
  await page.click('#last');
  expect(await stepOf(page)).toBe(reached);
  await page.click('#first');
  while (await page.locator('#hint').isDisabled()) await page.click('#forth');
  const from = await stepOf(page);
  await page.click('#hint');
  await page.click('[data-do="0"]');
  expect(await page.getAttribute('#cursor', 'max')).toBe(String(await stepOf(page)));
  expect(await stepOf(page)).toBeGreaterThan(from);
  expect(await stepOf(page)).toBeLessThan(reached);
  await page.close();
});

test('a record is saved and opened again; a changed one is refused in words and the game stays', async () => {
  const page = await open('hex-tycoon?players=you,greedy');
  await yourMove(page);
  const text = await downloaded(page, '#download');
  const step = await stepOf(page);
  await page.click('#to-start');
  expect(await downloaded(page, '#saved [aria-label^="Save"]')).toBe(text);
  await page.click('#import summary');
  for (const [damaged, said] of [
    ['', /paste/i],
    [text.slice(0, -20), /no JSON/],
    ['{}', /no railhead\/record/],
    [text.replace(/"formatVersion":\d+/, '"formatVersion":99'), /version 99/],
    [text.replace('"seed":"7"', '"seed":"8"'), /digest/],
  ] as const) {
    await page.fill('#paste', damaged);
    await page.click('#open');
    await page.waitForFunction(() => document.querySelector('#record-said')?.textContent !== '');
    expect(await textOf(page, '#record-said')).toMatch(said);
  }
  expect(await page.locator('#saved li').count()).toBe(1);
  await page.setInputFiles('#record-file', {
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.click('#open');
  await yourMove(page);
  expect(await stepOf(page)).toBe(step);
  await page.close();
});

async function downloaded(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
  let text = '';
  for await (const part of await download.createReadStream()) text += part;
  return text;
}

test('plays by keyboard alone: the board by arrows, the rest by buttons, and nobody loses his place', async () => {
  const page = await open('hex-tycoon?players=you,greedy');
  await yourMove(page);
  const before = await stepOf(page);
  await page.focus('#hint');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('hint');
  await page.focus('[data-do="0"]');
  await page.keyboard.press('Enter');
  await yourMove(page);
  expect(await stepOf(page)).toBeGreaterThan(before);
  expect(await page.evaluate(() => document.activeElement?.closest('#turn') !== null)).toBe(true);
  await page.focus('#board');
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  expect(await page.textContent('#board [aria-live]')).toMatch(/[A-Z]/);
  await page.close();
});

test('a game is chosen in the dialog; what does not fit is said there', async () => {
  const page = await open('china-rails');
  await page.click('#to-start');
  await page.click('[data-title="china-rails"]');
  expect(await barriers(page)).toEqual([]);
  const island = (name: string) =>
    name.includes('/') ? join(ROOT, name) : join(ROOT, 'docs/examples/island-rails', name);
  const begun = async (title: string, map: string | null, deck: string | null) => {
    await page.click('#close-new');
    await page.click(`[data-title="${title}"]`);
    if (!(await page.locator('#map').isVisible())) await page.click('#own summary');
    await page.setInputFiles('#map', map === null ? [] : island(map));
    await page.setInputFiles('#deck', deck === null ? [] : island(deck));
    await page.click('#begin');
    await page.waitForFunction(
      () =>
        document.querySelector('#setup-said')?.textContent !== '' ||
        !(document.querySelector('#new') as HTMLDialogElement).open,
    );
    return textOf(page, '#setup-said');
  };
  expect(await begun('china-rails', 'map.json', null)).toContain('needs its deck');
  expect(await begun('china-rails', null, 'deck.json')).toContain('needs its map');
  expect(await begun('hex-tycoon', 'map.json', null)).toContain('kind hex; this one says milepost');
  expect(await begun('hex-tycoon', 'maps/hex-tycoon/map.json', 'deck.json')).toContain('without a deck');
  expect(await begun('china-rails', './package.json', 'deck.json')).toContain('no map');
  expect(await begun('china-rails', 'map.json', 'maps/china-rails/deck.json')).toMatch(/; and \d+ more\.$/);
  expect(await begun('china-rails', 'island-rails.ts', 'deck.json')).toContain('island-rails.ts is no JSON');
  expect(await begun('india-rails', 'map.json', 'deck.json')).toContain('a victory needs');
  await page.fill('[name="name0"]', 'Ann');
  await page.click('#options-head');
  expect(await page.locator('#options label').count()).toBeGreaterThan(3);
  expect(await begun('india-rails', 'maps/india-rails/map.json', 'maps/india-rails/deck.json')).toBe('');
  await yourMove(page);
  expect(await textOf(page, '#what')).toBe('India Rails');
  await page.close();
});

test('the end of a line and what is possible are clicked on the board', async () => {
  const page = await open('hex-tycoon?players=you,greedy');
  let isDone = false;
  for (let more = 0; more < 12 && !isDone; more++) {
    await yourMove(page);
    const before = await stepOf(page);
    if (await clickPossible(page)) {
      // A second click on the same place means it.
      await clickSelected(page);
      isDone = (await stepOf(page)) > before;
    } else await playByClicks(page, { most: 2 });
  }
  expect(isDone).toBe(true);
  await page.close();
});

async function clickSelected(page: Page): Promise<void> {
  const box = await page.locator('[data-layer="highlights"] [data-as="planned"]').first().boundingBox();
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a far city is clicked and the stretch is seen with its price; clicked again, it is built as far as the turn allows', async () => {
  const page = await open('china-rails?players=you,you&secrets=open');
  await yourMove(page);
  // A card lights the city up, so one sees where it is.
  const line = page.locator('#hand .card button.line').nth(FAR_LINE);
  const [, city] = / to (.*)$/.exec((await line.locator('span').textContent()) ?? '') ?? [];
  await line.hover();
  const ring = page.locator('[data-layer="highlights"] [data-as="selected"][data-city]');
  const box = (await ring.boundingBox()) as { x: number; y: number; width: number; height: number };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  expect(await textOf(page, '.proposal strong')).toBe(`Build to ${city}`);
  expect(await textOf(page, '.proposal .note')).toMatch(/^\d+ M in all, \d turns/);
  const [, count, all, price] =
    /Build (\d+) of (\d+), (\d+) M/.exec(await textOf(page, '[data-do="0"]')) ?? [];
  expect(Number(count)).toBeGreaterThan(3);
  expect(Number(all)).toBeGreaterThan(Number(count));
  const planned = page.locator('[data-layer="highlights"] [data-as="planned"]');
  expect(await planned.count()).toBe(Number(count));
  const before = await stepOf(page);
  await page.mouse.click(x, y);
  expect(await stepOf(page)).toBe(before + Number(count));
  expect(await textOf(page, '.meters')).toContain(`${20 - Number(price)} of 20 M to spend`);
  // One click did it, one takes it back.
  await page.click('#undo');
  expect(await stepOf(page)).toBe(before);
  await page.close();
});

test('what others did last is told and lit up, one thing after another', async () => {
  const page = await open('china-rails?players=you,greedy,greedy');
  await playByClicks(page, { most: 8 });
  await yourMove(page);
  const heard: string[] = [];
  const planned = page.locator('[data-layer="highlights"] [data-as="planned"]');
  for (let more = 0; more < 20; more++) {
    await page.click('#recall');
    const said = await textOf(page, '.recalled');
    if (said === '') break;
    heard.push(said);
    await planned.first().waitFor({ state: 'attached' });
  }
  const count = heard.length;
  expect(count).toBeGreaterThan(0);
  expect(heard.map((said) => said.split(':')[0])).toEqual(heard.map((_, at) => `${at + 1} of ${count}`));
  expect(heard.every((said) => / (Ben|Cleo)/.test(said) && !said.includes('Ann builds'))).toBe(true);
  expect(await planned.count()).toBe(0);
  await page.close();
});

test('a place that the train can reach is clicked: the way is seen, and the train runs it', async () => {
  const page = await open('china-rails?players=you,greedy');
  for (let more = 0; more < 12; more++) {
    await yourMove(page);
    if ((await page.locator('[data-key="kind-moveTrain"]').count()) > 0) break;
    await page.click('#hint');
    await page.click('[data-do="0"]');
  }
  const before = await stepOf(page);
  expect(await clickPossible(page)).toBe(true);
  const [, steps] = /(\d+) steps?, this turn/.exec(await textOf(page, '.proposal')) ?? [];
  expect(Number(steps)).toBeGreaterThan(0);
  await page.click('[data-do="0"]');
  expect(await stepOf(page)).toBe(before + Number(steps));
  expect(await textOf(page, '#log')).toMatch(/Ann’s train moves to .*$/);
  expect(await textOf(page, '.meters')).toMatch(new RegExp(`${9 - Number(steps)} of 9 steps? to go`));
  await page.close();
});
