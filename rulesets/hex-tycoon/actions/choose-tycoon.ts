// chooseTycoon: with the option, in the order of the dice each player picks a tycoon (HT-OPT-TYCOON-0).

import type { ActionOf } from '../../../src/core/engine/index.js';
import { field } from '../fields.js';
import { seatToWrite } from '../rules/writers.js';
import { defineHexAction, type HexCondition } from './define.js';

const payload = () => ({ tycoon: field.tycoon });
type ChooseTycoon = ActionOf<'chooseTycoon', ReturnType<typeof payload>>;

const check: readonly HexCondition<ChooseTycoon>[] = [
  {
    code: 'setup/no-such-tycoon', // HT-OPT-0b: some come with another option only
    rule: 'HT-OPT-0b',
    test: ({ rules }, { tycoon }) => (Object.hasOwn(rules.tycoons, tycoon) ? null : { tycoon }),
  },
  {
    code: 'setup/tycoon-taken',
    rule: 'HT-OPT-TYCOON-0',
    test: ({ state }, { tycoon }) => (state.seats.some((seat) => seat.tycoon === tycoon) ? { tycoon } : null),
  },
];

/** Picks a tycoon. Listed in the order of the tycoon list. */
export const chooseTycoon = defineHexAction({
  type: 'chooseTycoon',
  payload,
  notation: ['pick-tycoon', 'tycoon'],

  *offers(game, seat) {
    for (const tycoon of Object.keys(game.rules.tycoons)) {
      yield { type: 'chooseTycoon', seat, tycoon };
    }
  },

  check,

  apply(context, state, { seat, tycoon }) {
    const { before, emit } = context;
    seatToWrite(context, state, seat).tycoon = tycoon;
    state.queue = before.queue.slice(1);
    emit({ type: 'tycoonChosen', seat, tycoon });
  },
});
