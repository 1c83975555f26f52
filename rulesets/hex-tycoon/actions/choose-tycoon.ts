// chooseTycoon: with the option, in the order of the dice each player picks a tycoon (HT-OPT-TYCOON-0).

import { type ActionOf, type Condition, defineAction, idShape, meetsAll } from '../../../src/engine/index.js';
import type { HexGame } from '../title.js';
import { noteAction } from './bookkeeping.js';

const payload = /* @__PURE__ */ (() => ({ tycoon: idShape }))();
type ChooseTycoon = ActionOf<'chooseTycoon', typeof payload>;

const check: readonly Condition<HexGame, ChooseTycoon>[] = [
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
export const chooseTycoon = /* @__PURE__ */ (() =>
  defineAction<HexGame>()({
    type: 'chooseTycoon',
    payload,
    notation: ['pick-tycoon', 'tycoon'],

    *list(game, seat) {
      for (const tycoon of Object.keys(game.rules.tycoons)) {
        const action: ChooseTycoon = { type: 'chooseTycoon', seat, tycoon };
        if (meetsAll(check, game, action)) yield action;
      }
    },

    check,

    apply({ before, emit }, state, { seat, tycoon }) {
      state.seats[seat].tycoon = tycoon;
      state.queue = before.queue.slice(1);
      noteAction(state, seat);
      emit({ type: 'tycoonChosen', seat, tycoon });
    },
  }))();
