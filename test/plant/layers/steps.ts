// Bugs planted into layers: what happens by itself, and what must hold.

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
