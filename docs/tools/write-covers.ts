// Draws what the start page of the playground shows of each title: its board late in a game of bots. Needs a
// Chromium:
//   npx tsx docs/tools/write-covers.ts

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { allTitles } from '../../rulesets/index.js';
import type { AnyEngine } from '../../src/core/engine/index.js';
import { engine } from '../../src/index.js';
import { greedyBot, playGame } from '../../src/players/bots/index.js';

const TO = join(import.meta.dirname, '../pictures/covers');
const [WIDTH, HEIGHT] = [480, 300];
// How much of a game has been played, and how much closer than the whole board one looks.
const PLAYED = 0.95;
const CLOSER = 1.4;

const plain = engine as unknown as AnyEngine;
const drawings: [id: string, drawing: string][] = [];
for (const { ruleset, picture } of allTitles) {
  const config = { seats: 4, seed: 7 };
  const { actions } = playGame(plain, ruleset.id, { config, bots: [greedyBot] });
  const before = actions.slice(0, Math.floor(actions.length * PLAYED));
  const { state } = plain.replay(plain.record(ruleset.id, config, before) as never);
  const { board } = plain.settingOf(state as never);
  const sheet = await picture();
  drawings.push([
    ruleset.id,
    sheet.draw(board as never, plain.view(state as never, null), { furniture: false }),
  ]);
}

// It sets up zod in its own way, so it comes when all games are played.
const { chromium } = await import('playwright-core');
mkdirSync(TO, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [id, drawing] of drawings) {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(`<body style="margin:0">${drawing}`);
  const svg = page.locator('svg').first();
  await svg.evaluate((sheet, closer) => {
    for (const name of ['width', 'height']) sheet.removeAttribute(name);
    sheet.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    sheet.setAttribute('style', `position:fixed;inset:0;width:100vw;height:100vh;scale:${closer}`);
  }, CLOSER);
  await page.screenshot({ path: join(TO, `${id}.jpg`), type: 'jpeg', quality: 62 });
  await page.close();
}
await browser.close();
