// What the compiler knows of the sources: the public surface, the generated modules, and which names ask yes or no. Together,
// because they share the sources as it has read them.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apiReport, writtenByHand } from '../docs/tools/api-report.js';
import { stateModules } from '../docs/tools/write-states.js';
import { namesThatAsk } from './names-that-ask.js';

const committed = readFileSync(fileURLToPath(new URL('../docs/api-report.md', import.meta.url)), 'utf8');

test('the public surface changes only on purpose: docs/api-report.md has what the sources export (npm run docs:api-report writes it)', () => {
  const [now, then] = [apiReport(), committed].map((text) => text.split('\n'));
  const changes = [
    ...now.filter((line) => !then.includes(line)).map((line) => `+ ${line.slice(0, 300)}`),
    ...then.filter((line) => !now.includes(line)).map((line) => `- ${line.slice(0, 300)}`),
  ];
  expect(changes).toEqual([]);
  expect(now).toEqual(then);
});

test('the surface stays small: at most 18 entries, and 400 names that are written by hand', () => {
  const entries = writtenByHand();
  const names = [...entries.values()].flat();
  expect(entries.size).toBeLessThanOrEqual(18);
  expect(names.length).toBeLessThanOrEqual(400);
  // Machinery stays inside.
  const MACHINERY =
    /^(MOST_|LONGEST_|seal[A-Z]|memoBy|compileRules$|createNotes$|deepFreeze$|canonicalJson$)/;
  expect(names.filter((name) => MACHINERY.test(name))).toEqual([]);
});

test('a name means one thing, whichever entry exports it', () => {
  const entries = [...writtenByHand()];
  const places = new Map<string, string[]>();
  for (const [entry, names] of entries)
    for (const name of names) places.set(name, [...(places.get(name) ?? []), entry]);
  const twice = [...places].filter(([, where]) => where.length > 1).map(([name]) => name);
  expect(twice.sort()).toMatchInlineSnapshot(`
    [
      "Bot",
      "Choice",
      "DamagedSaveError",
      "Decision",
      "Fault",
      "GameConfig",
      "GameEvent",
      "GameRecord",
      "IllegalActionError",
      "InvalidActionError",
      "InvalidInputError",
      "Rejection",
      "Seat",
      "TooManyOutcomesError",
      "UnknownBoardError",
      "UnknownRulesetError",
      "createRandom",
      "defineBoard",
      "describe",
      "freshSeed",
      "isGame",
      "isRailheadError",
      "validateBoard",
    ]
  `);
});

test.each(stateModules())(
  '$file is in step with what it is written from (npm run states)',
  ({ file, text }) => {
    expect(text).toBe(readFileSync(file, 'utf8'));
  },
);

test('is…, has…, can… and may… answer yes or no', () => {
  expect(namesThatAsk('src', 'rulesets')).toEqual([]);
});
