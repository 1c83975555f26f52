// What the README says is so: its example runs and prints what stands beside it, its commands exist, links lead somewhere.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { titleEntries } from '../entries.mjs';
import { chinaDeck, chinaMap } from '../maps/china-rails/index.js';
import { chinaRails, chinaRailsPlanning } from '../rulesets/china-rails/index.js';
import { allRulesets } from '../rulesets/index.js';
import { defineBoard } from '../rulesets/milepost/index.js';
import { COMMANDS, nameOf } from '../src/cli/commands.js';
import { layer } from '../src/entries/engine.js';
import { greedyBot, randomBot } from '../src/entries/players.js';
import { createGameStore, priceOf, withPlanning } from '../src/entries/table.js';
import { runTournament } from '../src/entries/tournament.js';
import * as railhead from '../src/index.js';
import { examplesIn, runExample } from './run-example.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const readme = read('README.md');
const modules: Readonly<Record<string, unknown>> = { railhead };
const manifest = JSON.parse(read('package.json'));

test.each([0, 1])('example %i runs, and logs what its comments say', (n) => {
  const { logged, promised } = runExample(examplesIn(readme)[n], modules);
  expect(promised.length).toBeGreaterThan(0);
  expect(logged).toEqual(promised);
});

test('bots win as often as it says', async () => {
  const [, ruleset, games, seed, wins] =
    /simulate ([\w-]+) --seats 2 --bots greedy,random --games (\d+) --seed (\d+)`.*?greedy wins (\d+) of/.exec(
      readme,
    ) ?? [];
  const { bots } = await runTournament({
    contest: { engine: railhead.engine, bots: { greedy: greedyBot, random: randomBot } },
    ...{ ruleset, seats: 2, games: Number(games), seed, bots: ['greedy', 'random'] },
  });
  expect(bots[0].winRate * Number(games)).toBe(Number(wins));
});

test('its table of twelve things: each line runs, in order, as it stands', () => {
  const table = readme.slice(readme.indexOf('## Twelve things'), readme.indexOf('- **Begin**'));
  const lines = [...table.matchAll(/^\| [^|`]+ \| `(.+)` \|$/gm)].map(([, line]) => line);
  expect(lines).toHaveLength(12);
  const given: Record<string, unknown> = {
    ...railhead,
    ...{ createGameStore, priceOf, layer, defineBoard, chinaRails },
    ...{ map: chinaMap, deck: chinaDeck, planner: withPlanning(railhead.engine, [chinaRailsPlanning]) },
  };
  const names = [
    'state',
    'actions',
    'refusal',
    'store',
    'loaded',
    'sentence',
    'total',
    'line',
    'quickChina',
    'board',
  ];
  const { exports } = runExample(`${lines.join('\n')}\nexport { ${names.join(', ')} };`, {}, given);
  const { state, refusal, store, loaded, sentence, total, line, quickChina, board } = exports as Record<
    string,
    never
  >;
  const { step } = railhead.applyActions(state, line);
  // The segment is built by now.
  expect(refusal).toMatchObject({ code: 'build/right-of-way' });
  expect(loaded).toEqual(state);
  expect([step > 1, sentence]).toEqual([true, expect.stringMatching(/^Ben builds from /)]);
  expect([total, (store as { getSnapshot(): { step: number } }).getSnapshot().step]).toEqual([2, 0]);
  expect([(quickChina as { id: string }).id, (board as { id: string }).id]).toEqual([
    'quick-china',
    'china-rails',
  ]);
});

test('its npm commands and its subpaths exist', () => {
  const scripts = [...readme.matchAll(/npm run (\w[\w:]*)/g)].map(([, name]) => name);
  expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  const paths = [...readme.matchAll(/`railhead(\/[\w/-]+)`/g)].map(([, path]) => `.${path}`);
  const isEntry = (path: string) => path in manifest.exports || titleEntries.includes(path.slice(2));
  expect(paths.filter((path) => !isEntry(path))).toEqual([]);
});

test('its commands are commands', () => {
  const names = [...readme.matchAll(/npx railhead ([\w-]+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !COMMANDS.some((command) => nameOf(command) === name))).toEqual([]);
});

test('the titles: each has a row that says how many play, and what is authored', () => {
  const page = read('docs/titles.md');
  const rows = allRulesets.map(({ title, seats }) => `| ${title} | ${seats.min} to ${seats.max} |`);
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});
