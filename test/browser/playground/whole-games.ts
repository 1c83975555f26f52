// What the playground costs, and whole games of every title in it, played by clicks alone at both sizes. Too long for every run of
// the tests:
//   npm run soak:playground [-- hex-tycoon]     one title, or the figures alone: -- figures

import { allRulesets } from '../../../rulesets/index.js';
import { launch } from '../in-browser.js';
import { openPlayground, SIZES } from './built.js';
import { playByClicks, stepOf, textOf } from './clicks.js';
import { printFigures } from './figures.js';

// More clicks than any game of these takes.
const MOST = 4000;

const wanted = process.argv[2];
const browser = await launch();
const faults: string[] = [];
if (wanted === undefined || wanted === 'figures') await printFigures(browser, faults);
for (const { id } of allRulesets) {
  if (wanted !== undefined && wanted !== id) continue;
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    const began = performance.now();
    const page = await openPlayground(browser, { game: `${id}?players=you,greedy&seed=3`, size, faults });
    const { clicks, onBoard, isOver } = await playByClicks(page, { most: MOST });
    const seconds = Math.round((performance.now() - began) / 1000);
    const [status, steps] = [await textOf(page, '#status'), await stepOf(page)];
    console.log(
      `${id}, ${size}: ${clicks} clicks, ${onBoard} on the board, ${steps} actions, ${seconds} s. ${status}`,
    );
    if (!isOver) faults.push(`${id}, ${size}: not over after ${clicks} clicks`);
    await page.close();
  }
}
await browser.close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
