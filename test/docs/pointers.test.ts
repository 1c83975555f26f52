// A comment that names a file names one that is there.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const listed = (...folders: readonly string[]) =>
  execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .trim()
    .split('\n');
const files = listed();
const names = new Set(files.map((file) => basename(file)));
const POINTER = /(?<![\w./@-])(?:[\w-]+\/)*[\w-]+(?:\.test)?\.(?:ts|md|py)\b/g;

// From the folder of the file, or from one above it.
function isThere(pointer: string, from: string): boolean {
  if (!pointer.includes('/')) return names.has(pointer);
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    if (files.includes(folder === '.' ? pointer : `${folder}/${pointer}`)) return true;
    if (folder === '.') return false;
  }
}

test('no comment of the rules or the library points to a file that is gone', () => {
  const dead = listed('src', 'rulesets')
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          (/^\s*(?:\/\/|\/?\*)/.test(line) ? (line.match(POINTER) ?? []) : []).map((pointer) => ({
            pointer,
            at,
          })),
        )
        .filter(({ pointer }) => !isThere(pointer, file))
        .map(
          ({ pointer, at }) =>
            `${file}:${at + 1} names ${pointer}, which is not there: name the file that took its place`,
        ),
    );
  expect(dead).toEqual([]);
});
