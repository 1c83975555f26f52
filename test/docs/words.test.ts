// The words of pages, comments and messages: docs/style.md says which, and how to lower the list of today's places.

import { expect, test } from 'vitest';
import { changesIn } from './words/allowed.js';
import { countPlaces, findPlaces, readAllowed } from './words/texts.js';

const found = findPlaces();
const changes = changesIn(countPlaces(found), readAllowed());

test('no file has more forbidden words, long sentences and wide lines than the list allows', () => {
  const grown = changes.filter(({ now, allowed }) => now > allowed);
  const told = grown.flatMap(({ path, kind, now, allowed }) => [
    `${path}: ${now} × ${kind}, ${allowed} allowed`,
    ...found
      .get(path)!
      .filter((place) => place.kind === kind)
      .map(({ line, say }) => `  ${path}:${line} → ${say}`),
  ]);
  expect(told, 'reword them; after a move of files: npm run words').toEqual([]);
});

test('the list allows no more than there is', () => {
  const fallen = changes.filter(({ now, allowed }) => now < allowed);
  const told = fallen.map(({ path, kind, now, allowed }) => `${path}: ${now} × ${kind}, ${allowed} allowed`);
  expect(told, 'lower the list: npm run words').toEqual([]);
});
