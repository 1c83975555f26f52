// Bugs planted into layers: what happens by itself, and what must hold.

import { fact } from '../../../src/core/engine/index.js';
import { chapter, type LayerBug, purse, step, type Untyped } from './planting.js';

export const STEPS_BUGS: readonly LayerBug[] = [
  {
    bug: 'a step of a layer that never settles',
    ruleset: () =>
      chapter({
        state: purse,
        ...step(
          ({ state }: Untyped) => state.turn !== null,
          (_: Untyped, state: Untyped) => {
            state.purse.coins += 1;
          },
        ),
      }),
  },
  {
    bug: 'a step of a layer that throws',
    ruleset: () =>
      chapter({
        ...step(
          ({ state }: Untyped) => state.sea.length > 0,
          () => {
            throw new Error('no sea');
          },
        ),
      }),
  },
  {
    bug: 'a step of a layer that pays for what a hand hides',
    ruleset: () =>
      chapter({
        state: purse,
        facts: { coined: fact() },
        ...step(
          ({ state }: Untyped) => state.seats[1].hand.includes(3) && state.purse.coins < state.round,
          ({ emit }: Untyped, state: Untyped) => {
            state.purse.coins = state.round;
            emit({ type: 'coined', coins: state.round });
          },
        ),
      }),
  },
  {
    bug: 'an invariant of a layer that does not hold',
    ruleset: () =>
      chapter({
        state: purse,
        effects: {
          takeStone: (_: Untyped, state: Untyped) => {
            state.purse.coins += 1;
          },
        },
        invariants: ({ state }: Untyped) => (state.purse.coins > 1 ? ['too many coins'] : []),
      }),
  },
];
