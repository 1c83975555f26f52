// What somebody plays in the playground is there again after a reload, by Back and Forward, and on the start
// page.

import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { openPlayground, PAGE, SIZES } from './playground/built.js';
import { clickBoard, playByClicks, stepOf, textOf, yourMove } from './playground/clicks.js';
import { browser } from './shared.js';

const faults: string[] = [];
const open = (game: string) => openPlayground(browser, { game, faults });

afterEach(() => expect(faults.splice(0)).toEqual([]));

// How many seconds the page says that a seat has thought.
async function thought(page: Page, seat: number): Promise<number> {
  const parts = (await textOf(page, `[data-clock="${seat}"]`)).split(':').map(Number);
  return parts.reduce((all, part) => 60 * all + part);
}

// What the page shows of a game while somebody has the move. Clocks go on.
async function shown(page: Page) {
  await yourMove(page);
  const of = (selector: string) => textOf(page, selector);
  const seats = (await of('#seats')).replace(/\d+:\d\d/g, '');
  return [await stepOf(page), await of('#status'), await of('#hand'), seats, await of('#log')];
}

test('after a reload in mid-turn all is as before, and what could be taken back still can', async () => {
  const page = await open('china-rails?players=you,you&secrets=open');
  await yourMove(page);
  const before = await stepOf(page);
  expect(await clickBoard(page, 0)).toBe(true);
  await page.click('[data-do="0"]');
  const built = await shown(page);
  await page.reload();
  expect(await shown(page)).toEqual(built);
  while (await page.locator('#undo').isEnabled()) await page.click('#undo');
  expect(await stepOf(page)).toBe(before);
  await page.reload();
  await yourMove(page);
  expect(await stepOf(page)).toBe(before);
  await page.close();
});

test('the clock of the player who thinks goes on after a reload, and those of others stand', async () => {
  const page = await open('china-rails?players=you,you,greedy&secrets=open');
  await yourMove(page);
  const running = page.locator('#seats .deciding [data-clock]');
  const seat = Number(await running.getAttribute('data-clock'));
  await page.locator(`[data-clock="${seat}"]`, { hasText: '0:02' }).waitFor();
  await page.reload();
  await yourMove(page);
  expect(await thought(page, seat)).toBeGreaterThanOrEqual(2);
  expect(await thought(page, 1 - seat)).toBe(0);
  // A bot has none on the page.
  expect(await page.locator('[data-clock]').count()).toBe(2);
  await page.close();
});

test('a look at the past survives a reload, and what came later is not lost', async () => {
  const page = await open('hex-tycoon?players=you,greedy');
  await playByClicks(page, { most: 40, done: async () => (await stepOf(page)) > 12 });
  await yourMove(page);
  const reached = await stepOf(page);
  expect(reached).toBeGreaterThan(12);
  await page.click('#first');
  await page.click('#forth');
  await page.reload();
  await page.locator('#status').waitFor();
  expect(await stepOf(page)).toBe(1);
  await page.click('#last');
  expect(await stepOf(page)).toBe(reached);
  await page.close();
});

test('Back leads from game to game; the start page offers the last one, and forgets one that is removed', async () => {
  const page = await open('hex-tycoon?players=you,greedy');
  await playByClicks(page, { most: 4 });
  const hex = await shown(page);
  await page.click('#to-start');
  await page.click('[data-title="twentieth-century-limited"]');
  await page.fill('[name="name0"]', 'Zoe');
  // One click adds a row, and the next one begins: nothing moves away from under the pointer.
  await page.check('#seats-count [value="4"]');
  await page.click('#begin');
  await yourMove(page);
  expect(await page.locator('#seats details').count()).toBe(4);
  await page.goBack();
  expect(await textOf(page, '#go-on-last')).toMatch(/20th Century Limited.*Zoe/);
  expect(await page.locator('#saved li').count()).toBe(2);
  await page.goBack();
  expect(await shown(page)).toEqual(hex);
  await page.goForward();
  await page.goForward();
  await yourMove(page);
  expect(await textOf(page, '#seats')).toContain('Zoe');

  await page.goto(PAGE);
  await page.click('#go-on-last');
  await yourMove(page);
  expect(await textOf(page, '#seats')).toContain('Zoe');
  await page.click('#to-start');
  const remove = page
    .locator('#saved li')
    .first()
    .getByRole('button', { name: /^Remove/ });
  await remove.click();
  expect(await page.locator('#saved li').count()).toBe(2);
  await remove.click();
  expect(await page.locator('#saved li').count()).toBe(1);
  await page.goBack();
  expect(await textOf(page, '#start-said')).toContain('does not keep');
  await page.close();
});

test('a second window is told that it keeps nothing, and so is a browser that is full', async () => {
  const context = await browser.newContext(SIZES.desktop);
  const page = await context.newPage();
  await page.goto(`${PAGE}#hex-tycoon?players=you,greedy&seed=7`);
  await yourMove(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.click('#hint');
  await other.click('[data-do="0"]');
  await page.waitForFunction(() =>
    /another window/.test(document.querySelector('#notice')?.textContent ?? ''),
  );
  await other.evaluate(() => {
    for (let size = 5_000_000; size > 10; size = Math.floor(size / 2))
      for (let more = 0; more < 2; more++)
        try {
          localStorage.setItem(`filler${size}.${more}`, 'x'.repeat(size));
        } catch (error) {
          if ((error as Error).name !== 'QuotaExceededError') throw error;
        }
  });
  await playByClicks(other, { most: 8, done: async () => (await textOf(other, '#notice')) !== '' });
  expect(await textOf(other, '#notice')).toContain('cannot keep');
  await context.close();
});
