// Bugs in rules that are laid over rules: over the toy, and over a title of the package.

import { chinaRails } from '../../rulesets/china-rails/china-rails.js';
import { hexTycoon } from '../../rulesets/hex-tycoon/hex-tycoon.js';
import {
  defineChapter,
  defineSlice,
  factsOf,
  type GameEvent,
  layer,
  switchOption,
  whole,
} from '../../src/core/engine/index.js';
import { pebbles } from '../engine/pebbles/pebbles.js';

// biome-ignore lint/suspicious/noExplicitAny: bugs are planted past the types
type Loose = any;

/** What is wrong, and the ruleset `planted` that has it. */
export interface LayerBug {
  readonly bug: string;
  readonly ruleset: () => Loose;
}

const head = { id: 'planted', title: 'Planted' };
const over = (changes: Loose, base: Loose = pebbles) => layer(base, { ...head, ...changes }) as Loose;
const chapter = (parts: Loose, base: Loose = pebbles) =>
  over({ chapters: [(defineChapter as Loose)()({ id: 'house', ...parts })] }, base);
const rule = (test: Loose, more: object = {}) => ({ code: 'house/rule', rule: 'H-1', test, ...more });
const purse = defineSlice('purse', (of: Loose) => ({ coins: of.count }));
const secret = defineSlice('secret', (of: Loose) => ({ mark: of.hidden(of.count) }));
const texts = [{ id: 'H-1', section: 'House', text: 'A rule of the house.' }];
const step = (due: Loose, apply: Loose) => ({ automatic: [{ name: 'house', rule: 'H-1', due, apply }] });
type Coined = GameEvent & { readonly type: 'coined' };

// An option, and a variant that adjusts the rules so when it is on.
const far = (adjust: (rules: Loose) => unknown) => ({
  options: { far: switchOption('far') },
  variants: [{ id: 'far', rules: ['H-1'], isOn: ({ far: isFar }: Loose) => isFar, adjust: adjust as Loose }],
});

export const LAYER_BUGS: readonly LayerBug[] = [
  // Tables, policies and names
  { bug: 'a table that is no number', ruleset: () => over({ tables: { rounds: Number.NaN } }) },
  { bug: 'a table with a fraction', ruleset: () => over({ tables: { movesPerTurn: 1.5 } }) },
  { bug: 'a table below zero', ruleset: () => over({ tables: { stationPrice: -1 } }, hexTycoon) },
  { bug: 'a table that is misspelt', ruleset: () => over({ tables: { handAtSatrt: 4 } }) },
  {
    bug: 'a table of tables that is misspelt',
    ruleset: () => over({ tables: { income: { city: 3, twon: 1 } } }, hexTycoon),
  },
  { bug: 'a policy that nobody asks', ruleset: () => over({ policies: { wroth: () => () => 1 } }) },
  { bug: 'a replaced rule that there is not', ruleset: () => over({ replaces: ['P-TAKE-9'] }) },
  {
    bug: 'a condition on an action that there is not',
    ruleset: () => over({ texts, conditions: { takeStoen: [rule(() => null)] } }),
  },
  {
    bug: 'an action in a phase that there is not',
    ruleset: () => chapter({ actions: { trun: [pebbles.phases.turn.actions[0]] } }),
  },
  {
    bug: 'two chapters with one slice',
    ruleset: () =>
      over({ chapters: ['one', 'two'].map((id) => (defineChapter as Loose)()({ id, state: purse })) }),
  },
  {
    bug: 'two chapters that lay one table',
    ruleset: () =>
      over({
        chapters: ['one', 'two'].map((id) => (defineChapter as Loose)()({ id, tables: { rounds: 2 } })),
      }),
  },
  {
    bug: 'a slice that is called as a field of the title',
    ruleset: () => chapter({ state: defineSlice('beach', (of: Loose) => ({ coins: of.count })) }),
  },
  { bug: 'a secret that nobody guesses', ruleset: () => chapter({ state: secret }) },
  {
    bug: 'a policy that says NaN',
    ruleset: () =>
      over({
        policies: { worth: (before: Loose) => (stone: number) => (stone === 5 ? Number.NaN : before(stone)) },
      }),
  },
  {
    bug: 'a price that is a fraction',
    ruleset: () =>
      over(
        {
          policies: {
            railPrice:
              (before: Loose) =>
              (...asked: Loose[]) =>
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
            milepostPrice: (before: Loose) => (game: Loose, seat: number, milepost: number) =>
              before(game, seat, milepost) / 0 - 1 / 0,
          },
        },
        chinaRails,
      ),
  },
  {
    bug: 'a variant that writes the table of the title',
    ruleset: () =>
      chapter(
        far((rules: Loose) => {
          rules.income.city = 9;
          return rules;
        }),
        hexTycoon,
      ),
  },
  {
    bug: 'a variant that returns nothing',
    ruleset: () => chapter(far((rules: Loose) => void { ...rules, rounds: 1 })),
  },
  {
    bug: 'a variant that makes a number of NaN',
    ruleset: () => chapter(far((rules: Loose) => ({ ...rules, rounds: rules.ronds * 2 }))),
  },

  // Conditions
  {
    bug: 'a condition of a layer that sees the bag',
    ruleset: () =>
      over({
        texts,
        conditions: {
          takeStone: [
            rule(({ state }: Loose, { stone }: Loose) => (state.bag.includes(stone + 1) ? {} : null)),
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
            rule(({ state }: Loose, { stone }: Loose) =>
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
        conditions: { takeStone: [rule((_: Loose, { stone }: Loose) => (stone > 12 ? { stone } : null))] },
        messages: { 'house/rule': 'Stones from {least} on are too heavy.' },
      }),
  },
  {
    bug: 'a refusal of a layer without a sentence',
    ruleset: () =>
      over({
        texts,
        conditions: { takeStone: [rule((_: Loose, { stone }: Loose) => (stone > 12 ? { stone } : null))] },
      }),
  },
  {
    bug: 'a refusal whose params are not plain',
    ruleset: () =>
      over({
        texts,
        messages: { 'house/rule': 'No.' },
        conditions: {
          takeStone: [rule((_: Loose, { stone }: Loose) => (stone > 12 ? { at: new Date(0) } : null))],
        },
      }),
  },

  // State, facts, steps and effects
  {
    bug: 'an effect that counts below zero',
    ruleset: () =>
      chapter({
        state: purse,
        effects: {
          takeStone: (_: Loose, state: Loose) => {
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
          takeStone: (_: Loose, state: Loose) => {
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
          takeStone: ({ before }: Loose) => {
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
          takeStone: (_: Loose, state: Loose) => {
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
          takeStone: ({ luck }: Loose, state: Loose) => {
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
          takeStone: (_: Loose, state: Loose) => {
            state.bag = state.bag.slice(1);
          },
        },
      }),
  },
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
    bug: 'a fact that tells a secret of the title',
    ruleset: () =>
      chapter({
        facts: factsOf<Coined>({ coined: whole }),
        effects: {
          drawStone: ({ before, emit }: Loose) => {
            emit({ type: 'coined', stone: before.bag.at(-1) });
          },
        },
      }),
  },
  {
    bug: 'a step of a layer that never settles',
    ruleset: () =>
      chapter({
        state: purse,
        ...step(
          ({ state }: Loose) => state.turn !== null,
          (_: Loose, state: Loose) => {
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
          ({ state }: Loose) => state.sea.length > 0,
          () => {
            throw new Error('no sea');
          },
        ),
      }),
  },
  {
    bug: 'a guess of a layer that is always the same',
    ruleset: () =>
      chapter({
        state: secret,
        guess: () => ({ mark: 3 }),
        effects: {
          rollDie: ({ luck }: Loose, state: Loose) => {
            state.secret.mark = luck.int('die', 1, 6);
          },
        },
      }),
  },
  {
    bug: 'a secret of a layer that a list tells',
    ruleset: () =>
      chapter({
        texts,
        state: secret,
        guess: (_: Loose, random: Loose) => ({ mark: random.int(0, 6) }),
        effects: {
          rollDie: ({ luck }: Loose, state: Loose) => {
            state.secret.mark = luck.int('die', 1, 6);
          },
        },
        conditions: { takeStone: [rule(({ state }: Loose) => ((state.secret.mark ?? 0) > 3 ? {} : null))] },
      }),
  },
  {
    bug: 'an invariant of a layer that does not hold',
    ruleset: () =>
      chapter({
        state: purse,
        effects: {
          takeStone: (_: Loose, state: Loose) => {
            state.purse.coins += 1;
          },
        },
        invariants: ({ state }: Loose) => (state.purse.coins > 1 ? ['too many coins'] : []),
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
];
