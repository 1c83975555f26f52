// discardHand: a whole turn for a fresh hand (M-TURN-5); open contracts keep the old cards face up (M-VAR-8).

import { seatToWrite } from '../../generated/state.js';
import { defineMilepostAction } from '../define-action.js';

export const discardHand = defineMilepostAction({
  type: 'discardHand',
  notation: ['discard-hand'],

  check: () => [
    {
      code: 'hand/already-acted',
      rule: 'M-TURN-5',
      about: 'seat',
      test: ({ state }) => (state.turn.acted ? {} : null),
    },
  ],

  apply(context, state, { seat }) {
    const { rules, before, emit } = context;
    const { hand } = before.seats[seat];
    seatToWrite(context, state, seat).hand = [];
    state.turn.phase = 'over';
    emit({ type: 'handDiscarded', seat, cards: hand });
    // M-OPEN-35: lays out cards in hand order until enough are open, discards the rest, then draws a hand.
    const room = Math.max(0, (rules.openContracts ?? 0) - before.contracts.length);
    const opened = hand.slice(0, room);
    state.discards = [...before.discards, ...hand.slice(room)];
    if (opened.length === 0) return;
    state.contracts = [...before.contracts, ...opened];
    emit({ type: 'contractsOpened', cards: opened });
  },
});
