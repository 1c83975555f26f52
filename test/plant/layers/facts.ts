// Bugs planted into layers: what is told, and what is not.

import { chinaRails } from '../../../rulesets/china-rails/ruleset.js';
import { hexTycoon } from '../../../rulesets/hex-tycoon/ruleset.js';
import { chapter, type LayerBug, type Loose, mistold, over } from './planting.js';

export const FACTS_BUGS: readonly LayerBug[] = [
  {
    bug: 'a fact that nobody declared',
    ruleset: () =>
      chapter({
        effects: {
          takeStone: ({ emit }: Loose) => {
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
            buildTrack: (_: Loose, state: Loose) => {
              state.companies = state.companies.map((one: Loose) => ({ ...one, money: one.money + 1 }));
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
            buildTrack: (_: Loose, state: Loose, { seat }: Loose) => {
              state.seats = state.seats.map((one: Loose, n: number) =>
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
