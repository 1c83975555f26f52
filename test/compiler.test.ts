// What the compiler knows of the sources: the public surface, the generated modules, which names ask yes or no, what
// comments lack, and the pages of the titles. Together, because they share the sources as it has read and checked them.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { apiReport, writtenByHand } from '../docs/tools/api-report.js';
import { programOf, sourcesProgram } from '../docs/tools/program.js';
import { stateModules } from '../docs/tools/write-states.js';
import { missingTags } from './docs/tags.js';
import { testTitlePages } from './docs/title-pages.js';
import { namesThatAsk } from './names-that-ask.js';

const sources = sourcesProgram();
// The first of all, as it asks for.
const report = apiReport(sources);
const committed = readFileSync(fileURLToPath(new URL('../docs/api-report.md', import.meta.url)), 'utf8');

test('the public surface changes only on purpose: docs/api-report.md has what the sources export (npm run generate -- api-report writes it)', () => {
  const [now, then] = [report, committed].map((text) => text.split('\n'));
  const changes = [
    ...now.filter((line) => !then.includes(line)).map((line) => `+ ${line.slice(0, 300)}`),
    ...then.filter((line) => !now.includes(line)).map((line) => `- ${line.slice(0, 300)}`),
  ];
  expect(changes).toEqual([]);
  expect(now).toEqual(then);
});

test('the surface stays small: at most 18 entries, and 425 names that are written by hand', () => {
  const written = writtenByHand(sources);
  const names = [...written.values()].flat();
  expect(written.size).toBeLessThanOrEqual(18);
  expect(names.length).toBeLessThanOrEqual(425);
  // Machinery stays inside.
  const MACHINERY =
    /^(MOST_|LONGEST_|seal[A-Z]|memoBy|compileRules$|createNotes$|deepFreeze$|canonicalJson$)/;
  expect(names.filter((name) => MACHINERY.test(name))).toEqual([]);
});

test('a name means one thing, whichever entry exports it', () => {
  const places = new Map<string, string[]>();
  for (const [entry, names] of writtenByHand(sources))
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
      "freshSeed",
      "isGame",
      "isRailheadError",
      "validateBoard",
    ]
  `);
});

test.each(stateModules())(
  '$file is in step with what it is written from (npm run generate -- states)',
  ({ file, text }) => {
    expect(text).toBe(readFileSync(file, 'utf8'));
  },
);

test('is…, has…, can… and may… answer yes or no', () => {
  expect(namesThatAsk(sources, 'src', 'rulesets')).toEqual([]);
});

describe('tags: every exported function has a sentence, @param, @returns, @throws where it throws, @example and @see', () => {
  test('no exported function lacks a tag', () => {
    expect(missingTags(sources)).toEqual([]);
  });

  test('what a function lacks is told tag by tag', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tags-'));
    const file = join(folder, 'half.ts');
    writeFileSync(
      file,
      '/** Halves; throws for odd ones. */ export const half = (whole: number): number => whole / 2;',
    );
    const missing = missingTags(programOf([file]), [file]).map((line) => line.replace(`${file} `, ''));
    rmSync(folder, { recursive: true });
    expect(missing).toEqual([
      'half: @example',
      'half: @param whole',
      'half: @returns',
      'half: @see',
      'half: @throws',
    ]);
  });
});

describe('the reference', () => testTitlePages(sources));
