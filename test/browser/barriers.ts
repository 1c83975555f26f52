// What would keep people out of a page who use it by keyboard or by a screen reader.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: {
  run(options: {
    preload: boolean;
  }): Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }>;
};

/** What axe-core finds that would keep people out. */
export async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => axe.run({ preload: false }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
