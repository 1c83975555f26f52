// Iron Dragon: the figures of its deck.

import type { DeckSpec } from '../../../rulesets/milepost/board/deck-maker/deck-spec.js';

/** Eight majors at 11 are 88 demands, so that two cards in three show a major city, as in published decks. */
export const deckSpec: DeckSpec = {
  seed: 1992,
  rate: 0.75,
  perCity: {
    major: { each: 11, oneMore: 0 },
    medium: { each: 8, oneMore: 0 },
    small: { each: 5, oneMore: 9 },
  },
  shapes: [
    { cards: 88, sizes: ['major', 'medium', 'small'] },
    { cards: 12, sizes: ['medium', 'medium', 'small'] },
    { cards: 32, sizes: ['medium', 'small', 'small'] },
  ],
  means: [14, 26, 41],
};
