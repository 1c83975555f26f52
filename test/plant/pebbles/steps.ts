// Bugs planted into the toy: what happens by itself.

import { pebbles } from '../../core/engine/pebbles/pebbles.js';
import { changed, type PebblesBug, step, type Untyped } from './planting.js';

export const STEPS_BUGS: readonly PebblesBug[] = [
  {
    bug: 'a step that is always due',
    changes: () => step('fill the beach', () => ({ due: () => true, apply: () => {} })),
  },
  {
    bug: 'a step that undoes what another does',
    changes: () => ({
      automatic: [
        ...pebbles.automatic,
        {
          name: 'back',
          rule: 'P-1',
          due: ({ state }: Untyped) => state.beach.length === 3,
          apply: (_: Untyped, state: Untyped) => {
            state.bag = [...state.bag, state.beach[0]];
            state.beach = state.beach.slice(1);
          },
        },
      ] as never,
    }),
  },
  {
    bug: 'a step that loses the sea when the bag is empty',
    changes: () =>
      step('refill the bag', ({ apply }) => ({
        apply: (context: Untyped, state: Untyped) => {
          apply(context, state);
          state.bag = state.bag.slice(1);
        },
      })),
  },
  {
    bug: 'a step that copies a stone when the beach is filled',
    changes: () =>
      step('fill the beach', ({ apply }) => ({
        apply: (context: Untyped, state: Untyped) => {
          apply(context, state);
          state.bag = context.before.bag;
        },
      })),
  },
  {
    bug: 'a step that leaves keepsakes in the hand',
    changes: () =>
      step('show keepsakes', ({ apply }) => ({
        apply: (context: Untyped, state: Untyped) => {
          apply(context, state);
          state.seats[0].hand = context.before.seats[0].hand;
        },
      })),
  },
  {
    bug: 'a step that comes before its time',
    changes: () => step('show keepsakes', () => ({ due: ({ state }: Untyped) => state.keepsakes !== null })),
  },
  {
    bug: 'a wave that nobody can answer',
    changes: () =>
      changed('dropStone', ({ offers }) => ({
        offers: function* (game: Untyped, seat: number) {
          if (game.state.seats[seat].hand.length > 2) yield* offers(game, seat);
        },
        check: [
          {
            code: 'drop/too-few',
            rule: 'P-1',
            test: ({ state }: Untyped, { seat }: Untyped) => (state.seats[seat].hand.length > 2 ? null : {}),
          },
        ],
      })),
  },
];
