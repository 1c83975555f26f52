// The playground as it is built and served, opened on a game.

import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { addressOf, servePlayground } from '../../../src/cli/playground.js';

const server = await servePlayground(join(import.meta.dirname, '../../../dist'), 0);
server.unref();

/** The page as it is built and served. */
export const PAGE = addressOf(server);

/** The two sizes that it is made for. */
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

// As strict as it can be: no script or style in the page, no markup from text. What it refuses is an error in the console.
const POLICY = ["default-src 'none'", "script-src 'self'", "style-src 'self'", "trusted-types 'none'"];

/** How a page is opened. */
export interface Opened {
  /** `hex-tycoon?seats=you,greedy`. */
  readonly game?: string;
  readonly size?: keyof typeof SIZES;
  /** What goes wrong on it is added here. */
  readonly faults: string[];
}

/** Opens the playground on a game, of seed 7 unless it names one, with bots that play at once. */
export async function openPlayground(
  browser: Browser,
  { game = 'china-rails', size = 'desktop', faults }: Opened,
): Promise<Page> {
  const page = await browser.newPage(SIZES[size]);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const seeded = game.includes('seed=') ? game : `${game}${game.includes('?') ? '&' : '?'}seed=7`;
  const answer = await page.goto(`${PAGE}#${seeded}`);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  for (const part of POLICY) if (!policy.includes(part)) faults.push(`the page is served without ${part}`);
  await page.locator('#status').waitFor();
  await page.locator('#pace').evaluate((pace: HTMLSelectElement) => {
    pace.value = '0';
    pace.dispatchEvent(new Event('change'));
  });
  return page;
}

/** Opens a record from the start page; bots play all seats but the first. */
export async function openRecord(page: Page, record: string): Promise<void> {
  await page.click('#to-start');
  await page.click('#import summary');
  await page.fill('#paste', record);
  await page.selectOption('#others', 'greedy');
  await page.click('#open');
  await page.locator('#status').waitFor();
}
