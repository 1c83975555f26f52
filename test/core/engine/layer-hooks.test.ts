// Hooks of layers: `at` acts at the instants of a title, `stepEffects` after its automatic steps. Each hook has a house rule that uses it.

import { describe, expect, test } from 'vitest';
import { hexTycoon } from '../../../rulesets/hex-tycoon/index.js';
import { indiaRails } from '../../../rulesets/india-rails/index.js';
import { type AnyMilepost, seatToWrite } from '../../../rulesets/milepost/index.js';
import { twentiethCenturyLimited } from '../../../rulesets/twentieth-century-limited/index.js';
import {
  createEngine,
  declareChapter,
  defineSlice,
  fact,
  InvalidInputError,
  layer,
  type Seat,
  type TypesOf,
} from '../../../src/core/engine/index.js';
import type { AnyRuleset } from '../../../src/core/engine/rules/ruleset.js';
import { conformance } from '../../../src/testing/conformance.js';
import { sampleGameOf } from '../../../src/testing/sample-game.js';
import { pebbles } from './pebbles/pebbles.js';

// biome-ignore lint/suspicious/noExplicitAny: facts of several titles
type Untyped = any;

/** The sample game of the title below, played by the rules of a layer: its facts, with the states before and after each action. */
function playedOut(ruleset: AnyRuleset) {
  const { states, events } = sampleGameOf(createEngine([ruleset]), ruleset)!.history as Untyped;
  const steps: { readonly before: Untyped; readonly after: Untyped; readonly events: Untyped[] }[] = states
    .slice(1)
    .map((after: Untyped, n: number) => ({ before: states[n], after, events: events[n + 1] }));
  const of = (type: string): Untyped[] => events.flat().filter((event: Untyped) => event.type === type);
  return { state: states.at(-1), steps, of };
}

const lawsOf = (ruleset: AnyRuleset, seats: number) =>
  conformance(createEngine([ruleset]), ruleset.id, {
    seed: 2,
    seats,
    steps: 20,
    suggested: 90,
    budget: 500,
  });

describe('hooks of Hex Tycoon', () => {
  const lodge = defineSlice('lodge', (of) => ({
    begun: of.count,
    ended: of.count,
    chest: of.count,
    stations: of.list(of.count, 200),
  }));
  const lodges = declareChapter<TypesOf<typeof hexTycoon>>()({
    id: 'lodges',
    state: lodge,
    facts: { incomeShared: fact<{ readonly seat: Seat; readonly amount: number }>() },
  }).defineChapter({
    at: {
      atTurnStart(_context, state) {
        state.lodge.begun += 1;
      },
      atTurnEnd(_context, state) {
        state.lodge.ended += 1;
      },
      // The bank puts a tenth of every income into the chest of the lodge.
      atIncome({ emit }, state, { seat, amount }) {
        state.lodge.chest += amount;
        emit({ type: 'incomeShared', seat, amount });
      },
      // A station gives its company 1 MB back.
      atStation(_context, state, { company, hex }) {
        state.lodge.stations = [...state.lodge.stations, hex];
        state.companies = state.companies.map((one) =>
          one.id === company ? { ...one, money: one.money + 1 } : one,
        );
      },
    },
    sentences: { incomeShared: 'The lodge hears of {amount}.' },
  });
  const lodgeTycoon = layer(hexTycoon, { id: 'lodge-tycoon', title: 'Lodges', chapters: [lodges] });
  const { state, steps, of } = playedOut(lodgeTycoon);

  test('turns that begin and end', () => {
    expect(of('turnBegan').length).toBeGreaterThan(4);
    expect(state.lodge.begun).toBe(of('turnBegan').length);
    expect(state.lodge.ended).toBe(of('turnBegan').length - 1);
  });

  test('income, of which the layer tells facts of its own', () => {
    const amounts = of('companyIncomePaid').map(({ amount }) => amount);
    expect(of('incomeShared').map(({ amount }) => amount)).toEqual(amounts);
    expect(state.lodge.chest).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
  });

  test('a station that is built', () => {
    const built = steps.filter(({ events }) => events.some(({ type }) => type === 'stationBuilt'));
    expect(built.length).toBeGreaterThan(0);
    for (const { before, after, events } of built) {
      const { company, price, hex } = events.find(({ type }) => type === 'stationBuilt');
      const moneyOf = (at: Untyped) => at.companies.find(({ id }: Untyped) => id === company).money;
      if (events.length === 1) expect(moneyOf(after)).toBe(moneyOf(before) - price + 1);
      expect(after.lodge.stations.at(-1)).toBe(hex);
    }
  });

  test('games keep the laws', () => {
    expect(lawsOf(lodgeTycoon, 2)).toEqual([]);
  });
});

describe('hooks of 20th Century Limited', () => {
  const club = defineSlice('club', (of) => ({
    begun: of.count,
    ended: of.count,
    scored: of.list(of.oneOf(['regional', 'company', 'bonus']), 500),
  }));
  const clubs = declareChapter<TypesOf<typeof twentiethCenturyLimited>>()({
    id: 'clubs',
    state: club,
  }).defineChapter({
    at: {
      atTurnStart(_context, state) {
        state.club.begun += 1;
      },
      atTurnEnd(_context, state) {
        state.club.ended += 1;
      },
      // Who scores a card gets a waiver of the next seat, if that seat has one.
      atCardScored(_context, state, { seat, kind }) {
        state.club.scored = [...state.club.scored, kind];
        const next = (seat + 1) % state.seats.length;
        const paid = Math.min(1, state.seats[next].waivers);
        const change = (n: Seat) => (n === seat ? paid : n === next ? -paid : 0);
        state.seats = state.seats.map((one, n) => ({ ...one, waivers: one.waivers + change(n) }));
      },
    },
  });
  const clubCentury = layer(twentiethCenturyLimited, {
    id: 'club-century',
    title: 'Clubs',
    chapters: [clubs],
  });
  const { state, steps, of } = playedOut(clubCentury);

  test('turns that begin and end', () => {
    expect(of('turnBegan').length).toBeGreaterThan(4);
    expect(state.club.begun).toBe(of('turnBegan').length);
    expect(state.club.ended).toBe(of('turnBegan').length - (state.outcome === null ? 1 : 0));
  });

  test('cards that are scored, of every kind', () => {
    const KINDS: Readonly<Record<string, string>> = {
      regionalScored: 'regional',
      companyScored: 'company',
      bonusClaimed: 'bonus',
    };
    const kinds = steps.flatMap(({ events }) => events.flatMap(({ type }) => KINDS[type] ?? []));
    expect(new Set(kinds)).toEqual(new Set(['regional', 'company', 'bonus']));
    expect(state.club.scored).toEqual(kinds);
  });

  test('a card brings what the house rule gives', () => {
    const claims = steps.filter(({ events }) => events.some(({ type }) => type === 'bonusClaimed'));
    expect(claims.length).toBeGreaterThan(0);
    for (const { before, after, events } of claims) {
      const { seat } = events.find(({ type }) => type === 'bonusClaimed');
      const paid = Math.min(1, before.seats[(seat + 1) % 3].waivers);
      expect(after.seats[seat].waivers).toBe(before.seats[seat].waivers + paid);
    }
  });

  test('games keep the laws', () => {
    expect(lawsOf(clubCentury, 3)).toEqual([]);
  });
});

describe('hooks of the milepost family', () => {
  test('a turn that ends, after what the train has paid', () => {
    const wages = declareChapter<AnyMilepost>()({ id: 'wages' }).defineChapter({
      at: {
        atTurnEnd(context, state, seat) {
          seatToWrite(context, state, seat).cash += 2;
        },
      },
    });
    const waged = layer(indiaRails, { id: 'waged', title: 'Wages', chapters: [wages] });
    const engine = createEngine([waged]);
    const begun = engine.createGame('waged', { seats: 2, seed: 1 });
    const { seat } = begun.turn;
    const next = engine.applyAction(begun, { type: 'endTurn', seat });
    expect(next.seats.map(({ cash }) => cash - 50)).toEqual(seat === 0 ? [2, 0] : [0, 2]);
  });

  test('two layers act at one instant, the lower first', () => {
    const tax = declareChapter<AnyMilepost>()({ id: 'tax' }).defineChapter({
      at: {
        atTurnStart(context, state, seat) {
          seatToWrite(context, state, seat).cash -= 1;
        },
      },
    });
    const double = declareChapter<AnyMilepost>()({ id: 'double' }).defineChapter({
      at: {
        atTurnStart(context, state, seat) {
          seatToWrite(context, state, seat).cash *= 2;
        },
      },
    });
    const taxed = layer(indiaRails, { id: 'taxed', title: 'Taxed', chapters: [tax, double] });
    const engine = createEngine([taxed]);
    const begun = engine.createGame('taxed', { seats: 2, seed: 1 });
    const first = begun.turn.seat;
    const { cash } = begun.seats[1 - first];
    const next = engine.applyAction(begun, { type: 'endTurn', seat: first });
    expect(next.turn.seat).toBe(1 - first);
    expect(next.seats[1 - first].cash).toBe(2 * (cash - 1));
  });
});

describe('effects of automatic steps', () => {
  type Hex = TypesOf<typeof hexTycoon>;
  const upkeeps = defineSlice('upkeeps', (of) => ({ paid: of.count }));

  test('come after the step, and after those of lower layers', () => {
    const counting = declareChapter<Hex>()({ id: 'counting', state: upkeeps }).defineChapter({
      stepEffects: {
        payUpkeep(_context, state) {
          state.upkeeps.paid += 1;
        },
      },
    });
    const counted = layer(hexTycoon, { id: 'counted', title: 'Counted', chapters: [counting] });
    const { state, of } = playedOut(counted);
    expect(of('upkeepPaid').length).toBeGreaterThan(1);
    expect(state.upkeeps.paid).toBe(of('upkeepPaid').length);
  });

  test('names that a title does not have are refused with the nearest', () => {
    const messageOf = (lay: () => unknown): string => {
      try {
        lay();
      } catch (error) {
        if (error instanceof InvalidInputError) return error.issues.map(({ message }) => message).join();
        throw error;
      }
      return 'laid';
    };
    const house = { id: 'house', title: 'House' } as const;
    const says = {
      step: messageOf(() => layer(hexTycoon, { ...house, stepEffects: { payUpkep() {} } })),
      at: messageOf(() => layer(hexTycoon, { ...house, at: { atStations() {} } } as never)),
      none: messageOf(() => layer(pebbles, { ...house, at: { atTurnStart() {} } } as never)),
    };
    expect(says).toEqual({
      step: 'hex-tycoon has no payUpkep; did you mean payUpkeep?',
      at: 'hex-tycoon has no atStations; did you mean atStation?',
      none: 'pebbles has no atTurnStart',
    });
  });
});
