// Where names, prices and panels stand is found once, when a map is built: what is kept beside it is what a search finds today.

import { describe, expect, test } from 'vitest';
import { chinaPlaces } from '../../../../maps/china-rails/outline';
import { indiaPlaces } from '../../../../maps/india-rails/outline';
import { ironPlaces } from '../../../../maps/iron-dragon/outline';
import { chinaRails } from '../../../../rulesets/china-rails/index';
import { print as chinaPicture } from '../../../../rulesets/china-rails/picture';
import { indiaRails } from '../../../../rulesets/india-rails/index';
import { print as indiaPicture } from '../../../../rulesets/india-rails/picture';
import { ironDragon } from '../../../../rulesets/iron-dragon/index';
import { picture as ironPicture } from '../../../../rulesets/iron-dragon/picture';

describe.each([
  ['china-rails', chinaRails.board(), chinaPicture, chinaPlaces],
  ['india-rails', indiaRails.board(), indiaPicture, indiaPlaces],
  ['iron-dragon', ironDragon.board(), ironPicture, ironPlaces],
] as const)('%s', (id, board, picture, kept) => {
  test('the kept places are those of this board and of this search', () => {
    expect(kept, `npx tsx maps/tools/find-places.ts ${id}`).toEqual(picture.findPlaces(board));
  });

  test('a board without kept places is drawn the same', () => {
    const searched = picture.still({ ...board, hash: 'another' });
    expect(picture.still(board)).toEqual(searched);
  });

  test('without furniture the names stand where they stood', () => {
    expect(picture.still(board, { furniture: false }).signs).toBe(picture.still(board).signs);
  });
});
