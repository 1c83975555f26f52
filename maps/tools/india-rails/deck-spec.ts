// India Rails: the figures of its deck.

import type { DeckSpec } from '../../../rulesets/milepost/board/deck-maker/deck-spec.js';

/**
 * Published decks ask 11–12 times for a major city, 7–9 for a medium, 5–7 for a small one. Five majors at 12
 * are 60 demands, so 60 cards can show a major city; the rest mix medium and small ones.
 */
export const deckSpec: DeckSpec = {
  seed: 1853,
  rate: 0.8,
  perCity: {
    major: { each: 12, oneMore: 0 },
    medium: { each: 9, oneMore: 0 },
    small: { each: 6, oneMore: 15 },
  },
  shapes: [
    { cards: 60, sizes: ['major', 'medium', 'small'] },
    { cards: 17, sizes: ['medium', 'medium', 'small'] },
    { cards: 59, sizes: ['medium', 'small', 'small'] },
  ],
  means: [14, 26, 44.5],
};
