// The first minutes of somebody who does not know a game: cards and cities lead to track, and tours lead to
// the first thing that pays, by mouse, by keys and by finger.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { barriers } from './barriers.js';
import { openPlayground, PAGE, type SIZES } from './playground/built.js';
import { stepOf, textOf, yourMove } from './playground/clicks.js';
import { browser } from './shared.js';

const SHOTS = join(import.meta.dirname, '../../coverage/playground');
mkdirSync(SHOTS, { recursive: true });
const faults: string[] = [];
const open = (game: string, size: keyof typeof SIZES = 'desktop') =>
  openPlayground(browser, { game, size, faults });
afterEach(() => expect(faults.splice(0)).toEqual([]));

async function drafted(size: keyof typeof SIZES): Promise<Page> {
  const page = await open('twentieth-century-limited?players=you,greedy', size);
  for (let era = 0; era < 2; era++) {
    await yourMove(page);
    await page.locator('#hand .choose button').first().click();
  }
  await page.locator('#hand button.title').first().waitFor();
  await yourMove(page);
  return page;
}

test.each(['desktop', 'phone'] as const)(
  '20th Century on a %s: a card is clicked, and one more click lays three segments for it',
  async (size) => {
    const page = await drafted(size);
    const before = await stepOf(page);
    const title = page.locator('#hand button.title').first();
    await (size === 'phone' ? title.tap() : title.click());
    expect(await textOf(page, '.proposal')).toMatch(/Build 3 of \d+.*needs \d+ more steps of track/);
    expect(await page.locator('[data-layer="highlights"] [data-as="planned"]').count()).toBeGreaterThan(0);
    await page.screenshot({ path: join(SHOTS, `first-card-${size}.png`) });
    const build = page.locator('[data-do="0"]');
    await (size === 'phone' ? build.tap() : build.click());
    expect(await stepOf(page)).toBe(before + 3);
    expect(await textOf(page, '#seats')).toMatch(/points \d+ · regions 0/);
    await page.close();
  },
);

test('20th Century: a city without track of your own proposes the way there, and keys take it back', async () => {
  const page = await drafted('desktop');
  const before = await stepOf(page);
  await page.focus('#board');
  for (const key of 'chicago') await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  expect(await textOf(page, '.proposal strong')).toBe('Build to Chicago');
  await page.focus('[data-do="0"]');
  await page.keyboard.press('Enter');
  expect(await stepOf(page)).toBeGreaterThan(before);
  await page.keyboard.press('Control+z');
  expect(await stepOf(page)).toBe(before);
  await page.close();
});

const HANDS = { desktop: 'keys', phone: 'finger' } as const;

test.each(
  allRulesets.flatMap(({ id }) => (['desktop', 'phone'] as const).map((size) => [id, size] as const)),
)(
  '%s on a %s: the tour is shown and played to its end, and is there again after a reload',
  async (id, size) => {
    const page = await open(`${id}?tour`, size);
    const press = async (selector: string) => {
      const button = page.locator(selector);
      if (HANDS[size] === 'finger') return button.tap();
      await button.focus();
      await page.keyboard.press('Enter');
    };
    const [, all] = /Tour, 1 of (\d+)/.exec(await textOf(page, '.tour')) ?? [];
    for (let step = 1; step <= Number(all); step++) {
      await page.locator('.tour', { hasText: `Tour, ${step} of ${all}` }).waitFor();
      await press('[data-key="tour-show"]');
      if (step === 1) {
        expect(await barriers(page)).toEqual([]);
        await page.screenshot({ path: join(SHOTS, `tour-${id}-${size}.png`) });
      }
      if (step === 2) await page.reload();
      if (step === 2) await press('[data-key="tour-show"]');
      await press('[data-do="0"]');
      if ((await page.locator('[data-do="0"].danger').count()) > 0) await press('[data-do="0"]');
    }
    expect(await textOf(page, '.tour')).toContain('Play on');
    await press('[data-key="tour-leave"]');
    expect(await page.locator('.tour').count()).toBe(0);
    await press('[data-key="tour"]');
    expect(await page.locator('.tour').count()).toBe(1);
    await page.close();
  },
);

test('the start page offers tours; after Begin the turn has the focus, and Escape does not end a hand-over', async () => {
  const page = await open('china-rails');
  await page.goto(PAGE);
  expect(await page.locator('#covers a[href$="?tour"]').count()).toBe(allRulesets.length);
  await page.click('[data-title="twentieth-century-limited"]');
  await page.selectOption('[name="player1"]', 'you');
  await page.click('#begin');
  await page.locator('#take').waitFor();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  await page.locator('#take').click();
  expect((await page.locator('#hand .card').count()) > 3).toBe(true);
  await page.click('#to-start');
  await page.click('[data-title="hex-tycoon"]');
  await page.selectOption('[name="player1"]', 'greedy');
  await page.click('#begin');
  await page.waitForFunction(() => document.activeElement?.id === 'status');
  await page.close();
});
