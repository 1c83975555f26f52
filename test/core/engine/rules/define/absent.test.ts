// What a dropped seat answers where its title does not say (E-HOST-2).

import { expect, test } from 'vitest';
import { createEngine, defineAction, withAnswer } from '../../../../../src/core/engine/index.js';
import { defineRuleset } from '../../../../../src/core/engine/rules/define/define-ruleset.js';
import { thrown } from '../../new-game.js';
import { declaredPrizes, type Prizes, type prizes } from './prizes.js';

const config = { seats: 3, seed: 1 };
const drop = (target: number) => ({ type: 'dropSeat', seat: null, target }) as const;
const { bid } = declaredPrizes.phases as Required<typeof declaredPrizes.phases>;
const [bidding] = bid!.actions;

// The last of seat 0's bids after seat 0 is dropped, with the phase of bids changed.
function bidOfAbsent(changes: object, onAbsent?: typeof prizes.onAbsent) {
  const phases = { ...declaredPrizes.phases, bid: { ...bid!, ...changes } };
  const engine = createEngine([
    defineRuleset<Prizes>({ ...declaredPrizes, phases, ...(onAbsent && { onAbsent }) }),
  ]);
  const state = engine.applyAction(engine.createGame('prizes', config), drop(0));
  return state.bids?.[0]?.answer;
}

test('E-HOST-2: it gives the first legal answer of the list', () => {
  const check = [
    {
      code: 'bid/low',
      rule: 'P-1',
      test: (_: unknown, { coins }: { coins: number }) => (coins > 1 ? null : {}),
    },
  ];
  expect(bidOfAbsent({})).toBe(0);
  expect(bidOfAbsent({ actions: [{ ...bidding!, check }] })).toBe(2);
});

test('E-HOST-2: it passes first where the phase can be passed', () => {
  const pass = defineAction<Prizes>()({
    type: 'bidMost',
    notation: ['most'],
    check: [],
    apply({ before }, state, { seat }) {
      state.bids = withAnswer(before.bids!, seat, 3);
    },
  });
  expect(bidOfAbsent({ actions: [bidding!, pass] })).toBe(0);
  expect(bidOfAbsent({ actions: [bidding!, pass], passBy: 'bidMost' })).toBe(3);
});

test('E-HOST-2: the title may say otherwise, of some questions and not of others', () => {
  expect(bidOfAbsent({}, (_, { seat }) => ({ type: 'bid', seat, coins: 3 }))).toBe(3);
  expect(bidOfAbsent({}, () => null)).toBe(0);
});

test('E-SHAPE-1: its first legal answer is read as any action', () => {
  const offers = (_: unknown, seat: number) => [{ type: 'bid', seat, coins: -1 }];
  const fault = thrown(() => bidOfAbsent({ actions: [{ ...bidding!, offers }] }));
  expect(fault.message).toMatch(
    /^the first legal action of prizes answers bid for absent seat 0 with no action: coins: expected/,
  );
});

test('a seat that has no answer at all is a fault of the ruleset', () => {
  const fault = thrown(() => bidOfAbsent({ actions: [{ ...bidding!, offers: () => [] }] }));
  expect(fault.message).toMatch(/^absent seat 0 of prizes has no legal answer to bid/);
});
