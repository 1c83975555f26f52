// A layer whose facts declare what they do to money keeps the laws of the title below. One that does not declare it
// is told what to do.

import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { hexTycoon, hexTycoonLaws } from '../../rulesets/hex-tycoon/index.js';
import { ironDragon, ironDragonLaws } from '../../rulesets/iron-dragon/index.js';
import { seatToWrite } from '../../rulesets/milepost/generated/state.js';
import { type AnyMilepost, milepostLaws } from '../../rulesets/milepost/index.js';
import {
  type AnyRuleset,
  createEngine,
  declareChapter,
  declareState,
  declareTitle,
  type Envelope,
  type FactDetails,
  fact,
  layer,
  type TypesOf,
} from '../../src/core/engine/index.js';
import { amountsAreTold, examineGame, LAWS, type Law } from '../../src/testing/index.js';

type Gift = { readonly seat: number; readonly to: number };
const money: FactDetails<Gift> = {
  money: ({ seat, to }) => [
    [seat, -1],
    [to, 1],
  ],
};

// At the end of a turn, a seat gives a million to the next one.
function giving(base: AnyRuleset, details: FactDetails<Gift> = {}): AnyRuleset {
  const gifts = declareChapter<AnyMilepost>()({ id: 'gifts', facts: { giftMade: fact<Gift>(details) } });
  const chapter = gifts.defineChapter({
    effects: {
      endTurn(context, state, { seat }) {
        const to = (seat + 1) % state.seats.length;
        seatToWrite(context as never, state as never, seat).cash -= 1;
        seatToWrite(context as never, state as never, to).cash += 1;
        context.emit({ type: 'giftMade', seat, to });
      },
    },
  });
  return layer(base as typeof chinaRails, {
    id: 'gift-rails',
    title: 'Gifts',
    chapters: [chapter],
  }) as AnyRuleset;
}

function found(ruleset: AnyRuleset, laws: readonly Law[], suggested = 60) {
  const without = LAWS.map(({ name }) => name);
  const plan = { seed: 1, seats: 2, steps: 40, every: 1_000, suggested, without, laws };
  return examineGame(createEngine([ruleset]), ruleset.id, plan).findings;
}

describe.each([
  ['China Rails', chinaRails, milepostLaws()],
  ['Iron Dragon', ironDragon, ironDragonLaws()],
] as const)('a layer over %s', (_, title, laws) => {
  test('that declares its money keeps the laws of the family', () => {
    expect(found(giving(title as AnyRuleset, money), laws)).toEqual([]);
  });

  test('that does not is told to', () => {
    const [first] = found(giving(title as AnyRuleset), laws);
    expect(first.law).toBe('money-is-told');
    expect(first.detail).toMatch(/^seat 0: it is -?1, the events say 0$/);
    expect(first.advice).toContain('declare it: fact<…>({ money:');
  });
});

test('a layer over Hex Tycoon names companies as holders', () => {
  type Fine = { readonly company: string };
  const fining = (details: FactDetails<Fine>) => {
    const fines = declareChapter<TypesOf<typeof hexTycoon>>()({
      id: 'fines',
      facts: { finePaid: fact<Fine>(details) },
    });
    const chapter = fines.defineChapter({
      effects: {
        buildTrack({ emit }, state, { seat }) {
          const at = state.companies.findIndex((one) => one.seat === seat && one.money > 0);
          if (at < 0) return;
          const { id } = state.companies[at];
          state.companies = state.companies.map((one, n) =>
            n === at ? { ...one, money: one.money - 1 } : one,
          );
          emit({ type: 'finePaid', company: id });
        },
      },
    });
    return layer(hexTycoon, {
      id: 'fine-tycoon',
      title: 'Fines',
      chapters: [chapter],
    }) as unknown as AnyRuleset;
  };
  expect(found(fining({ money: ({ company }) => [[company, -1]] }), hexTycoonLaws(), 90)).toEqual([]);
  expect(found(fining({}), hexTycoonLaws(), 90)[0]?.law).toBe('holdings-are-told');
});

test('a law of a title from nothing reads what its facts declare', () => {
  const purses = (price: number) => {
    const title = declareTitle({
      id: 'purses',
      state: declareState((of) => ({ turn: of.seat, seats: of.rows('seat', [2, 2], { coins: of.count }) })),
      tables: {},
      facts: { coinFound: fact<{ seat: number }>({ money: ({ seat }) => [[seat, price]] }) },
    });
    const find = title.defineAction({
      type: 'find',
      apply({ emit }, state, { seat }) {
        state.seats[seat].coins += 1;
        state.turn = 1 - seat;
        state.round += 1;
        emit({ type: 'coinFound', seat });
      },
    });
    const rules = title.withPhases({
      turn: { asks: ({ state }) => state.turn, prompt: 'Look.', actions: [find] },
    });
    return rules.defineRuleset({
      ...{ title: 'Purses', edition: 'a toy', revision: 1, seats: { min: 2, max: 2 } },
      ends: [{ reason: 'late', rule: 'P-1', when: ({ state }) => state.round === 6 }],
      score: ({ state }, seat) => state.seats[seat].coins,
    }) as unknown as AnyRuleset;
  };
  type Purses = { state: Envelope & { seats: readonly { coins: number }[] }; event: never };
  const told = amountsAreTold<Purses>('coins-are-told', {
    held: ({ seats }) => Object.fromEntries(seats.map(({ coins }, seat) => [`seat ${seat}`, coins])),
  });
  expect(found(purses(1), [told])).toEqual([]);
  expect(found(purses(2), [told])[0]?.detail).toBe('seat 0 has 1, the events say 2');
});
