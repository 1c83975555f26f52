// What the playground costs in milliseconds of the processor: its first picture, and a click late in a game of six.

import type { Browser, CDPSession, Page } from 'playwright-core';
import { openPlayground, PAGE, playByClicks, stepOf, yourMove } from './clicks.js';

const SIX = 'players=you,greedy,greedy,greedy,greedy,greedy';

/** Prints both for the biggest board. */
export async function printFigures(browser: Browser, faults: string[]): Promise<void> {
  const first = await browser.newPage();
  const costs = await meterOf(first);
  const before = await costs();
  await first.goto(PAGE);
  await first.locator('#status').waitFor();
  await pictured(first);
  console.log(`first picture: ${(await costs()) - before} ms CPU`);
  await first.close();

  const page = await openPlayground(browser, { game: `china-rails?${SIX}`, faults });
  await playByClicks(page, { most: 60, done: async () => (await stepOf(page)) > 1000 });
  // An action that leaves the turn where it is, so that no bot's turn is counted.
  while ((await page.locator('[data-key="kind-moveTrain"]').count()) === 0)
    await playByClicks(page, { most: 2 });
  await yourMove(page);
  await page.click('#hold');
  await page.click('[data-key="kind-moveTrain"] summary');
  const move = page.locator('[data-key="kind-moveTrain"] button').first();
  await move.hover();
  await pictured(page);
  const clicks = await meterOf(page);
  const started = await clicks();
  await move.click();
  await pictured(page);
  console.log(`a click at action ${await stepOf(page)} of six seats: ${(await clicks()) - started} ms CPU`);
  await page.close();
}

// Milliseconds of the page's main thread so far.
async function meterOf(page: Page): Promise<() => Promise<number>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Math.round(1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0));
  };
}

const pictured = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
