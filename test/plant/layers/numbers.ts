// Bugs planted into layers: figures that are none, or none that can be paid: tables, policies, variants.

import { chinaRails } from '../../../rulesets/china-rails/ruleset.js';
import { hexTycoon } from '../../../rulesets/hex-tycoon/ruleset.js';
import { chapter, far, type LayerBug, over, type Untyped } from './planting.js';

export const NUMBERS_BUGS: readonly LayerBug[] = [
  { bug: 'a table that is no number', ruleset: () => over({ tables: { rounds: Number.NaN } }) },
  { bug: 'a table with a fraction', ruleset: () => over({ tables: { movesPerTurn: 1.5 } }) },
  { bug: 'a table below zero', ruleset: () => over({ tables: { stationPrice: -1 } }, hexTycoon) },
  {
    bug: 'a policy that says NaN',
    ruleset: () =>
      over({
        policies: {
          worth: (before: Untyped) => (stone: number) => (stone === 5 ? Number.NaN : before(stone)),
        },
      }),
  },
  {
    bug: 'a price that is a fraction',
    ruleset: () =>
      over(
        {
          policies: {
            railPrice:
              (before: Untyped) =>
              (...asked: Untyped[]) =>
                before(...asked) / 2,
          },
        },
        hexTycoon,
      ),
  },
  {
    bug: 'a price below zero',
    ruleset: () => over({ policies: { placeIncome: () => () => -3 } }, hexTycoon),
  },
  {
    bug: 'a price of NaN',
    ruleset: () =>
      over(
        {
          policies: {
            milepostPrice: (before: Untyped) => (game: Untyped, seat: number, milepost: number) =>
              before(game, seat, milepost) / 0 - 1 / 0,
          },
        },
        chinaRails,
      ),
  },
  {
    bug: 'trains of speed 0',
    ruleset: () =>
      over(
        {
          tables: {
            locos: Object.fromEntries(
              Object.entries(chinaRails.tables.locos).map(([id, loco]) => [id, { ...loco, speed: 0 }]),
            ),
          },
        },
        chinaRails,
      ),
  },
  {
    bug: 'a variant that writes the table of the title',
    ruleset: () =>
      chapter(
        far((rules: Untyped) => {
          rules.income.city = 9;
          return rules;
        }),
        hexTycoon,
      ),
  },
  {
    bug: 'a variant that returns nothing',
    ruleset: () => chapter(far((rules: Untyped) => void { ...rules, rounds: 1 })),
  },
  {
    bug: 'a variant that makes a number of NaN',
    ruleset: () => chapter(far((rules: Untyped) => ({ ...rules, rounds: rules.ronds * 2 }))),
  },
];
