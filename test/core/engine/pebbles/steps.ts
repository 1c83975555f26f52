// What happens by itself, in the order in which it is looked for.

import { type AutomaticStep, allAnswered, answersBySeat } from '../../../../src/core/engine/index.js';
import { end } from './scoring.js';
import type { Pebbles } from './state.js';
import { without } from './turn.js';

/** P-KEEP-2: when all have chosen, the keepsakes are shown together and seat 0 begins. */
const showKeepsakes: AutomaticStep<Pebbles> = {
  name: 'show keepsakes',
  rule: 'P-KEEP-2',
  due: ({ state }) => state.keepsakes !== null && allAnswered(state.keepsakes),
  apply({ before, emit }, state) {
    const stones = answersBySeat(before.keepsakes!);
    stones.forEach((stone, seat) => {
      const mine = state.seats[seat];
      mine.keepsake = stone;
      mine.hand = without(before.seats[seat].hand, [stone]);
      mine.since = state.step;
    });
    state.keepsakes = null;
    state.turn = { seat: 0, moves: 0, rolled: false, since: state.step };
    state.round = 1;
    emit({ type: 'keepsakesShown', stones });
  },
};

/** P-DRAW-2: an empty bag is filled with what lies in the sea, shaken. */
const refillBag: AutomaticStep<Pebbles> = {
  name: 'refill the bag',
  rule: 'P-DRAW-2',
  due: ({ state }) => state.bag.length === 0 && state.sea.length > 0,
  apply({ before, luck, emit }, state) {
    state.bag = luck.shuffle('bag', before.sea);
    state.sea = [];
    emit({ type: 'bagRefilled', stones: before.sea.length });
  },
};

/** P-TAKE-2: the beach is filled up from the bag. */
const fillBeach: AutomaticStep<Pebbles> = {
  name: 'fill the beach',
  rule: 'P-TAKE-2',
  due: ({ rules, state }) => state.beach.length < rules.beachLength && state.bag.length > 0,
  apply({ before, luck, emit }, state) {
    const { drawn, rest } = luck.draw(before.bag);
    state.beach = [...before.beach, drawn[0]!];
    state.bag = rest;
    emit({ type: 'stoneWashedUp', stone: drawn[0]! });
  },
};

/** P-END-1: after the last round the game is over. */
const endAfterLastRound: AutomaticStep<Pebbles> = {
  name: 'end the game',
  rule: 'P-END-1',
  due: ({ rules, state }) => state.round > rules.rounds,
  apply(context, state) {
    end(context, state, 'roundLimit');
  },
};

export const automaticSteps = [showKeepsakes, endAfterLastRound, refillBag, fillBeach];
