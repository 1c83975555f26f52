// Bugs planted into layers: what is told, and what is not.

import { chinaRails } from '../../../rulesets/china-rails/ruleset.js';
import { hexTycoon } from '../../../rulesets/hex-tycoon/ruleset.js';
import { chapter, type LayerBug, mistold, over, type Untyped } from './planting.js';

export const FACTS_BUGS: readonly LayerBug[] = [
  {
    bug: 'a fact that nobody declared',
    ruleset: () =>
      chapter({
        effects: {
          takeStone: ({ emit }: Untyped) => {
            emit({ type: 'coined' });
          },
        },
      }),
  },
  {
    bug: 'money of a company that no fact tells',
    ruleset: () =>
      chapter(
        {
          effects: {
            buildTrack: (_: Untyped, state: Untyped) => {
              state.companies = state.companies.map((one: Untyped) => ({ ...one, money: one.money + 1 }));
            },
          },
        },
        hexTycoon,
      ),
  },
  {
    bug: 'money of a player that no fact tells',
    ruleset: () =>
      chapter(
        {
          effects: {
            buildTrack: (_: Untyped, state: Untyped, { seat }: Untyped) => {
              state.seats = state.seats.map((one: Untyped, n: number) =>
                n === seat ? { ...one, cash: one.cash + 50 } : one,
              );
            },
          },
        },
        chinaRails,
      ),
  },
  {
    bug: 'a fact that tells a price too high',
    ruleset: () =>
      over(
        {},
        mistold(chinaRails, 'trackBuilt', ({ price }) => ({ price: price + 1 })),
      ),
  },
  {
    bug: 'a fact that tells a company’s price too high',
    ruleset: () =>
      over(
        {},
        mistold(hexTycoon, 'railMarkerBuilt', ({ price }) => ({ price: price + 1 })),
      ),
  },
];
