// Every exported function has a comment with a sentence, `@param` for each parameter, `@returns`, `@throws` where it
// throws, `@example` and `@see`.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingTags } from '../../docs/tools/tags.js';

test('no exported function lacks a tag', () => {
  expect(missingTags()).toEqual([]);
});

test('what a function lacks is told tag by tag', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tags-'));
  const file = join(folder, 'half.ts');
  writeFileSync(
    file,
    '/** Halves; throws for odd ones. */ export const half = (whole: number): number => whole / 2;',
  );
  const missing = missingTags([file]).map((line) => line.replace(`${file} `, ''));
  rmSync(folder, { recursive: true });
  expect(missing).toEqual([
    'half: @example',
    'half: @param whole',
    'half: @returns',
    'half: @see',
    'half: @throws',
  ]);
});
