// The page of a title counts money as its refusals do: Iron Dragon in gold pieces, not in millions.

import { expect, test } from 'vitest';
import { documentsOf } from '../../src/cli/document/write-documents.js';

test('options and state of Iron Dragon are told without millions', async () => {
  const [[{ options, state }]] = await documentsOf('iron-dragon', 0);
  const words = [...options, ...state].map((row) => row.words);
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((text) => /million|\d M\b/i.test(text))).toEqual([]);
});
