// discardDemands: the surplus of a larger deal, chosen in secret by everybody at once (M-VAR-3d).

import { withAnswer } from '../../../../src/core/engine/index.js';
import { defineMilepostAction } from '../define-action.js';
import { field } from '../fields.js';

export const discardDemands = defineMilepostAction({
  type: 'discardDemands',
  payload: () => ({ cards: field.ascending(field.card, { least: 1, most: 3 }) }),
  notation: ['discard', 'cards'],
  isFree: true,

  // Every pair of cards, each ascending, in the order of the cards.
  *offers({ rules, state }, seat) {
    const hand = [...state.seats[seat].hand].sort((a, b) => a - b);
    for (const cards of choose(hand, hand.length - rules.handSize))
      yield { type: 'discardDemands', seat, cards };
  },

  check: () => [
    {
      code: 'hand/wrong-number',
      rule: 'M-VAR-3d',
      test({ rules, state }, { seat, cards }) {
        const surplus = state.seats[seat].hand.length - rules.handSize;
        return new Set(cards).size === surplus && cards.length === surplus ? null : { surplus };
      },
    },
    {
      code: 'hand/not-your-card',
      rule: 'M-VAR-3d',
      test({ state }, { seat, cards }) {
        const foreign = cards.find((card) => !state.seats[seat].hand.includes(card));
        return foreign === undefined ? null : { card: foreign };
      },
    },
  ],

  apply({ before }, state, { seat, cards }) {
    const { since, answers } = before.drafts as NonNullable<typeof before.drafts>;
    state.drafts = { since, answers: withAnswer(answers, seat, cards) };
  },
});

function* choose(cards: readonly number[], count: number): Iterable<readonly number[]> {
  if (count === 0) yield [];
  else {
    for (let first = 0; first <= cards.length - count; first++) {
      for (const rest of choose(cards.slice(first + 1), count - 1)) yield [cards[first], ...rest];
    }
  }
}
