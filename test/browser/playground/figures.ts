// What the playground costs in milliseconds of the processor: its first picture, and a click late in a game of six.

import type { Browser, CDPSession, Page } from 'playwright-core';
import { openPlayground, PAGE } from './built.js';
import { playByClicks, possiblePoint, stepOf, yourMove } from './clicks.js';

const SIX = 'players=you,greedy,greedy,greedy,greedy,greedy';

// Clicks that are measured.
const CLICKS = 24;

/** Prints both for the biggest board: the first picture, and what a click costs at places all over a late turn. */
export async function printFigures(browser: Browser, faults: string[]): Promise<void> {
  const first = await browser.newPage();
  const costs = await meterOf(first);
  const before = await costs();
  await first.goto(`${PAGE}#china-rails`);
  await first.locator('#status').waitFor();
  await pictured(first);
  console.log(`first picture: ${(await costs()) - before} ms CPU`);
  await first.close();

  const page = await openPlayground(browser, { game: `china-rails?${SIX}`, faults });
  await playByClicks(page, { most: 60, done: async () => (await stepOf(page)) > 1000 });
  const cpu = await meterOf(page);
  const measured: Record<'looks' | 'plays', number[]> = { looks: [], plays: [] };
  // A click shows what a place means, the next one plays it. Bots are held meanwhile, so that none of their turns is counted.
  const click = async (x: number, y: number): Promise<number> => {
    await page.mouse.move(x, y);
    await pictured(page);
    const started = await cpu();
    await page.mouse.click(x, y);
    await pictured(page);
    return (await cpu()) - started;
  };
  for (let turn = 0; measured.plays.length < CLICKS && turn < 200; turn++) {
    if ((await yourMove(page)) !== 'move') break;
    await page.click('#hold');
    const [x, y] = (await possiblePoint(page)) ?? [null, null];
    if (x !== null && y !== null) {
      const look = await click(x, y);
      const step = await stepOf(page);
      const isProposed = (await page.locator('[data-do="0"]').count()) > 0;
      const play = isProposed ? await click(x, y) : 0;
      if (isProposed && (await stepOf(page)) > step) {
        measured.looks.push(look);
        measured.plays.push(play);
      }
    }
    await page.click('#hold');
    await playByClicks(page, { most: 1 });
  }
  for (const [what, all] of Object.entries(measured)) {
    const sorted = all.toSorted((one, other) => one - other);
    console.log(
      `a click that ${what}, ${sorted.length} of them up to action ${await stepOf(page)} of six seats: ` +
        `${sorted[sorted.length >> 1]} ms CPU in the median, ${sorted.at(-1)} at worst (${sorted.join(' ')})`,
    );
  }
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
