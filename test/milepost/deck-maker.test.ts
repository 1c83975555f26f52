// Decks for boards of one's own: by the law of published ones, the same for the same seed, refused where there can be none.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defineBoard } from '../../rulesets/milepost/board/define-board.js';
import {
  type DeckSpec,
  deckSpecFor,
  deckText,
  makeDeck,
  payoutTable,
} from '../../rulesets/milepost/deck-maker/index.js';
import { InvalidInputError } from '../../src/core/engine/index.js';
import { countBy } from '../maps/describe-map.js';

const file = new URL('../../docs/examples/island-rails/map.json', import.meta.url);
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
  expect(made(7)).toBe(deckText(deck));
  expect(made(8)).not.toBe(deckText(deck));
  expect(JSON.parse(made(7))).toEqual(deck);
});

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
