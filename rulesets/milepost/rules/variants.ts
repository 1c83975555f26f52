// The family's optional rules (M-VAR-1 … 17), each a switch that a title may offer. A variant changes tables;
// rule code reads the tables. Bundles (fast game, challenge game) are sets of switches (M-VAR-1).

import * as z from 'zod/mini';
import type { Variant } from '../../../src/core/engine/index.js';
import type { MilepostRules } from './tables.js';

/** A switch that a title offers: an option that is off unless asked for. */
export interface MilepostVariant<Option extends string = string>
  extends Variant<MilepostRules, Record<string, unknown>> {
  /** The option that switches it on: its id in camel case. */
  readonly option: Option;
  /** What people are told of the option. */
  readonly label: string;
  /** Why it cannot go with other options, or null. */
  conflict?(options: Readonly<Record<string, unknown>>): string | null;
}

/** The options of a title that offers these variants: which of them are on. */
export type OptionsOf<Variants extends readonly MilepostVariant[]> = {
  readonly [Option in Variants[number]['option']]: boolean;
};

/**
 * Declares a switch: its option, its rules, a label, the tables that it changes and what it excludes.
 *
 * @example
 * const rich = milepostVariants.defineSwitch('rich', [], 'Rich: begin with 100 M', { startCash: 100 });
 * console.log(rich.option);
 * // rich
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineSwitch<const Option extends string>(
  option: Option,
  rules: readonly string[],
  label: string,
  changes: Partial<MilepostRules> | ((rules: MilepostRules) => Partial<MilepostRules>),
  conflict?: MilepostVariant['conflict'],
): MilepostVariant<Option> {
  const variant = {
    id: option,
    option,
    rules,
    label,
    isOn: (options: object) => isOn(options, option),
    adjust: (tables: MilepostRules) => ({
      ...tables,
      ...(typeof changes === 'function' ? changes(tables) : changes),
    }),
  };
  return conflict === undefined ? variant : { ...variant, conflict };
}

const isOn = (options: object, option: string) => (options as Record<string, unknown>)[option] === true;

/** M-VAR-2: 12, 12, 16 and 16 mileposts a turn. */
export const fastTrains = defineSwitch('fastTrains', ['M-VAR-2'], 'Fast trains', (rules) => ({
  locos: Object.fromEntries(
    Object.entries(rules.locos).map(([id, loco]) => [
      id,
      { ...loco, speed: loco.speed + (loco.speed > 9 ? 4 : 3) },
    ]),
  ),
}));

/** M-VAR-3a: seventy millions and three startup turns. */
export const fastStart = defineSwitch('fastStart', ['M-VAR-3a'], 'Fast game: cash 70, three startup turns', {
  startCash: 70,
  startupTurns: 3,
});

/** M-VAR-3b, M-OPEN-30: events met in the deal are out of the game. */
export const dealtEventsOut = defineSwitch(
  'dealtEventsOut',
  ['M-VAR-3b'],
  'Fast game: events met in the deal are out of the game',
  { dealtEvents: 'removed' },
);

/** M-VAR-3c: no tax. */
export const noTax = defineSwitch('noTax', ['M-VAR-3c'], 'Fast game: no tax', { taxIsOut: true });

/** M-VAR-3d: two more cards are dealt, and discarded after the second startup turn (M-OPEN-30). */
export const fiveCards = defineSwitch(
  'fiveCards',
  ['M-VAR-3d'],
  'Fast game: five cards, two discarded',
  (rules) => ({ dealtCards: rules.handSize + 2 }),
);

/** M-VAR-4: loans up to twenty millions, repaid twice over. */
export const borrowing = defineSwitch('borrowing', ['M-VAR-4'], 'Mercy: borrowing', {
  borrowing: { limit: 20, factor: 2 },
});

/** M-VAR-5: rent out of payoffs. */
export const latePayment = defineSwitch('latePayment', ['M-VAR-5'], 'Mercy: late payment of rent', {
  lateRent: true,
});

/** M-VAR-6: turning round for a turn. */
export const backtracking = defineSwitch('backtracking', ['M-VAR-6'], 'Mercy: backtracking', {
  backtracking: true,
});

/** M-VAR-7: swapping locos of one level for five millions. */
export const crossgrading = defineSwitch('crossgrading', ['M-VAR-7'], 'Crossgrading', { crossgradePrice: 5 });

/** M-VAR-8: discarded demand cards are face up, four at most. */
export const openContracts = defineSwitch('openContracts', ['M-VAR-8'], 'Challenge: open contracts', {
  openContracts: 4,
});

/** M-VAR-9: dropped loads stay for four turns. */
export const fieldWarehousing = defineSwitch(
  'fieldWarehousing',
  ['M-VAR-9'],
  'Challenge: field warehousing',
  { storedTurns: 4 },
);

/** M-VAR-10: the tax reshuffles the deck and leaves the game. */
export const reshuffle = defineSwitch(
  'reshuffle',
  ['M-VAR-10'],
  'Challenge: reshuffle at the tax',
  { taxReshuffles: true },
  (options) => (isOn(options, 'noTax') ? 'there is no tax to reshuffle at (noTax)' : null),
);

/** M-VAR-11: a million for a turn on own track. */
export const costToMove = defineSwitch('costToMove', ['M-VAR-11'], 'Challenge: cost to move', { moveFee: 1 });

/** M-VAR-12: a movement point for each load handled. */
export const costToLoad = defineSwitch('costToLoad', ['M-VAR-12'], 'Challenge: cost to load', {
  loadPoints: 1,
});

/** M-VAR-13: two trains each, the second one level up. */
export const additionalTrains = defineSwitch(
  'additionalTrains',
  ['M-VAR-13'],
  'Challenge: two trains',
  (rules) => ({ firstLocos: [rules.firstLocos[0], rules.locos[rules.firstLocos[0]].upgrades[0]] }),
);

/** M-VAR-13: hands of four, if agreed, for two trains. */
export const handsOfFour = defineSwitch(
  'handsOfFour',
  ['M-VAR-13'],
  'Challenge: hands of four for two trains',
  (rules) => ({ handSize: 4, dealtCards: rules.dealtCards + 1 }),
  (options) =>
    isOn(options, 'additionalTrains') ? null : 'hands of four go with two trains (additionalTrains)',
);

/** M-VAR-14: track may be bought and traded. */
export const trackDeals = defineSwitch('trackDeals', ['M-VAR-14'], 'Challenge: selling and trading track', {
  trackDeals: true,
});

/** M-VAR-15, M-OPEN-39: the tournament clock, which the host runs; the round in which it ends is the last. */
export const timeLimit = defineSwitch(
  'timeLimit',
  ['M-VAR-15', 'M-VAR-16', 'M-VAR-17'],
  'Time limit: the round in which time runs out is the last',
  { timeLimit: true },
);

/** Every variant of the family, in the order in which they adjust the rules. */
export const milepostVariants: readonly MilepostVariant[] = [
  fastTrains,
  fastStart,
  dealtEventsOut,
  noTax,
  fiveCards,
  borrowing,
  latePayment,
  backtracking,
  crossgrading,
  openContracts,
  fieldWarehousing,
  reshuffle,
  costToMove,
  costToLoad,
  additionalTrains,
  handsOfFour,
  trackDeals,
  timeLimit,
];

/**
 * The strict options schema of a title that offers these variants: all off by default, conflicts are issues.
 *
 * @example
 * const { fastTrains, optionsSchema } = milepostVariants;
 * console.log(optionsSchema([fastTrains]).parse({}).fastTrains);
 * // false
 */
export function optionsSchema(variants: readonly MilepostVariant[]): z.ZodMiniType {
  const shape = Object.fromEntries(variants.map(({ option }) => [option, z._default(z.boolean(), false)]));
  return z.strictObject(shape).check((context) => {
    for (const variant of variants) {
      const options = context.value as Record<string, unknown>;
      const conflict = variant.isOn(options) ? (variant.conflict?.(options) ?? null) : null;
      if (conflict === null) continue;
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: [variant.option],
        message: conflict,
      });
    }
  });
}
