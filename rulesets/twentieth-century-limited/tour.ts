// The tour of the title: a card of era 1 is kept, built for in two turns, and scored.

import type { Tour } from '../../src/core/title/tour.js';

const region = { card: 2 };

/** The first card scored. */
export const tour: Tour = {
  seed: '3',
  steps: [
    { say: 'tour keep', at: region, plays: 'keepRegionalCard' },
    { say: 'tour keep', at: { card: 19 }, plays: 'keepRegionalCard' },
    { say: 'tour lay', at: region, plays: 'placeTrack' },
    { say: 'tour end', at: { actions: [{ type: 'endTurn', seat: 0 }] }, plays: 'endTurn' },
    { say: 'tour rest', at: region, plays: 'placeTrack' },
    { say: 'tour score', at: region, plays: 'scoreRegionalCard' },
  ],
};
