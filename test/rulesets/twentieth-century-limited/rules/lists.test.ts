// What is listed as legal, in its order and in the words of notation; and how the words read back.

import { describe, expect, test } from 'vitest';
import { play, position, refusal, toyBoard } from '../toy-board';

const toy = toyBoard({ lines: 'a-x x-b a-y y-b q-r', cities: 'a b' });
const companies = (...places: number[]) => places.map((place) => toy.company + place);
const ID = 'twentieth-century-limited';

const open = { trackKind: null, trackLines: [], trackClosed: false };
const begun = (kind: 'place' | 'remove', lines: readonly number[]) => ({
  trackKind: kind,
  trackLines: lines,
});
const turn = (more: object = {}) => ({
  ...{ seat: 0, since: 0, trackKind: 'place', trackLines: [0], trackClosed: true },
  ...{ actionTaken: false, displayReset: false },
  ...more,
});
type At = ReturnType<typeof position>;
const lines = (at: At, verb: string) =>
  [...toy.engine.legalActions(at, 0)]
    .map((action) => toy.engine.formatAction(ID, action).replace(/^0: /, ''))
    .filter((line) => line.split(' ')[0] === verb);

describe('the track step', () => {
  const at = (track: string, step: object, options: object = {}) =>
    position(toy, 2, { turn: turn(step), seats: [{ track: toy.lines(track) }, { track: [4] }] }, options);

  test('TC-TRACK-1: every free line, ascending, while segments are left and nothing was picked up', () => {
    expect(lines(at('x-b', open), 'place')).toEqual(['place 0', 'place 2', 'place 3']);
    expect(lines(at('a-x', open), 'place')).toEqual(['place 1', 'place 2', 'place 3']);
    expect(lines(at('x-b', begun('place', [1])), 'place')).toEqual([]);
    expect(lines(at('x-b', { ...begun('place', [1]), trackClosed: false }), 'place')).toHaveLength(3);
    expect(lines(at('x-b', { ...begun('remove', [0]), trackClosed: false }), 'place')).toEqual([]);
    const few = toyBoard({ lines: 'a-b b-c c-d d-e e-f f-g', cities: 'a b' });
    const supply = (track: readonly number[]) => {
      const options = { firstSeat: 0, segmentsPerPlayer: 5 };
      const config = { seats: 2, seed: 1, board: 'toy', options } as never;
      const state = { turn: turn(open) as never, seats: [{ track }] };
      return [...few.engine.legalActions(few.engine.createPosition(ID, { config, state }), 0)].filter(
        ({ type }) => type === 'placeTrack',
      );
    };
    expect([supply([0, 1, 2, 3]).length, supply([0, 1, 2, 3, 4]).length]).toEqual([2, 0]);
  });

  test('TC-TRACK-2: every own segment, ascending, while nothing was placed', () => {
    const own = { ...at('a-x x-b a-y', open) };
    const shuffled = {
      ...own,
      seats: own.seats.map((seat, n) => (n === 0 ? { ...seat, track: [2, 0, 1] } : seat)),
    };
    expect(lines(shuffled, 'pick-up')).toEqual(['pick-up 0', 'pick-up 1', 'pick-up 2']);
    expect(lines(at('x-b', { ...begun('remove', [0]), trackClosed: false }), 'pick-up')).toEqual([
      'pick-up 1',
    ]);
    expect(lines(at('x-b', begun('remove', [0])), 'pick-up')).toEqual([]);
    expect(lines(at('x-b', { ...begun('place', [1]), trackClosed: false }), 'pick-up')).toEqual([]);
  });

  test('TC-TURN-3: the turn may end when a line was moved, and not before', () => {
    expect(lines(at('x-b', open), 'end-turn')).toEqual([]);
    expect(lines(at('x-b', { ...begun('place', [1]), trackClosed: false }), 'end-turn')).toEqual([
      'end-turn',
    ]);
  });
});

describe('the turn’s optional action', () => {
  const at = (step: object = {}, seat: object = {}) =>
    position(toy, 2, {
      turn: turn(step),
      seats: [{ track: toy.lines('a-x'), companies: companies(0, 1), regionals: [0, 10], ...seat }, {}],
    });

  test('TC-EXCHANGE-1: each card of the hand, for the deck’s top and for each card of the display', () => {
    const { display } = at();
    const draws = ['deck', ...display.map((card) => `display card=${card}`)];
    const all = companies(0, 1).flatMap((card) => draws.map((draw) => `exchange ${card} ${draw}`));
    expect(display).toHaveLength(4);
    expect(lines(at(), 'exchange')).toEqual(all);
    expect(lines(at({ actionTaken: true }), 'exchange')).toEqual([]);
    expect(lines(at(open), 'exchange')).toEqual([]);
  });

  test('TC-SKIP-1: one skip, with a card in hand', () => {
    expect(lines(at(), 'skip-era')).toEqual(['skip-era']);
    expect(lines(at({}, { regionals: [0] }), 'skip-era')).toEqual(['skip-era']);
    expect(lines(at({ actionTaken: true }), 'skip-era')).toEqual([]);
    expect(lines(at(open), 'skip-era')).toEqual([]);
    expect(lines(at({}, { regionals: [], nextEra: 9 }), 'skip-era')).toEqual([]);
  });

  test('TC-RESET-1, TC-RESET-3: one reset, with a waiver, in any part of the turn', () => {
    expect(lines(at(), 'reset-display')).toEqual(['reset-display']);
    expect(lines(at(open, { waivers: 1 }), 'reset-display')).toEqual(['reset-display']);
    expect(lines(at({ displayReset: true }), 'reset-display')).toEqual([]);
    expect(lines(at({}, { waivers: 0 }), 'reset-display')).toEqual([]);
    expect(refusal(toy, at({}, { waivers: 1 }), { type: 'resetCompanyDisplay', seat: 0 })).toBeNull();
  });

  test('TC-REGION-1, TC-COMPANY-1: declarations in words; there may be more than those listed', () => {
    const joined = at({}, { track: toy.lines('a-x x-b') });
    expect(lines(joined, 'score-regional')).toEqual(['score-regional 0 -']);
    expect(lines(joined, 'score-company')).toEqual(companies(0, 1).map((card) => `score-company ${card} -`));
    expect(toy.engine.legalActions(joined, 0).complete).toBe(false);
    const paid = position(toy, 2, {
      seats: [
        { track: toy.lines('a-x'), companies: companies(0), regionals: [0, 10] },
        { track: toy.lines('x-b') },
      ],
    });
    expect(lines(paid, 'score-regional')).toContain('score-regional 0 1 routeLines=0,1');
    expect(lines(paid, 'score-company')).toContain(`score-company ${toy.company} 1 routeLines=0,1`);
    expect(lines(position(toy, 2, { seats: [{ stack: [0, 10] }] }), 'claim')).toEqual([
      `claim ${toy.bonus} 0,10`,
    ]);
  });
});

describe('waiting points', () => {
  test('TC-COMPANY-3: the deck, if it has a card, then the display in its order', () => {
    const founded = (state: object = {}) =>
      play(
        toy,
        position(toy, 2, { seats: [{ track: toy.lines('a-x x-b'), companies: companies(0) }], ...state }),
        { type: 'scoreCompanyCard', seat: 0, card: toy.company, opponentLines: [] },
      );
    const at = founded();
    expect(lines(at, 'draw')).toEqual([
      'draw deck',
      ...at.display.map((card) => `draw display card=${card}`),
    ]);
    const display = companies(26, 27);
    const empty = founded({
      seats: [
        { track: toy.lines('a-x x-b'), companies: companies(0) },
        { companies: Array.from({ length: 25 }, (_, n) => toy.company + 1 + n) },
      ],
      ...{ display, companyDeck: [], companyDiscard: [] },
    });
    expect(lines(empty, 'draw')).toEqual(display.map((card) => `draw display card=${card}`));
  });

  test('TC-COMPANY-5: least sets to sell; TC-REGION-4: cards drawn, in their order', () => {
    const sale = play(
      toy,
      position(toy, 2, { seats: [{ track: toy.lines('a-x x-b a-y y-b'), companies: companies(0) }] }),
      { type: 'scoreCompanyCard', seat: 0, card: toy.company, opponentLines: [] },
      { type: 'drawCompanyCard', seat: 0, source: 'deck' },
    );
    expect([...lines(sale, 'sell')].sort()).toEqual(['sell 0,1', 'sell 2,3']);
    const drawn = play(
      toy,
      position(toy, 2, { seats: [{ track: toy.lines('a-x x-b'), regionals: [0, 10] }] }),
      { type: 'scoreRegionalCard', seat: 0, card: 0, opponentLines: [] },
    );
    const [open] = drawn.pending as readonly { cards: readonly number[] }[];
    expect(lines(drawn, 'keep')).toEqual(open.cards.map((card) => `keep ${card}`));
  });
});
