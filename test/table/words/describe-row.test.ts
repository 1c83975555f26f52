// What somebody did several times running, told as one.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets';
import { engine } from '../../../src';
import type { AnyEngine, GameEvent } from '../../../src/core/engine';
import { greedyBot, playGame } from '../../../src/players/bots';
import { createGameStore, rowsOf } from '../../../src/table/store';
import { describeRow, wordingOf } from '../../../src/table/words';

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

test('stretches that do not meet are told one by one', () => {
  expect(describeRow([paved('a', 'b'), paved('x', 'y')], wording)).toBe(
    'Ann paves 1 slab from a to b for 1 M. Ann paves 1 slab from x to y for 1 M.',
  );
});

test('more than two stretches are told together, where a title has a sentence for it', () => {
  const row = [paved('a', 'b'), paved('x', 'y'), paved('p', 'q', 4)];
  const apart = { 'paved+apart': '{seat} paves {count#slab} here and there for {price} M.' };
  expect(describeRow(row, { ...wording, sentences: { ...sentences, ...apart } })).toBe(
    'Ann paves 3 slabs here and there for 6 M.',
  );
});

test('without a sentence for a row the last event is told, with how many there were', () => {
  const told = { sentences: { paved: '{seat} paves to {to}.' }, seatNames: ['Ann'] };
  expect(describeRow([paved('a', 'b')], told)).toBe('Ann paves to b.');
  expect(describeRow([paved('a', 'b'), paved('b', 'c')], told)).toBe('Ann paves to c. ×2');
});

describe.each(allRulesets.map(({ id }) => id))('%s', (id) => {
  test('the log of a whole game has no unnamed place, no word of the sources, and nothing from a place to itself', () => {
    const config = { seats: ['Ann', 'Ben', 'Cleo'], seed: 11 };
    const { actions } = playGame(plain, id, { config, bots: [greedyBot] });
    const store = createGameStore(plain, { ruleset: id, config, actions } as never);
    const { state, length } = store.getSnapshot();
    const words = wordingOf(plain, state as never);
    store.viewAs(0);
    const told = rowsOf(store.story(length + 1) as never).map(({ events }) => describeRow(events, words));
    expect(told.length).toBeGreaterThan(100);
    const odd = [
      /[a-z][A-Z]/,
      /undefined|NaN|\[object|[{}]/,
      /from (?:near )?(.+?) to (?:near )?\1[,. ]/,
      /\b1 (?:segments|mileposts|sea points|rail markers|victory points|stocks|tokens|development markers)\b/,
      /\.\.$/,
    ];
    const isName = /Mc[A-Z]|Pipeweed/;
    expect(told.filter((line) => !isName.test(line) && odd.some((one) => one.test(line)))).toEqual([]);
    expect(told.filter((line) => / builds .*the milepost \d| runs .*the milepost \d/.test(line))).toEqual([]);
  });
});
