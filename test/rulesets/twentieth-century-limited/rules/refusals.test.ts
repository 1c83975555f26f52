// Refusals of cards and lines that are not there: nothing throws, and explaining begins with what checking says.

import { expect, test } from 'vitest';
import { createRandom } from '../../../../src/core/engine';
import { play, position, toyBoard } from '../toy-board';

const toy = toyBoard({ lines: 'a-x x-b b-y y-c a-w w-b', cities: 'a b c' });
const last = { card: toy.bonus + 2, line: toy.board.graph.edgeCount - 1 };
const seats = [
  { track: toy.lines('a-x x-b a-w w-b'), companies: [toy.company, toy.company + 1], stack: [20, 30] },
  { track: toy.lines('y-c') },
];
const ready = position(toy, 2, { seats });
const founded = play(toy, ready, {
  type: 'scoreCompanyCard',
  seat: 0,
  card: toy.company,
  opponentLines: [],
});
const states = {
  track: position(toy, 2, { seats, turn: { seat: 0, trackKind: null, trackLines: [], trackClosed: false } }),
  action: ready,
  drawing: founded,
  selling: play(toy, founded, { type: 'drawCompanyCard', seat: 0, source: 'deck' }),
  keeping: play(toy, ready, { type: 'skipEra', seat: 0 }),
  draft: toy.engine.createGame('twentieth-century-limited', { seats: 2, seed: 1, board: 'toy' }),
};

// Cards and lines on the board, just beyond it and far away.
const near = (end: number) => [0, 1, end - 1, end, end + 1, end + 2, 999_999, 1_000_000];

test.each(Object.entries(states))('no card or line makes a refusal throw: %s', (_, state) => {
  const random = createRandom('refusals');
  const one = (end: number) => near(end)[random.int(0, 7)];
  const some = () => Array.from({ length: random.int(0, 3) }, () => one(last.line));
  const cards = () => Array.from({ length: random.int(0, 3) }, () => one(last.card));
  const optional = (fields: object) => (random.int(0, 1) === 0 ? fields : {});
  const kinds = [
    () => ({ type: 'placeTrack', line: one(last.line) }),
    () => ({ type: 'removeTrack', line: one(last.line) }),
    () => ({
      type: 'scoreCompanyCard',
      card: one(last.card),
      opponentLines: some(),
      ...optional({ routeLines: some() }),
    }),
    () => ({
      type: 'scoreRegionalCard',
      card: one(last.card),
      opponentLines: some(),
      ...optional({ routeLines: some() }),
    }),
    () => ({ type: 'claimBonusCard', card: one(last.card), revealed: cards() }),
    () => ({
      type: 'exchangeCompanyCard',
      discard: one(last.card),
      source: 'display',
      ...optional({ card: one(last.card) }),
    }),
    () => ({ type: 'drawCompanyCard', source: 'display', ...optional({ card: one(last.card) }) }),
    () => ({ type: 'keepRegionalCard', card: one(last.card) }),
    () => ({ type: 'chooseRemovedTrack', lines: some() }),
  ];
  let refused = 0;
  for (let n = 0; n < 900; n++) {
    const action = { seat: 0, ...kinds[n % kinds.length]() } as never;
    const first = toy.engine.checkAction(state, action);
    const all = toy.engine.explainAction(state, action);
    if (first !== null) refused++;
    expect(all[0] ?? null).toEqual(first);
    const result = toy.engine.tryAction(state, action);
    expect(result.ok ? null : result.rejection).toEqual(first);
    const view = toy.engine.view(state, 0);
    expect(toy.engine.checkAction(view, action)).toEqual(first);
    expect(toy.engine.explainAction(view, action)).toEqual(all);
  }
  expect(refused).toBeGreaterThan(600);
});
