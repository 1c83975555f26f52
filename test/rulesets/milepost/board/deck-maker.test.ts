// Decks for boards of one's own: by the law of published ones, the same for the same seed, refused where there can be none.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type DeckSpec,
  deckSpecFor,
  deckText,
  makeDeck,
  payoutTable,
} from '../../../../rulesets/milepost/board/deck-maker/index.js';
import { defineBoard } from '../../../../rulesets/milepost/board/define-board.js';
import { validateBoard } from '../../../../rulesets/milepost/board/validate-board.js';
import { milepostBoards } from '../../../../rulesets/milepost/board-kind.js';
import { InvalidInputError } from '../../../../src/core/engine/index.js';
import { countBy } from '../../../maps/describe-map.js';

const file = new URL('../../../../docs/examples/island-rails/map.json', import.meta.url);
const map = JSON.parse(readFileSync(file, 'utf8'));
const empty = { format: 'railhead-deck/1' as const, map: map.id, cards: [] };
const board = defineBoard(map, empty);
const deck = makeDeck(board, deckSpecFor(board, { cards: 40, seed: 7 }));
const demands = deck.cards.flat().map((text) => {
  const [city, good, payout] = text.split(' ');
  return { city, good, payout: Number(payout) };
});

test('a deck has so many cards, each of three cities and three goods', () => {
  expect(deck.cards).toHaveLength(40);
  for (const card of deck.cards)
    for (const part of [0, 1]) expect(new Set(card.map((demand) => demand.split(' ')[part])).size).toBe(3);
});

test('every demand pays what its track costs, and none asks a city for what it has', () => {
  const payouts = payoutTable(board, 0.8);
  expect(demands.map(({ payout }) => payout)).toEqual(
    demands.map(({ city, good }) => payouts[board.cityIndex(city)][board.goodIndex(good)]),
  );
  expect(Math.min(...demands.map(({ payout }) => payout))).toBeGreaterThan(0);
});

test('goods are asked for about equally often, a major city twice as often as a small one', () => {
  const goods = Object.values(countBy(demands, ({ good }) => good));
  expect(Math.max(...goods) - Math.min(...goods)).toBeLessThanOrEqual(1);
  const often = countBy(demands, ({ city }) => city);
  const mean = (size: string) => {
    const cities = board.cities.filter((city) => city.size === size);
    return cities.reduce((sum, { id }) => sum + often[id], 0) / cities.length;
  };
  expect(mean('major') / mean('small')).toBeCloseTo(2, 0);
});

test('the same seed makes the same deck, another one another', () => {
  const made = (seed: number) => deckText(makeDeck(board, deckSpecFor(board, { cards: 40, seed })));
  const again = made(7);
  expect(again).toBe(deckText(deck));
  expect(made(8)).not.toBe(again);
  expect(JSON.parse(again)).toEqual(deck);
});

describe('what makes decks and what checks them go by one law', () => {
  const maps = [
    ['the island of the examples', map],
    ...['china-rails', 'india-rails', 'iron-dragon'].map((id) => [id, readMap(id)] as const),
  ] as const;

  test.each(maps.flatMap(([name, data]) => [12, 120].map((cards) => [name, cards, data] as const)))(
    'a deck made for %s with %i cards is checked without a word about it',
    async (_, cards, data) => {
      const text = await milepostBoards.deckFor!(data, { cards, seed: 3 });
      const aboutDecks = validateBoard(data, JSON.parse(text)).filter(({ code }) => code.startsWith('deck/'));
      expect(aboutDecks).toEqual([]);
    },
  );

  test('decks that come with the titles keep it too', () => {
    for (const [id, data] of maps.slice(1)) {
      const published = JSON.parse(
        readFileSync(new URL(`../../../../maps/${id}/deck.json`, import.meta.url), 'utf8'),
      );
      expect(validateBoard(data, published).filter(({ code }) => code === 'deck/uneven-city')).toEqual([]);
    }
  });

  test('a city that is asked for too often is found, whatever the size of the deck', () => {
    const [first, second] = ['ardmore', 'brannock'];
    const crowded = {
      ...deck,
      cards: deck.cards.map((card) => card.map((demand) => demand.replace(second, first))),
    };
    const codes = validateBoard(map, crowded).filter(({ code }) => code === 'deck/uneven-city');
    expect(codes.map(({ message }) => message.split(' ')[0])).toEqual([first, second]);
    expect(codes[0].message).toMatch(
      /^ardmore asks 4\d times; 17 to 24 is usual for a major city in a deck of 40$/,
    );
  });
});

function readMap(id: string) {
  return JSON.parse(readFileSync(new URL(`../../../../maps/${id}/map.json`, import.meta.url), 'utf8'));
}

test('where no deck can keep the law, none is made', () => {
  // There are two medium cities, and a card asks three different ones.
  const spec: DeckSpec = {
    ...deckSpecFor(board, { cards: 40, seed: 7 }),
    perCity: { major: NONE, medium: { each: 15, oneMore: 0 }, small: NONE },
    shapes: [{ cards: 10, sizes: ['medium', 'medium', 'medium'] }],
  };
  expect(() => makeDeck(board, spec)).toThrow(InvalidInputError);
});
const NONE = { each: 0, oneMore: 0 };
