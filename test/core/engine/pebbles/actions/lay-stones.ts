// P-LAY-1 … 3: two or more stones of one worth from the hand to the pile, for a shell. There are too many sets to list
// them all, so only pairs are named.

import { defineAction, fields } from '../../../../../src/core/engine/index.js';
import { stone } from '../fields.js';
import type { Pebbles } from '../state.js';
import { movesLeft, ownHand, spendMove, without } from '../turn.js';

export const layStones = defineAction<Pebbles>()({
  type: 'layStones',
  payload: () => ({ stones: fields.list(stone, { least: 1, most: 24 }) }),
  notation: ['lay', 'stones'],
  incomplete: true,

  *offers(game, seat) {
    if (movesLeft.test(game, undefined) !== null) return;
    const { rules, state } = game;
    const hand = ownHand(state, seat);
    for (const [place, one] of hand.entries()) {
      for (const other of hand.slice(place + 1)) {
        if (rules.policies.worth(one) === rules.policies.worth(other))
          yield { type: 'layStones', seat, stones: [one, other] };
      }
    }
  },

  check: [
    {
      code: 'lay/too-few',
      rule: 'P-LAY-1',
      test: (_, { stones }) => (stones.length >= 2 ? null : { least: 2 }),
    },
    {
      code: 'lay/not-ascending',
      rule: 'P-LAY-2',
      test: (_, { stones }) => (stones.every((stone, n) => n === 0 || stones[n - 1] < stone) ? null : {}),
    },
    {
      code: 'lay/not-in-hand',
      rule: 'P-LAY-1',
      scope: 'own',
      test: ({ state }, { seat, stones }) => {
        const missing = stones.filter((stone) => !ownHand(state, seat).includes(stone));
        return missing.length === 0 ? null : { missing };
      },
    },
    {
      code: 'lay/not-alike',
      rule: 'P-LAY-3',
      needs: ['lay/not-in-hand'],
      test: ({ rules }, { stones }) => {
        const other = stones.find((stone) => rules.policies.worth(stone) !== rules.policies.worth(stones[0]));
        return other === undefined ? null : { stone: other };
      },
    },
    movesLeft,
  ],

  apply({ before, emit }, state, { seat, stones }) {
    const mine = state.seats[seat];
    mine.hand = without(before.seats[seat].hand, stones);
    mine.pile = [...before.seats[seat].pile, ...stones];
    mine.shells += 1;
    emit({ type: 'stonesLaid', seat, stones: [...stones] });
    spendMove(state);
  },
});
