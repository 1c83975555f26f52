// The types that users get: what an editor shows of them is what it shows of the sources.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { editorsWith } from '../types/editor';
import { hovered, names, short } from '../types/written-by-users';

const DIST = join(import.meta.dirname, '../../dist');

const [editor] = editorsWith([hovered], 'built');

// The declarations are read and checked when something is asked first.
beforeAll(() => void editor.errors());

// The bundler puts a number behind a name that another type of the same file has, and editors show it.
test('no name ends in $1', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  );
  expect(files.length).toBeGreaterThan(30);
  const numbered = files.flatMap((file) =>
    [...readFileSync(join(DIST, file), 'utf8').matchAll(/\b\w+\$\d+\b/g)].map(([name]) => `${file}: ${name}`),
  );
  expect(
    [...new Set(numbered)],
    'Give one of the two types another name, at least inside the package.',
  ).toEqual([]);
});

test.each(names)('a hover on %s shows its name', (word, before, shown) => {
  expect(editor.hover(word, before)).toBe(shown);
});

test.each(short)('a hover on %s is at most 200 characters', (word, before) => {
  const shown = editor.hover(word, before);
  expect(shown.replace(/\nimport .*/, '').length, shown).toBeLessThanOrEqual(200);
});

test('a list of actions is called by the name of the title’s actions', () => {
  expect(editor.hover('actions', 'const ')).toBe('const actions: ChinaRailsAction[]');
});

test('the code has no errors', () => {
  expect(editor.errors()).toEqual([]);
});
