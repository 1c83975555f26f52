// What the playground costs, and whole games of every title in it: with the mouse at a desk, with a finger on
// a phone, and by keys alone. Too long for every run of the tests:
//   npm run try -- soak playground [-- hex-tycoon]     one title, or the figures alone: -- figures

import { allRulesets } from '../../../rulesets/index.js';
import { launch } from '../in-browser.js';
import { openPlayground } from './built.js';
import { playByClicks, stepOf, textOf } from './clicks.js';
import { printFigures } from './figures.js';

// More clicks than any game of these takes.
const MOST = 4000;

const HANDS = [
  ['mouse', 'desktop'],
  ['finger', 'phone'],
  ['keys', 'desktop'],
] as const;

const wanted = process.argv[2];
const browser = await launch();
const faults: string[] = [];
if (wanted === undefined || wanted === 'figures') await printFigures(browser, faults);
for (const { id } of allRulesets) {
  if (wanted !== undefined && wanted !== id) continue;
  for (const [hand, size] of HANDS) {
    const began = performance.now();
    const page = await openPlayground(browser, { game: `${id}?players=you,greedy&seed=3`, size, faults });
    const { clicks, onBoard, isOver } = await playByClicks(page, { most: MOST, hand });
    const seconds = Math.round((performance.now() - began) / 1000);
    const [status, steps] = [await textOf(page, '#status'), await stepOf(page)];
    console.log(
      `${id}, ${hand}: ${clicks} clicks, ${onBoard} on the board, ${steps} actions, ${seconds} s. ${status}`,
    );
    if (!isOver) faults.push(`${id}, ${hand}: not over after ${clicks} clicks`);
    await page.close();
  }
}
await browser.close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
