// What follows from a title's parts: places from scores, whole states from guesses, variants from options,
// streams from draws.

import { describe, expect, test } from 'vitest';
import {
  createEngine,
  declareChapter,
  defineSlice,
  fact,
  InvalidInputError,
  layer,
  switchOption,
} from '../../../../../src/core/engine/index.js';
import { defineRuleset } from '../../../../../src/core/engine/rules/define/define-ruleset.js';
import { thrown } from '../../new-game.js';
import { declaredPrizes, type Prizes, prizes } from './prizes.js';

const engine = createEngine([prizes]);
const config = { seats: 3, seed: 1 };
const begun = engine.createGame('prizes', config);
type State = typeof begun;
const stop = { type: 'endGame', seat: null } as const;
const declare = (parts: object) => () => defineRuleset<Prizes>({ ...declaredPrizes, ...parts } as never);

/** A game in which seats have these coins and bonuses, stopped. */
function stopped(...seats: readonly (readonly [coins: number, bonus: number])[]) {
  const rows = seats.map(([coins, bonus]) => ({ coins, bonus }));
  const state = engine.createPosition('prizes', {
    config: { ...config, seats: seats.length },
    state: { seats: rows },
  } as never);
  return engine.tryAction(state, stop);
}

describe('ranking', () => {
  const outcomeOf = (...seats: readonly (readonly [number, number])[]) => {
    const result = stopped(...seats);
    return result.ok ? result.state.outcome! : null;
  };
  const placesIn = (outcome: State['outcome']) =>
    outcome?.ranking.map(({ seat, place, score }) => [seat, place, score]);

  test('the most is best, and nothing has to break a tie', () => {
    const outcome = outcomeOf([1, 0], [5, 1], [2, 2]);
    expect(placesIn(outcome)).toEqual([
      [1, 1, 6],
      [2, 2, 4],
      [0, 3, 1],
    ]);
    expect(outcome?.tieBreaks).toEqual([]);
  });

  test('a tie is broken, and the outcome says by what', () => {
    const outcome = outcomeOf([3, 1], [4, 0], [1, 0]);
    expect(placesIn(outcome)).toEqual([
      [1, 1, 4],
      [0, 2, 4],
      [2, 3, 1],
    ]);
    expect(outcome?.tieBreaks).toEqual(['coins']);
  });

  test('equals share a place, and the next place is left out', () => {
    const outcome = outcomeOf([3, 1], [1, 0], [3, 1]);
    expect(placesIn(outcome)).toEqual([
      [0, 1, 4],
      [2, 1, 4],
      [1, 3, 1],
    ]);
    expect(outcome?.tieBreaks).toEqual([]);
  });

  test('the fact of the end is told without being declared', () => {
    const result = stopped([0, 0], [0, 0]);
    expect(result.ok && result.events).toEqual([{ n: 0, type: 'gameEnded', reason: 'agreed' }]);
    expect(
      engine.viewEvents(begun, [{ n: 0, type: 'gameEnded', reason: 'agreed' }] as never, null),
    ).toHaveLength(1);
  });

  test('the game ends by itself, for the reason of the rule', () => {
    let state = begun;
    while (state.outcome === null) state = engine.applyAction(state, [...engine.legalActions(state)][0]!);
    expect(state.outcome.reason).toBe('allTaken');
    expect(state.round).toBe(3);
  });

  test('a score that is no number is a fault', () => {
    const odd = createEngine([declare({ score: () => Number.NaN })()]);
    expect(thrown(() => odd.applyAction(odd.createGame('prizes', config), stop)).message).toMatch(
      /^the score of prizes gives seat 0 NaN, and seats are ranked by numbers/,
    );
  });

  test.each([
    ['nothing that counts', { score: undefined }, /score: nobody can win: say what a seat counts/],
    [
      'two ways to rank',
      { finish: () => {} },
      /score: finish ranks the seats by itself: leave out one of them/,
    ],
    ['ends that are no list', { ends: {} }, /ends: expected a list/],
  ])('%s is refused', (_, parts, message) => {
    expect(declare(parts)).toThrow(InvalidInputError);
    expect(declare(parts)).toThrow(message);
  });
});

describe('guesses', () => {
  test('all that is shown stays, and what is hidden is drawn field by field', () => {
    const bid = engine.applyAction(begun, { type: 'bid', seat: 1, coins: 3 });
    const view = engine.view(bid, 0);
    const guess = engine.determinize(view, 'guess');
    expect(engine.view(guess, 0)).toEqual(view);
    const drawn = ['a', 'b', 'c', 'd'].map((seed) => engine.determinize(view, seed));
    expect(new Set(drawn.map(({ bids }) => bids?.[1]?.answer)).size).toBeGreaterThan(1);
    expect(new Set(drawn.map(({ seats }) => seats[2]!.bonus)).size).toBeGreaterThan(1);
    expect(drawn.every(({ seats }) => seats[0]!.bonus === bid.seats[0]!.bonus)).toBe(true);
  });

  test('a chapter guesses field by field, too', () => {
    const purse = defineSlice('purse', (of) => ({ shown: of.count, kept: of.hidden(of.count, of.toNobody) }));
    const purses = declareChapter<Prizes>()({ id: 'purses', state: purse }).defineChapter({
      start: ({ luck }) => ({ shown: 4, kept: luck.int('purse', 1, 9) }),
      guess: (_, random) => ({ kept: random.int(1, 9) }),
    });
    const laid = createEngine([layer(prizes, { id: 'pursed', title: 'Pursed', chapters: [purses] })]);
    const state = laid.createGame('pursed', config);
    expect(Object.keys(state.luck.streams).sort()).toEqual(['bonus', 'purse']);
    const guess = laid.determinize(laid.view(state, 0), 'guess');
    expect(guess.purse.shown).toBe(4);
    expect(guess.purse.kept).toBeGreaterThan(0);
  });

  test.each([
    [
      'hidden fields that nothing guesses',
      { guess: undefined },
      /guess: nothing guesses what is hidden: bids, seats.bonus/,
    ],
    ['two ways to guess', { determinize: () => ({}) }, /guess: determinize makes a whole state by itself/],
  ])('%s are refused', (_, parts, message) => {
    expect(declare(parts)).toThrow(message);
  });
});

describe('E-LUCK-1: a stream', () => {
  const streamsOf = (state: State) => state.luck.streams;

  test('is named by its first draw, and stands in saves where it was left', () => {
    expect(streamsOf(begun)).toEqual({ bonus: 3 });
    let state = begun;
    while (state.round === 0) state = engine.applyAction(state, [...engine.legalActions(state)][0]!);
    expect(streamsOf(state)).toEqual({ bonus: 3, prize: 1 });
    const read = engine.deserialize(engine.serialize(state)) as State;
    expect(streamsOf(read)).toEqual(streamsOf(state));
  });

  test('that a title lists is there from the beginning, and draws on no other', () => {
    const listed = createEngine([declare({ streams: ['bonus', 'prize'] })()]);
    expect(listed.createGame('prizes', config).luck.streams).toEqual({ bonus: 3, prize: 0 });
    const short = createEngine([declare({ streams: ['prize'] })()]);
    expect(() => short.createGame('prizes', config)).toThrow('no luck stream is named bonus');
    expect(declare({ streams: {} })).toThrow(/streams: expected a list/);
  });
});

describe('an option', () => {
  const rulesOf = (options: object) =>
    engine.settingOf(engine.createGame('prizes', { ...config, options })).rules;

  test('changes tables by name, or makes them of the tables', () => {
    expect(rulesOf({})).toEqual({ prize: 2, prizes: 3 });
    expect(rulesOf({ long: true })).toEqual({ prize: 2, prizes: 6 });
    expect(rulesOf({ long: true, rich: true })).toEqual({ prize: 4, prizes: 6 });
    expect(prizes.optionLabels).toEqual({ long: 'Six prizes', rich: 'Twice the coins' });
  });

  test('changes tables in a layer as in a title', () => {
    const options = { short: switchOption('One prize', { prizes: 1 }) };
    const laid = createEngine([layer(prizes, { id: 'shorter', title: 'Shorter', options })]);
    const state = laid.createGame('shorter', { ...config, options: { short: true, rich: true } });
    expect(laid.settingOf(state).rules).toEqual({ prize: 4, prizes: 1 });
  });

  test.each<[string, object, RegExp]>([
    ['of no table', { prises: 6 }, /options.long.prises: there is no such table; did you mean prizes\?/],
    ['of another kind', { prizes: 'six' }, /options.long.prizes: expected a number/],
    ['made of no table', () => ({ prises: 6 }), /options.long.prises: there is no such table/],
  ])('that changes what is %s is refused', (_, changes, message) => {
    const options = { ...declaredPrizes.options, long: switchOption('Six prizes', changes) };
    expect(declare({ options })).toThrow(InvalidInputError);
    expect(declare({ options })).toThrow(message);
    expect(() =>
      layer(prizes, { id: 'own', title: 'Own', options: { fast: switchOption('Fast', changes) } }),
    ).toThrow(InvalidInputError);
  });
});

describe('E-VIEW-1: a fact', () => {
  const made = [
    { n: 0, type: 'bidMade', seat: 1, coins: 3 },
    { n: 1, type: 'coinTaken', seat: 1 },
  ] as never;

  test('is told to everybody, unless it says otherwise where it is declared', () => {
    expect(engine.viewEvents(begun, made, 0)).toEqual([
      { n: 0, type: 'bidMade', seat: 1, coins: null },
      { n: 1, type: 'coinTaken', seat: 1 },
    ]);
    expect(engine.viewEvents(begun, made, 1)).toEqual(made);
  });

  test('of a chapter is declared the same way', () => {
    const facts = { hornBlown: fact<{ readonly seat: number }>() };
    const horns = declareChapter<Prizes>()({ id: 'horns', facts }).defineChapter({
      effects: { cheer: ({ emit }, _state, { seat }) => emit({ type: 'hornBlown', seat }) },
    });
    const laid = createEngine([layer(prizes, { id: 'horned', title: 'Horned', chapters: [horns] })]);
    const state = laid.createGame('horned', config);
    const told = [{ n: 0, type: 'hornBlown', seat: 2 }] as never;
    expect(laid.viewEvents(state, told, null)).toEqual(told);
  });
});
