// Tables of a house rule: what is misspelt or no value is refused when the ruleset is made.

import { describe, expect, test } from 'vitest';
import { nearestName } from '../../../src/core/engine/base/nearest-name.js';
import { InvalidInputError, layer } from '../../../src/core/engine/index.js';
import { pebbles } from './pebbles/pebbles.js';

const withTables = (tables: object) => () =>
  layer(pebbles, { id: 'house', title: 'House', tables: tables as never });

describe('tables that replace those of a base', () => {
  test('are taken where they are of the same kind', () => {
    const house = withTables({ rounds: 5 })();
    expect(house.tables.rounds).toBe(5);
    expect(pebbles.tables.rounds).toBe(3);
  });

  test('a name that the base does not have is refused with the nearest right one', () => {
    expect(withTables({ beachLenght: 5 })).toThrow(InvalidInputError);
    expect(withTables({ beachLenght: 5 })).toThrow(
      'tables.beachLenght: there is no such table; did you mean beachLength?',
    );
  });

  test.each([
    ['NaN', Number.NaN, 'expected a finite number'],
    ['infinity', Number.POSITIVE_INFINITY, 'expected a finite number'],
    ['a fraction', 2.5, 'expected a whole number'],
    ['a negative number', -1, 'expected at least 0'],
    ['text', '3', 'expected a number'],
    ['a list', [3], 'expected a number'],
  ])('%s for a whole number is refused', (_, rounds, message) => {
    expect(withTables({ rounds })).toThrow(`tables.rounds: ${message}`);
  });

  test('a value deep inside is named by its path', () => {
    const base = layer(pebbles, { id: 'base', title: 'Base' });
    const nested = { ...base, tables: { ...base.tables, locos: { freight: { speed: 9 } } } };
    const faster = (speed: number) => () =>
      layer(nested as unknown as typeof pebbles, {
        id: 'fast',
        title: 'Fast',
        tables: { locos: { freight: { speed: 9 }, fast: { speed } } } as never,
      });
    expect(faster(12)).not.toThrow();
    expect(faster(12.5)).toThrow('tables.locos.fast.speed: expected a whole number');
  });
});

test('a list may lose entries and have others like any of them, whatever stands in their place', () => {
  const cards = [{ stays: 'at-once', paid: 3 }, { stays: { turns: 2 } }, { stays: 'for-the-game', paid: 5 }];
  const base = { ...pebbles, tables: { ...pebbles.tables, cards } };
  const withCards = (list: readonly object[]) => () =>
    layer(base as unknown as typeof pebbles, {
      id: 'house',
      title: 'House',
      tables: { cards: list } as never,
    });
  expect(withCards(cards.slice(1))).not.toThrow();
  expect(withCards([...cards].reverse())).not.toThrow();
  expect(withCards([...cards, { stays: { turns: 4 } }])).not.toThrow();
  expect(withCards([cards[1], { stays: 'at-once', paid: 'much' }])).toThrow('cards.1.');
  expect(withCards([{ stays: 7 }])).toThrow('tables.cards.0.stays: expected a string');
});

test('a table of figures has each of them, and no other, each named by its path', () => {
  const base = layer(pebbles, { id: 'base', title: 'Base' });
  const priced = { ...base, tables: { ...base.tables, prices: { harbour: 4, bridge: 2 } } };
  const withPrices = (prices: object) => () =>
    layer(priced as unknown as typeof pebbles, { id: 'dear', title: 'Dear', tables: { prices } as never });
  expect(withPrices({ harbour: 5, bridge: 2 })).not.toThrow();
  expect(withPrices({ harbour: 5 })).toThrow('tables.prices.bridge: it is missing');
  expect(withPrices({ harbour: 5, bridge: '2' })).toThrow('tables.prices.bridge: expected a number');
  expect(withPrices({ harbour: 5, bridge: 2, bridges: 2 })).toThrow(
    'tables.prices.bridges: no rule reads it; did you mean bridge?',
  );
});

test('a rule that the base does not have is refused with the nearest right one', () => {
  expect(() => layer(pebbles, { id: 'house', title: 'House', replaces: ['P-TAKE-22'] })).toThrow(
    'did you mean P-TAKE-2?',
  );
});

test('the nearest name is the one with the fewest changes', () => {
  expect(nearestName('stationPrise', ['stockPrice', 'stationPrice', 'prices'])).toBe('stationPrice');
});
