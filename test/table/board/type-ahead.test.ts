// Names that are typed on the board.

import { expect, test } from 'vitest';
import { allTitles } from '../../../rulesets';
import { createTypeAhead, placeNamed } from '../../../src/table/board/type-ahead';

test('letters add up to the first name that has them, and a pause begins anew', () => {
  const names = ['Hangzhou', 'Hong Kong', 'Harbin', 'Lhasa'];
  const read = createTypeAhead(names);
  const typed = (text: string, from: number) =>
    [...text].map((key, at) => names[read(key, from + at * 200) ?? -1] ?? null);
  expect(typed('ha', 0)).toEqual(['Hangzhou', 'Hangzhou']);
  expect(typed('rb', 400)).toEqual(['Harbin', 'Harbin']);
  expect(typed('hong k', 5000).at(-1)).toBe('Hong Kong');
  // A letter that fits no name is left to others, and the name goes on.
  expect(typed('lxh', 9000)).toEqual(['Lhasa', null, 'Lhasa']);
  expect(typed(' +0', 12_000)).toEqual([null, null, null]);
  expect(read('ArrowUp', 13_000)).toBeNull();
});

test('accents need not be typed', () => {
  const read = createTypeAhead(['Zürich']);
  expect([read('Z', 0), read('u', 1), read('R', 2)]).toEqual([0, 0, 0]);
});

test.each(allTitles.map((title) => [title.ruleset.id, title] as const))(
  '%s: every name leads to a place',
  async (_, { ruleset, picture }) => {
    const { gazetteer, places } = await picture();
    const board = ruleset.board();
    const { places: named, step } = gazetteer(board);
    const found = named.map((name) => placeNamed(name, { places: places(board), step }));
    expect(named.length).toBeGreaterThan(40);
    expect(found.filter((place) => place === null)).toEqual([]);
    expect(new Set(found.map((place) => `${place?.kind} ${place?.id}`)).size).toBeGreaterThan(40);
  },
);
