// answerTrackDeal: the seller takes the offer or not (M-VAR-14).

import { seatToWrite } from '../../generated/state.js';
import { defineMilepostAction } from '../define-action.js';
import { field } from '../fields.js';
import { receive } from '../money/income.js';
import type { PendingChoice } from '../state.js';
import { passingRights } from './rights-in-deals.js';
import { railWithDeal } from './track-deals.js';

type AnswerDeal = Extract<PendingChoice, { kind: 'answerDeal' }>;

export const answerTrackDeal = defineMilepostAction({
  type: 'answerTrackDeal',
  payload: () => ({ accept: field.flag }),
  notation: ['answer', 'accept'],
  isFree: true,

  *offers(_game, seat) {
    yield { type: 'answerTrackDeal', seat, accept: true };
    yield { type: 'answerTrackDeal', seat, accept: false };
  },

  check: [],

  apply(context, state, { accept }) {
    const { rules, board, before, emit } = context;
    const { deal } = before.pending[0] as AnswerDeal;
    state.pending = before.pending.slice(1);
    emit({ type: 'dealAnswered', seat: deal.seller, deal, accepted: accept });
    if (!accept) return;
    state.rail = railWithDeal({ rules, board, state: before }, deal);
    const change = { before: before.rail, after: state.rail };
    for (const { crossing, from, to } of passingRights(board, change, deal))
      emit({ type: 'rightPassed', seat: from, to, crossing });
    state.turn.dealt = true;
    seatToWrite(context, state, deal.buyer).cash = before.seats[deal.buyer].cash - deal.price;
    receive(context, state, deal.seller, deal.price);
  },
});
