// Bugs planted into layers: what actions of the title do besides.

import { chapter, type LayerBug, purse, type Untyped } from './planting.js';

export const EFFECTS_BUGS: readonly LayerBug[] = [
  {
    bug: 'an effect that counts below zero',
    ruleset: () =>
      chapter({
        state: purse,
        effects: {
          takeStone: (_: Untyped, state: Untyped) => {
            state.purse.coins -= 1;
          },
        },
      }),
  },
  {
    bug: 'an effect with a fraction',
    ruleset: () =>
      chapter({
        state: purse,
        effects: {
          takeStone: (_: Untyped, state: Untyped) => {
            state.purse.coins += 0.5;
          },
        },
      }),
  },
  {
    bug: 'an effect that writes the state before',
    ruleset: () =>
      chapter({
        state: purse,
        effects: {
          takeStone: ({ before }: Untyped) => {
            before.purse.coins += 1;
          },
        },
      }),
  },
  {
    bug: 'an effect that throws dice by itself',
    ruleset: () =>
      chapter({
        state: purse,
        effects: {
          takeStone: (_: Untyped, state: Untyped) => {
            state.purse.coins += Math.floor(Math.random() * 9);
          },
        },
      }),
  },
  {
    bug: 'an effect that draws from a stream that nobody declared',
    ruleset: () =>
      chapter({
        state: purse,
        effects: {
          takeStone: ({ luck }: Untyped, state: Untyped) => {
            state.purse.coins += luck.int('coins', 1, 6);
          },
        },
      }),
  },
  {
    bug: 'an effect that takes a stone of the title',
    ruleset: () =>
      chapter({
        effects: {
          takeStone: (_: Untyped, state: Untyped) => {
            state.bag = state.bag.slice(1);
          },
        },
      }),
  },
];
