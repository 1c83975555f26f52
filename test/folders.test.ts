// Tests lie as what they test lies.

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// Where rooms are.
const ROOMS = ['src', 'src/core', 'rulesets', 'docs', '.'];
// What goes over all rooms.
const ACROSS = ['bench', 'fuzz', 'judge', 'mutate', 'nonsense', 'playthroughs', 'regressions', 'types'];

test('a folder with tests has the name of a room, and folders in it those of the room', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const folders = new Set(files.filter((path) => /\.test\.tsx?$/.test(path)).map(dirname));
  expect(folders.size).toBeGreaterThan(20);
  const top = join(import.meta.dirname, '..');
  const astray = [...folders].filter(
    (folder) => !ACROSS.includes(folder) && !ROOMS.some((room) => existsSync(join(top, room, folder))),
  );
  expect(astray).toEqual([]);
});
