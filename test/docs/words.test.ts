// The words of pages, comments and messages: docs/style.md says which, and how to shorten the list of today's sentences.

import { expect, test } from 'vitest';
import { compareWithList } from './words/allowed.js';
import { findPlaces, readAllowed, sayPlace } from './words/texts.js';

const { unlisted, gone } = compareWithList(findPlaces(), readAllowed());

test('only sentences of the list have forbidden words or are too long, and only its lines are too wide', () => {
  expect(unlisted.map(sayPlace), 'reword them: docs/style.md says how').toEqual([]);
});

test('the list has only sentences that are there', () => {
  expect(
    gone.map(({ kind, text }) => `${kind}: ${text}`),
    'remove them from the list: npm run generate -- words',
  ).toEqual([]);
});
