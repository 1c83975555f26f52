// Tests lie as what they test lies.

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

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
  expect(astray).toEqual([]);
});
