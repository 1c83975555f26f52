// Help at the pointer, by a tap, by keys and for screen readers; and double clicks, which play one thing.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { barriers } from './barriers.js';
import { openPlayground, type SIZES } from './playground/built.js';
import { playByClicks, stepOf, textOf, yourMove } from './playground/clicks.js';
import { browser } from './shared.js';

const SHOTS = join(import.meta.dirname, '../../coverage/playground');
mkdirSync(SHOTS, { recursive: true });
const faults: string[] = [];
const open = (game: string, size: keyof typeof SIZES = 'desktop') =>
  openPlayground(browser, { game, size, faults });
afterEach(() => expect(faults.splice(0)).toEqual([]));

test('a line of a card tells what for and why not, at the pointer and by keys', async () => {
  const page = await open('china-rails');
  await yourMove(page);
  const line = page.locator('#hand .card button.line').first();
  await line.hover();
  await page.locator('#tip').waitFor();
  const said = await textOf(page, '#tip');
  expect(said).toMatch(/What forFetch .* pays \d+ M.*Why not.*\[[A-Z]+-[A-Z]+-\d+\]/);
  expect(await page.getAttribute('#tip', 'role')).toBe('status');
  await page.screenshot({ path: join(SHOTS, 'help-desktop.png') });
  await page.hover('#what');
  expect(await page.locator('#tip').isVisible()).toBe(false);
  await page.keyboard.press('Tab');
  await line.focus();
  expect(await textOf(page, '#tip')).toBe(said);
  await page.keyboard.press('Escape');
  expect(await page.locator('#tip').isVisible()).toBe(false);
  await page.close();
});

test('a place of the board tells it too, to screen readers as well', async () => {
  const page = await open('china-rails');
  await yourMove(page);
  await page.focus('#board');
  for (const key of 'wuhan') await page.keyboard.press(key);
  await page.waitForFunction(() => document.querySelector('#tip:not([hidden])') !== null);
  expect(await textOf(page, '#tip')).toMatch(/^Wuhan.*What nowBuild to Wuhan/);
  expect(await textOf(page, '#pointed')).toMatch(/^Wuhan\. Build to Wuhan/);
  expect(await barriers(page)).toEqual([]);
  await page.close();
});

test('on a phone a tap on the mark of a card tells where it could be scored', async () => {
  const page = await open('twentieth-century-limited?players=you,greedy', 'phone');
  await playByClicks(page, { most: 8 });
  await yourMove(page);
  await page.locator('#hand .card button.rule').first().tap();
  await page.locator('#tip').waitFor();
  expect(await textOf(page, '#tip')).toMatch(/needs \d+ more steps? of track|The track for/);
  const box = await page.locator('#tip').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: join(SHOTS, 'help-phone.png') });
  await page.close();
});

test.each(allRulesets.map(({ id }) => id))(
  '%s: a double click on any button plays no other one',
  async (id) => {
    const page = await open(`${id}?players=you,greedy`);
    // A draft has few buttons: the double clicks begin behind it.
    await playByClicks(page, { most: 12 });
    let tried = 0;
    for (let round = 0; round < 2; round++) {
      await yourMove(page);
      const count = await page.locator('#turn button:not(:disabled)').count();
      for (let at = 0; at < count; at++) {
        const button = page.locator('#turn button:not(:disabled)').nth(at);
        if ((await button.count()) === 0) continue;
        await page.click('#hold');
        // What each click does alone is known from one click and a long wait: whose handlers run is counted. A
        // button that is drawn again, such as Undo, is the same by its key.
        await page.evaluate(() => {
          Object.assign(window, { pressed: [] });
          document.addEventListener('click', (event) => {
            const on = (event.target as Element).closest('button');
            const pressed = (window as unknown as { pressed: unknown[] }).pressed;
            if (on !== null) pressed.push(on.dataset['key'] ?? on);
          });
        });
        await button.dblclick({ timeout: 3000 });
        const pressed = await page.evaluate(
          () => new Set((window as unknown as { pressed: unknown[] }).pressed).size,
        );
        expect(pressed).toBeLessThanOrEqual(1);
        tried++;
        await page.waitForTimeout(500);
        await page.click('#hold');
        if ((await yourMove(page)) !== 'move') break;
      }
    }
    expect(tried).toBeGreaterThanOrEqual(3);
    expect(await stepOf(page)).toBeGreaterThan(0);
    await page.close();
  },
);
