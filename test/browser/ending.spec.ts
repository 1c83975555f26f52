// A whole game in the playground by clicks, with a reload in the middle, to the page that tells how it ended; on a phone, the end of a
// game that bots began.

import { afterEach, expect, test } from 'vitest';
import { barriers } from './barriers.js';
import { openPlayground, openRecord, SIZES } from './playground/built.js';
import { playByClicks, stepOf, textOf, yourMove } from './playground/clicks.js';
import { gameNearItsEnd } from './playground/mid-game.js';
import { browser } from './shared.js';

const faults: string[] = [];

afterEach(() => expect(faults.splice(0)).toEqual([]));

test.each(Object.keys(SIZES) as (keyof typeof SIZES)[])(
  'on a %s a game is left, gone on with, won, watched and begun anew',
  async (size) => {
    const id = 'twentieth-century-limited';
    const page = await openPlayground(browser, { game: `${id}?players=you,greedy&seed=3`, size, faults });
    const names = size === 'phone' ? ['Ann', 'Ben', 'Cleo'] : ['Ann', 'Ben'];
    if (size === 'phone') await openRecord(page, gameNearItsEnd(id, { left: 30 }));
    else await playByClicks(page, { most: 60, done: async () => (await stepOf(page)) > 60 });
    await yourMove(page);
    const step = await stepOf(page);
    await page.reload();
    await yourMove(page);
    expect(await stepOf(page)).toBe(step);
    const { isOver } = await playByClicks(page, { most: 400 });
    expect(isOver).toBe(true);

    const last = await stepOf(page);
    const winner = /^(\w+) wins$/.exec(await textOf(page, '#ending-head'))?.[1];
    expect(names).toContain(winner);
    expect(await textOf(page, '#ending')).toContain(`${winner} is `);
    const rows = page.locator('#ending tbody tr');
    expect(await rows.count()).toBe(names.length);
    for (const row of await rows.all()) {
      const figures = (await row.locator('td').allTextContents()).slice(1).map(Number);
      const total = figures.shift();
      expect(figures.reduce((sum, one) => sum + one, 0)).toBe(total);
    }
    expect(await barriers(page)).toEqual([]);
    await page.reload();
    await page.click('#look');
    await page.click('#result');
    await page.click('#watch');
    await page.waitForFunction((all) => {
      const at = Number(document.querySelector<HTMLInputElement>('#cursor')?.value);
      return at > 2 && at < all;
    }, last);
    await page.click('#to-start');
    expect(await textOf(page, '#saved')).toContain(`${winner} has won`);
    // On the phone the game that was begun before the record is still to be played.
    expect(await page.locator('#go-on-last').count()).toBe(size === 'phone' ? 1 : 0);
    await page.goBack();
    // Where somebody stopped to watch.
    if (size === 'phone') await page.click('[data-shows="game-panel"]');
    await page.click('#last');
    await page.click('#result');
    await page.click('#play-again');
    await yourMove(page);
    expect(await stepOf(page)).toBeLessThan(9);
    expect(await textOf(page, '#seats')).toContain('Ann');
    await page.close();
  },
);
