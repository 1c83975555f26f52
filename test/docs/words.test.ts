// The words of pages, comments and messages: docs/style.md says which, and how to shorten the list of today's sentences.

import { expect, test } from 'vitest';
import { compareWithList } from './words/allowed.js';
import { findPlaces, readAllowed, sayPlace } from './words/texts.js';

const { unlisted, gone } = compareWithList(findPlaces(), readAllowed());

test('no file has more forbidden words, long sentences and wide lines than the list allows', () => {
  const grown = changes.filter(({ now, allowed }) => now > allowed);
  const told = grown.flatMap(({ path, kind, now, allowed }) => [
    `${path}: ${now} × ${kind}, ${allowed} allowed`,
    ...found
      .get(path)!
      .filter((place) => place.kind === kind)
      .map(({ line, say }) => `  ${path}:${line} → ${say}`),
  ]);
  expect(told, 'reword them; after a move of files: npm run generate -- words').toEqual([]);
});

test('the list allows no more than there is', () => {
  const fallen = changes.filter(({ now, allowed }) => now < allowed);
  const told = fallen.map(({ path, kind, now, allowed }) => `${path}: ${now} × ${kind}, ${allowed} allowed`);
  expect(told, 'lower the list: npm run generate -- words').toEqual([]);
});
