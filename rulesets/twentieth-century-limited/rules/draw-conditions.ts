// The conditions on where a Company Card is drawn from; exchange and founding share them.

import type { CardNumber } from '../board/board.js';
import { deckHasCard } from './company-cards.js';
import type { KnownGame, SharedCondition } from './types.js';

/** A draw of a Company Card: the deck's top, or the named card of the display. */
export interface Draw {
  readonly source: 'deck' | 'display';
  readonly card?: CardNumber | undefined;
}

/** Every possible draw: the deck first, then the display in its order. The deck may be empty. */
export function* draws({ state }: Pick<KnownGame, 'state'>): Generator<Draw> {
  yield { source: 'deck' };
  for (const card of state.display) yield { source: 'display', card };
}

/** The conditions on every draw; `rule` is the action's own. */
export function drawConditions(rule: string): readonly SharedCondition<Draw>[] {
  return [
    {
      // The deck always gives its top card.
      code: 'draw/named-from-deck',
      rule,
      test: (_game, { source, card }) => (source === 'deck' && card !== undefined ? { card } : null),
    },
    {
      code: 'draw/not-in-display',
      rule,
      test: ({ state }, { source, card }) =>
        source === 'display' && (card === undefined || !state.display.includes(card))
          ? { card: card ?? null }
          : null,
    },
  ];
}

/** TC-DECK-1: where nothing is discarded before the draw, deck and discard pile may both be empty. */
export const deckNotEmpty: SharedCondition<Draw> = {
  code: 'draw/deck-empty',
  rule: 'TC-DECK-1',
  test: (game, { source }) => (source === 'deck' && !deckHasCard(game) ? {} : null),
};
