// China Rails: the figures of its deck.

import type { DeckSpec } from '../../../rulesets/milepost/board/deck-maker/deck-spec.js';

/**
 * Published decks ask 11–12 times for a major city, 7–9 for a medium, 5–7 for a small one. With only four
 * majors that is 48 demands, so 48 cards can show a major city; the rest mix medium and small ones.
 */
export const deckSpec: DeckSpec = {
  seed: 1865,
  rate: 0.8,
  perCity: {
    major: { each: 12, oneMore: 0 },
    medium: { each: 9, oneMore: 0 },
    small: { each: 6, oneMore: 18 },
  },
  shapes: [
    { cards: 48, sizes: ['major', 'medium', 'small'] },
    { cards: 26, sizes: ['medium', 'medium', 'small'] },
    { cards: 62, sizes: ['medium', 'small', 'small'] },
  ],
  means: [14, 25.5, 40.5],
};
