// Policies are wrapped by strangers, so each answer is looked at where a rule asks for it. One of another
// kind is named at the first action, and never lies in a state that no save can hold.

import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../../rulesets/china-rails/index.js';
import { hexTycoon } from '../../../rulesets/hex-tycoon/index.js';
import { ironDragon } from '../../../rulesets/iron-dragon/index.js';
import { twentiethCenturyLimited } from '../../../rulesets/twentieth-century-limited/index.js';
import {
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  Fault,
  layer,
} from '../../../src/core/engine/index.js';
import { greedyBot, playGame } from '../../../src/players/bots/index.js';
import { pebbles } from './pebbles/pebbles.js';

const house = { id: 'house', title: 'House rule' };

/** A game of bots by these rules. */
function play(ruleset: AnyRuleset, maxRounds: number): void {
  const engine: AnyEngine = createEngine([ruleset]);
  playGame(engine, ruleset.id, { config: { seats: 2, seed: 7 }, bots: [greedyBot], maxRounds });
}

test('half a price is named when the first list is asked for, and nothing is played', () => {
  const half = layer(chinaRails, {
    ...house,
    policies: { milepostPrice: (before) => (game, seat, at) => before(game, seat, at) / 2 },
  });
  const engine = createEngine([half]);
  const state = engine.createGame('house', { seats: 2, seed: 7 });
  const ask = () => [...engine.legalActions(state)];
  expect(ask).toThrow(Fault);
  expect(ask).toThrow(/house: the policy milepostPrice answered (0|1)\.5, and a whole number from 0 /);
});

test('layers may disagree on the way: only the last answer counts', () => {
  const half = layer(chinaRails, {
    ...house,
    policies: { milepostPrice: (before) => (game, seat, at) => before(game, seat, at) / 2 },
  });
  const rounded = layer(half, {
    id: 'rounded',
    title: 'Rounded',
    policies: { milepostPrice: (before) => (game, seat, at) => Math.ceil(before(game, seat, at)) },
  });
  expect(() => play(rounded, 1)).not.toThrow();
});

const NO_AMOUNTS = [38.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 1_000_001, '5', null, undefined];
const NO_FIGURES = NO_AMOUNTS.filter((one) => one !== -1);
const NO_FLAGS = [1, 0, null, undefined, 'yes'];
const NO_RULES = [undefined, 4, false];
const NO_ITEMS = [undefined, {}, { amount: 0.5 }, { amount: -2 }, 3];

// Each policy with answers that it must not give; the bots of the title ask for it within some rounds.
const plans: Readonly<
  Record<string, readonly [title: AnyRuleset, bad: readonly unknown[], rounds?: number]>
> = {
  milepostPrice: [chinaRails, NO_AMOUNTS],
  surcharge: [chinaRails, NO_AMOUNTS],
  rentFor: [chinaRails, NO_AMOUNTS, 30],
  canStartAt: [chinaRails, NO_FLAGS, 3],
  demands: [chinaRails, [[{ payout: 0.5 }], [{}], null, [null]]],
  'tolls.ofBuilding': [ironDragon, NO_ITEMS, 20],
  railPrice: [hexTycoon, NO_AMOUNTS],
  placeIncome: [hexTycoon, NO_FIGURES, 3],
  cardValue: [twentiethCenturyLimited, [38.5, Number.NaN], 100],
};

describe('an answer of another kind is a fault that names policy and answer', () => {
  test.for(Object.keys(plans))('%s', (policy) => {
    const [title, bad, rounds = 2] = plans[policy];
    const [name, part] = policy.split('.');
    for (const answer of bad) {
      const wrap = (before: object) =>
        part === undefined ? () => answer : { ...before, [part]: () => answer };
      const wrapped = layer(title, { ...house, policies: { [name]: wrap } } as never);
      expect(() => play(wrapped, rounds), `${answer}`).toThrow(`the policy ${part ?? name} answered`);
    }
  });
});

test('the rule that a waiver names is the id of a rule', () => {
  for (const bad of NO_RULES) {
    const waived = layer(chinaRails, { ...house, policies: { waiver: () => () => bad as never } });
    const engine = createEngine([waived]);
    const state = engine.createGame('house', { seats: 2, seed: 7 });
    const { policies } = engine.settingOf(state).rules;
    expect(() => policies.waiver({ ...engine.settingOf(state), state }, 0)).toThrow(
      'the policy waiver answered',
    );
  }
});

test('of a policy of which nobody says the kind, NaN alone is refused', () => {
  const worth = (answer: number) => layer(pebbles, { ...house, policies: { worth: () => () => answer } });
  expect(() => play(worth(Number.NaN), 9)).toThrow(
    'the policy worth answered NaN, and a number was expected',
  );
  expect(() => play(worth(0.5), 9)).not.toThrow();
});

test('a kind of a policy that there is not is refused with the nearest', () => {
  const wrong = { ...hexTycoon, answerKinds: { railprice: 'amount' } } as const;
  expect(() => layer(wrong, house)).toThrow('there is no policy railprice; did you mean railPrice?');
});
