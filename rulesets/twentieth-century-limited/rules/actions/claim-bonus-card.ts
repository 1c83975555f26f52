// claimBonusCard: an open Bonus Card for during play, proved by cards of the own stack.

import type { BonusCard } from '../../board/board.js';
import { isFulfilled } from '../../board/fulfilment.js';
import { seatToWrite } from '../../generated/state.js';
import { bonusClaims } from '../bonus-proofs.js';
import { field } from '../fields.js';
import { noteAction } from '../track-step.js';
import { defineTwentiethAction, type KnownGame } from '../types.js';

function openBonus({ board, state }: KnownGame, card: number) {
  const open = state.bonuses.find((bonus) => bonus.card === card);
  return open === undefined ? null : { ...open, bonus: board.cards[card] as BonusCard };
}

/** Claims a bonus (TC-BONUS-2); uses no action, and there may be several a turn (TC-BONUS-3). */
export const claimBonusCard = defineTwentiethAction({
  type: 'claimBonusCard',
  payload: () => ({ card: field.card, revealed: field.cards }),
  notation: ['claim', 'card', 'revealed'],
  incomplete: true,

  // Per claimable card, blue, green, red: the smallest proof that you find by removing cards from the stack.
  offers: bonusClaims,

  check: () => [
    {
      code: 'bonus/not-open',
      rule: 'TC-BONUS-5',
      test: (game, { card }) => (openBonus(game, card) === null ? { card } : null),
    },
    {
      code: 'bonus/at-the-end',
      rule: 'TC-BONUS-6',
      needs: ['bonus/not-open'],
      test: (game, { card }) => (openBonus(game, card)?.bonus.timing === 'endOfGame' ? { card } : null),
    },
    {
      code: 'bonus/taken',
      rule: 'TC-BONUS-2',
      needs: ['bonus/not-open'],
      test(game, { card }) {
        const by = openBonus(game, card)?.claimedBy ?? null;
        return by === null ? null : { card, by };
      },
    },
    {
      code: 'bonus/not-in-stack',
      rule: 'TC-BONUS-4',
      scope: 'own',
      test({ state }, { seat, revealed }) {
        const card = revealed.find((shown) => !state.seats[seat].stack.includes(shown));
        return card === undefined ? null : { card };
      },
    },
    {
      code: 'bonus/not-fulfilled',
      rule: 'TC-BONUS-5',
      needs: ['bonus/not-open', 'bonus/not-in-stack'],
      test(game, { card, revealed }) {
        const bonus = openBonus(game, card)?.bonus;
        return bonus && isFulfilled(game.board, bonus.condition, revealed) ? null : { card };
      },
    },
  ],

  apply(step, state, { seat, card, revealed }) {
    const { before, emit } = step;
    noteAction(state);
    // TC-BONUS-7: it stays among the open ones, marked, and is not replaced.
    state.bonuses = before.bonuses.map((open) => (open.card === card ? { card, claimedBy: seat } : open));
    seatToWrite(step, state, seat).stack = [...before.seats[seat].stack, card];
    emit({ type: 'bonusClaimed', seat, card, revealed });
    step.rules.policies.atCardScored(step, state, { seat, card, kind: 'bonus' });
  },
});
