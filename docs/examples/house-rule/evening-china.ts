// China Rails for one evening: three house rules, and what they replace.
//
// H-1  A player wins with 150 M (CR-WIN-1 asks for 250 M).
// H-2  A turn on another player's track costs 2 M (M-MOVE-11: 4 M).
// H-3  A train starts in a major city (M-MOVE-1: in any city).

import { layer } from 'railhead/engine';
import { chinaRails } from 'railhead/rulesets/china-rails';

/** A title of its own: its games, records and types carry the id `evening-china`. */
export const eveningChina = layer(chinaRails, {
  id: 'evening-china',
  title: 'China Rails for one evening',
  edition: 'house rules',
  texts: [
    {
      id: 'H-1',
      section: 'House rules',
      text: 'A player wins with {victoryCash} M.',
      replaces: ['CR-WIN-1'],
    },
    {
      id: 'H-2',
      section: 'House rules',
      text: 'A turn on another’s track costs {rent} M.',
      replaces: ['M-MOVE-11'],
    },
    { id: 'H-3', section: 'House rules', text: 'A train starts in a major city.', replaces: ['M-MOVE-1'] },
  ],
  tables: {
    victoryCash: 150, // H-1
    rent: 2, // H-2
  },
  policies: {
    // H-3
    canStartAt:
      () =>
      ({ board }, _seat, milepost) =>
        board.cities.some(({ size, mileposts }) => size === 'major' && mileposts.includes(milepost)),
  },
});
