// Bugs planted into the toy: what actions do.

import { ranking } from '../../core/engine/pebbles/scoring.js';
import { also, type PebblesBug, type Untyped } from './planting.js';

export const ACTIONS_BUGS: readonly PebblesBug[] = [
  {
    bug: 'a move that is not counted when drawing',
    changes: () =>
      also('drawStone', (_, state) => {
        state.turn.moves = 99;
      }),
  },
  {
    bug: 'an action that writes the state before',
    changes: () =>
      also('takeStone', ({ before }, state) => {
        before.seats[state.turn.seat].shells = 1;
      }),
  },
  {
    bug: 'an action that pushes to a shared list',
    changes: () =>
      also('dropStone', (_, state, { stone }) => {
        state.sea.push(stone);
      }),
  },
  {
    bug: 'an action that counts with a fraction',
    changes: () =>
      also('layStones', (_, state, { seat }) => {
        state.seats[seat].shells += 0.5;
      }),
  },
  {
    bug: 'an action that makes NaN of a number',
    changes: () =>
      also('whistle', (_, state, { seat }) => {
        state.seats[seat].shells /= state.sea.length - state.sea.length;
      }),
  },
  {
    bug: 'an action that leaves something undefined',
    changes: () =>
      also('endTurn', (_, state) => {
        state.turn.rolled = undefined;
      }),
  },
  {
    bug: 'an action that keeps a set',
    changes: () =>
      also('takeStone', (_, state, { seat }) => {
        state.seats[seat].pile = new Set(state.seats[seat].pile);
      }),
  },
  {
    bug: 'an action that keeps a field of its own',
    changes: () =>
      also('takeStone', (_, state) => {
        state.turn.last = 'take';
      }),
  },
  {
    bug: 'an action that throws dice by itself',
    changes: () =>
      also('rollDie', (_, state, { seat }) => {
        if (Math.random() < 0.5) state.seats[seat].feathers += 1;
      }),
  },
  {
    bug: 'an action that notes the time',
    changes: () =>
      also('endTurn', (_, state, { seat }) => {
        state.seats[seat].since = Date.now() % 1000;
      }),
  },
  {
    bug: 'an action that keeps count beside the state',
    changes: () => {
      let taken = 0;
      return also('takeStone', (_, state, { seat }) => {
        taken++;
        if (taken % 3 === 0) state.seats[seat].shells += 1;
      });
    },
  },
  {
    bug: 'an action that draws from a stream that nobody declared',
    changes: () =>
      also('layStones', ({ luck }) => {
        luck.int('sand', 1, 6);
      }),
  },
  {
    bug: 'an action that forgets the case of an empty hand',
    changes: () =>
      also('endTurn', (_, state, { seat }) => {
        if (state.seats[seat].hand.length < 2) throw new Error('no hand');
      }),
  },
  {
    bug: 'an action that empties the list of a seat at the end of the round',
    changes: () =>
      also('endTurn', (_, state) => {
        if (state.round === 2) state.seats.pop();
      }),
  },
  {
    bug: 'an action that ends the game and lets it go on',
    changes: () =>
      also('endTurn', (context, state) => {
        if (state.round > 1) state.outcome = { ...ranking(context.rules, state, 'x'), ranking: [] };
      }),
  },
  {
    bug: 'an action that hands the turn to a seat that is not there',
    changes: () =>
      also('endTurn', (_, state) => {
        if (state.turn.seat === 1) state.turn.seat = state.seats.length;
      }),
  },
  {
    bug: 'an action that steps the round back',
    changes: () =>
      also('whistle', (_, state) => {
        state.round -= 2;
      }),
  },
  {
    bug: 'an action that stamps a step that has not come',
    changes: () =>
      also('drawStone', (_, state) => {
        state.turn.since = state.step + 1;
      }),
  },
  {
    bug: 'an action that answers for others too',
    changes: () =>
      also('chooseKeepsake', ({ before }, state) => {
        if (state.keepsakes.filter(Boolean).length === 1)
          state.keepsakes = before.keepsakes.map((_: Untyped, seat: number) => ({
            answer: before.seats[seat].hand[0],
          }));
      }),
  },
  {
    bug: 'an answer that depends on who answered before',
    changes: () =>
      also('chooseKeepsake', (_, state, { seat }) => {
        if (state.keepsakes.filter(Boolean).length === 1) state.seats[seat].shells += 1;
      }),
  },
];
