// Views and actions as numbers, in whole games of every title: sizes are fixed, actions come back, and masks allow just what is legal.

import { createHash } from 'node:crypto';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import {
  type AnyEngine,
  createEngine,
  createRandom,
  type Decision,
  type GameAction,
  InvalidActionError,
  InvalidInputError,
} from '../../../src/core/engine/index.js';
import { createEncoder, type Encoder } from '../../../src/players/encode/index.js';
import { followSometimes, followSuggestions } from '../../../src/testing/suggested-play.js';
import { SOAK } from '../../long-run.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;
const IDS = allRulesets.map(({ id }) => id);

// biome-ignore lint/suspicious/noExplicitAny: views of whatever title
type View = any;

/** Moments of a game that is played as suggested three times in four, at random else, in which somebody must decide: the view of the seat, and its decision. */
function* moments(id: string, { seats, seed, steps }: { seats: number; seed: number; steps: number }) {
  let state = engine.createGame(id, { seats, seed } as never);
  const random = createRandom('encode', seed);
  const follow = followSometimes(followSuggestions(engine), 75);
  for (let step = 0; step < steps && engine.outcome(state) === null; step++) {
    const decision = engine.decisions(state).find(({ optional }) => !optional) as Decision;
    yield { state, view: engine.view(state, decision.seat) as View, decision };
    const action = follow(state, random) ?? engine.sampleAction(state, decision.seat, random);
    state = engine.applyAction(state, action as never);
  }
}

const legalFor = (view: View, { seat, kind }: Decision): readonly GameAction[] => {
  const types = engine.settingOf(view).ruleset.phases[kind].actions.map(({ type }) => type);
  return [...engine.legalActions(view, seat)].filter(({ type }) => types.includes(type));
};

/** Every path that the masks allow. */
function allowed(encoder: Encoder, { view, decision }: { view: View; decision: Decision }): number[][] {
  const whole: number[][] = [];
  const open: number[][] = [[]];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const mask = encoder.mask(view, decision, path);
    if (mask.length === 0) whole.push(path);
    for (const [digit, may] of mask.entries()) if (may === 1) open.push([...path, digit]);
  }
  return whole;
}

// Comparing a hundred thousand numbers one by one takes long.
const digestOf = (numbers: Float32Array) => createHash('sha1').update(numbers).digest('hex');

const TITLES = fc.constantFrom(...IDS);

describe.each(IDS)('%s', (id) => {
  test.each([2, 3])(
    'a view of %i seats has as many numbers at any time, and what it shows is in them',
    (seats) => {
      let encoder: Encoder | undefined;
      const seen = new Map<string, string>();
      for (const { state, view } of moments(id, { seats, seed: 4, steps: SOAK ? 40 : 25 })) {
        encoder ??= createEncoder(engine, view);
        for (const viewer of [...Array(seats).keys(), null]) {
          const shown = engine.view(state, viewer) as View;
          const numbers = encoder.encodeView(shown);
          expect(numbers).toHaveLength(encoder.size);
          expect(numbers.every(Number.isFinite)).toBe(true);
          const again = encoder.encodeView(JSON.parse(JSON.stringify(shown)));
          expect(digestOf(again)).toBe(digestOf(numbers));
        }
        const { game: _game, step: _step, viewer: _viewer, ...rest } = view;
        seen.set(JSON.stringify(rest), digestOf(encoder.encodeView(view)));
      }
      // Steps that are counted and the order of lists are no part of it, so some moments look alike; most do not.
      expect(new Set(seen.values()).size).toBeGreaterThan(0.6 * seen.size);
      const { parts = [], size = 0 } = encoder ?? {};
      let end = 0;
      for (const part of parts) {
        expect(part.offset).toBe(end);
        end += part.size;
      }
      expect(end).toBe(size);
    },
  );
});

test('what a view hides is zeros, and a field is found by its name', () => {
  const state = engine.createGame('china-rails', { seats: 2, seed: 7 });
  const encoder = createEncoder(engine, state);
  const numbers = (viewer: number | null) => encoder.encodeView(engine.view(state, viewer));
  const at = (name: string) => encoder.parts.find((part) => part.name === name)!.offset;
  const cash = Math.fround(Math.log2(61));
  const purse = at('seats.0.cash');
  expect([...numbers(0).slice(purse, purse + 2)]).toEqual([1, cash]);
  expect([...numbers(1).slice(purse, purse + 2)]).toEqual([0, 0]);
  const { seat, kind } = engine.decisions(state)[0];
  expect([numbers(seat)[at(`asked.${kind}`)], numbers(1 - seat)[at(`asked.${kind}`)]]).toEqual([1, 0]);
  // A list of ids is known, its length, how many are hidden, then each, cards from 1: three cards in a hand.
  const hand = at('seats.1.hand');
  const [first] = (state as View).seats[1].hand;
  expect([...numbers(0).slice(hand, hand + 3), numbers(0)[hand + 3 + first - 1]]).toEqual([1, 3, 0, 1]);
  const deck = at('deck');
  expect([...numbers(0).slice(deck, deck + 4)]).toEqual([
    1,
    (state as View).deck.length,
    (state as View).deck.length,
    0,
  ]);
});

property.prop([TITLES, fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 2, max: 3 })], {
  numRuns: SOAK ? 6 : 4,
})(
  'every legal action comes back from its digits, and the masks allow just the legal ones',
  (id, seed, seats) => {
    let encoder: Encoder | undefined;
    let n = 0;
    for (const moment of moments(id, { seats, seed, steps: 40 })) {
      const { view, decision } = moment;
      encoder ??= createEncoder(engine, view);
      const legal = legalFor(view, decision);
      const paths = legal.map((action) => encoder!.actionIndex(action));
      // Of hundreds of builds a few will do.
      for (let place = n % 7; place < legal.length; place += 1 + Math.floor(legal.length / 40)) {
        const path = paths[place];
        expect(encoder.actionAt(path, decision.seat)).toEqual(legal[place]);
        expect(encoder.actionAt(path.slice(0, -1), decision.seat)).toBeNull();
        expect(Math.max(...path)).toBeLessThan(encoder.width);
      }
      if (n++ % 12 > 0) continue;
      const texts = (all: readonly (readonly number[])[]) =>
        [...new Set(all.map((one) => one.join()))].sort();
      expect(texts(allowed(encoder, moment))).toEqual(texts(paths));
    }
  },
);

test('digits that are no action are refused, and nothing follows a whole one', () => {
  const state = engine.createGame('china-rails', { seats: 2, seed: 7 });
  const [decision] = engine.decisions(state);
  const view = engine.view(state, decision.seat);
  const encoder = createEncoder(engine, view);
  const end = encoder.actionIndex({ type: 'endTurn', seat: 0 });
  expect(encoder.mask(view, decision, end)).toHaveLength(0);
  expect(() => encoder.actionAt([...end, 0], 0)).toThrow(InvalidInputError);
  expect(() => encoder.actionAt([9999], 0)).toThrow(InvalidInputError);
  expect(() => encoder.mask(view, decision, [-1])).toThrow(InvalidInputError);
  expect(() => encoder.actionIndex({ type: 'castle', seat: 0 })).toThrow(InvalidActionError);
  expect(encoder.mask(view, { seat: decision.seat, kind: 'building' }).some((may) => may === 1)).toBe(false);
});
