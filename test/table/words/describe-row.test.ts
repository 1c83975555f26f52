// What somebody did several times running, told as one.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets';
import { engine } from '../../../src';
import type { AnyEngine, GameEvent } from '../../../src/core/engine';
import { createGameStore, rowsOf } from '../../../src/table/store';
import { describeRow, wordingOf } from '../../../src/table/words';
import { readPlaythrough } from '../../../src/testing';
import { readGolden } from '../../playthroughs/goldens';

const plain = engine as unknown as AnyEngine;
const sentences = {
  'paved+': '{seat} paves {count#slab} from {from} to {to} for {price} M.',
  'paved+here': '{seat} paves {count#slab} near {to}.',
};
const paved = (from: string, to: string, price = 1): GameEvent =>
  ({ n: 0, type: 'paved', seat: 0, from, to, price }) as GameEvent;
const wording = { sentences, seatNames: ['Ann'] };

test('a stretch is told by its ends and adds up; one that goes nowhere else is told by its place', () => {
  expect(describeRow([paved('a', 'b'), paved('b', 'c', 3)], wording)).toBe(
    'Ann paves 2 slabs from a to c for 4 M.',
  );
  expect(describeRow([paved('a', 'b')], wording)).toBe('Ann paves 1 slab from a to b for 1 M.');
  expect(describeRow([paved('a', 'b'), paved('b', 'a')], wording)).toBe('Ann paves 2 slabs near a.');
});

test('stretches that do not meet are told in one sentence', () => {
  expect(describeRow([paved('a', 'b'), paved('x', 'y')], wording)).toBe(
    'Ann paves 1 slab from a to b for 1 M and 1 slab from x to y for 1 M.',
  );
});

test('more than two stretches are told together, where a title has a sentence for it', () => {
  const row = [paved('a', 'b'), paved('x', 'y'), paved('p', 'q', 4)];
  const apart = { 'paved+apart': '{seat} paves {count#slab} here and there for {price} M.' };
  expect(describeRow(row, { ...wording, sentences: { ...sentences, ...apart } })).toBe(
    'Ann paves 3 slabs here and there for 6 M.',
  );
});

test('without a sentence for a row, what differs is listed, and what does not is counted', () => {
  const told = { sentences: { paved: '{seat} paves to {to}[ at {price} M].' }, seatNames: ['Ann'] };
  const at = (to: string, price = 1) => ({ ...paved('a', to, price) });
  expect(describeRow([at('b')], told)).toBe('Ann paves to b at 1 M.');
  expect(describeRow([at('b'), at('c'), at('b')], told)).toBe('Ann paves to 2 b and c at 1 M.');
  expect(describeRow([at('b'), at('b')], told)).toBe('Ann paves to b at 1 M, twice.');
  expect(describeRow([at('b'), at('c', 2)], told)).toBe('Ann paves to b at 1 M. Ann paves to c at 2 M.');
  // An amount is no name, and a subject keeps its verb.
  expect(describeRow([at('b'), at('b', 2)], told)).toBe('Ann paves to b at 1 M. Ann paves to b at 2 M.');
  const subject = { sentences: { paved: '{to} is paved.' } };
  expect(describeRow([at('b'), at('c')], subject)).toBe('B is paved. C is paved.');
});

test('a title may have a sentence for two events and more', () => {
  const many = { sentences: { paved: 'Ann paves to {to}.', 'paved+many': 'Ann paves {count#slab}.' } };
  expect(describeRow([paved('a', 'b')], many)).toBe('Ann paves to b.');
  expect(describeRow([paved('a', 'b'), paved('x', 'y')], many)).toBe('Ann paves 2 slabs.');
});

describe.each(allRulesets.map(({ id }) => id))('%s', (id) => {
  test('the log of a whole game has no unnamed place, no word of the sources, and nothing from a place to itself', () => {
    const { config, actions } = readPlaythrough(plain, readGolden(id, 'greedy'));
    const store = createGameStore(plain, { ruleset: id, config, actions } as never);
    const { state, length } = store.getSnapshot();
    const words = wordingOf(plain, state as never);
    store.viewAs(0);
    const told = rowsOf(store.story(length + 1) as never).map(({ events }) => describeRow(events, words));
    expect(told.length).toBeGreaterThan(100);
    const odd = [
      /[a-z][A-Z]/,
      /undefined|NaN|\[object|[{}]/,
      /from (?:a place near )?(.+?) to (?:a place near )?\1[,. ]/,
      /×|\bto near\b|\b[Aa] [AEIOaeio]/,
      /\b1 (?:segments|mileposts|sea points|rail markers|victory points|stocks|tokens|development markers)\b/,
      /\.\.$/,
    ];
    const isName = /Mc[A-Z]|Pipeweed/;
    expect(told.filter((line) => !isName.test(line) && odd.some((one) => one.test(line)))).toEqual([]);
    expect(told.filter((line) => / builds .*the milepost \d| runs .*the milepost \d/.test(line))).toEqual([]);
  });
});
