// Bugs planted into layers: conditions laid over actions of the title, and what refusals say.

import { type LayerBug, over, rule, texts, type Untyped } from './planting.js';

export const CONDITIONS_BUGS: readonly LayerBug[] = [
  {
    bug: 'a condition of a layer that sees the bag',
    ruleset: () =>
      over({
        texts,
        conditions: {
          takeStone: [
            rule(({ state }: Untyped, { stone }: Untyped) => (state.bag.includes(stone + 1) ? {} : null)),
          ],
        },
      }),
  },
  {
    bug: 'a condition of a layer that throws dice',
    ruleset: () =>
      over({ texts, conditions: { takeStone: [rule(() => (Math.random() < 0.3 ? {} : null))] } }),
  },
  {
    bug: 'a condition of a layer that leaves nobody a move',
    ruleset: () =>
      over({
        texts,
        conditions: {
          endTurn: [rule(() => ({}))],
          takeStone: [rule(() => ({}))],
          drawStone: [rule(() => ({}))],
          layStones: [rule(() => ({}))],
        },
      }),
  },
  {
    bug: 'a condition of a layer that breaks down at the ends',
    ruleset: () =>
      over({
        texts,
        conditions: {
          takeStone: [
            rule(({ state }: Untyped, { stone }: Untyped) =>
              state.beach[state.beach.indexOf(stone)].toFixed() ? null : {},
            ),
          ],
        },
      }),
  },
  {
    bug: 'a refusal of a layer with a hole',
    ruleset: () =>
      over({
        texts,
        conditions: {
          takeStone: [rule((_: Untyped, { stone }: Untyped) => (stone > 12 ? { stone } : null))],
        },
        messages: { 'house/rule': 'Stones from {least} on are too heavy.' },
      }),
  },
  {
    bug: 'a refusal whose params are not plain',
    ruleset: () =>
      over({
        texts,
        messages: { 'house/rule': 'No.' },
        conditions: {
          takeStone: [rule((_: Untyped, { stone }: Untyped) => (stone > 12 ? { at: new Date(0) } : null))],
        },
      }),
  },
];
