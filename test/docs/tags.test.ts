// Every exported function has a comment with a sentence, `@param` for each parameter, `@returns`, `@throws` where it throws, `@example` and
// `@see`. What older functions lack is listed in missing-tags.txt, which only shrinks (npm run tags).

import { expect, test } from 'vitest';
import { missingTags } from '../../docs/tools/tags.js';
import { listedTags } from '../../docs/tools/write-missing-tags.js';

const missing = missingTags();

test('no exported function lacks a tag that is not listed as missing', () => {
  expect(missing.filter((line) => !listedTags().includes(line))).toEqual([]);
});

test('the list names nothing that is there by now (npm run tags takes it out)', () => {
  expect(listedTags().filter((line) => !missing.includes(line))).toEqual([]);
});

test('functions with all tags lack none', () => {
  expect(missing.some((line) => line.startsWith('src/core/graph/graph.ts createGraph:'))).toBe(false);
  expect(missing.every((line) => /^\S+\.ts \w+: (@\w+( \w+)?|a sentence)$/.test(line))).toBe(true);
});
