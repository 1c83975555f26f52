// Tests lie as what they test lies.

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from './expect-none';
import { ELSEWHERE, EVERYDAY, HOUSE, testFiles } from './runs';

// Where the folders are that tests mirror: `test/core/graph` is `src/core/graph`, `test/rulesets/milepost/board` that of the family.
const MIRRORED = ['src', 'docs', '.'];
// What goes over all of them.
const ACROSS = ['bench', 'fuzz', 'judge', 'nonsense', 'playthroughs', 'regressions', 'types'];

test('a folder with tests has the path of what it tests', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const folders = new Set(files.filter((path) => /\.test\.tsx?$/.test(path)).map(dirname));
  expect(folders.size).toBeGreaterThan(20);
  const top = join(import.meta.dirname, '..');
  const astray = [...folders].filter(
    (folder) =>
      !ACROSS.includes(folder) &&
      !MIRRORED.some((place) => [folder, `${folder}.ts`].some((path) => existsSync(join(top, place, path)))),
  );
  expectNone(
    astray.map((folder) => `test/${folder}`),
    {
      rule: 'A folder with tests has the path of what it tests, from src, docs or the top.',
      cure: 'Move the tests to the path of what they test; what goes over everything is in the list ACROSS of test/folders.test.ts.',
    },
  );
});

test('the lists of runs name what is there', () => {
  const files = testFiles();
  const isThere = (name: string) => files.some((path) => new RegExp(`^${name}(/|\\.test\\.)`).test(path));
  expectNone(
    [...EVERYDAY, ...HOUSE, ...ELSEWHERE].filter((name) => !isThere(name)).map((name) => `test/${name}`),
    {
      rule: 'Each folder and file that test/runs.ts names has tests.',
      cure: 'Write its new name there, so that the tests stay in their run.',
    },
  );
});
