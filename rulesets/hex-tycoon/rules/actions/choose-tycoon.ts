// chooseTycoon: with the option, in the order of the dice each player picks a tycoon (HT-OPT-TYCOON-0).

import { field } from '../fields.js';
import { seatToWrite } from '../writers.js';
import { defineHexAction } from './define.js';

/** Picks a tycoon. Listed in the order of the tycoon list. */
export const chooseTycoon = defineHexAction({
  type: 'chooseTycoon',
  payload: () => ({ tycoon: field.tycoon }),
  notation: ['pick-tycoon', 'tycoon'],

  *offers(game, seat) {
    for (const tycoon of Object.keys(game.rules.tycoons)) {
      yield { type: 'chooseTycoon', seat, tycoon };
    }
  },

  check: () => [
    {
      code: 'setup/no-such-tycoon', // HT-OPT-0b: some come with another option only
      rule: 'HT-OPT-0b',
      test: ({ rules }, { tycoon }) => (Object.hasOwn(rules.tycoons, tycoon) ? null : { tycoon }),
    },
    {
      code: 'setup/tycoon-taken',
      rule: 'HT-OPT-TYCOON-0',
      test: ({ state }, { tycoon }) =>
        state.seats.some((seat) => seat.tycoon === tycoon) ? { tycoon } : null,
    },
  ],

  apply(context, state, { seat, tycoon }) {
    const { before, emit } = context;
    seatToWrite(context, state, seat).tycoon = tycoon;
    state.queue = before.queue.slice(1);
    emit({ type: 'tycoonChosen', seat, tycoon });
  },
});
