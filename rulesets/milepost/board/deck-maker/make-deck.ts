// A deck of demand cards by the law of published decks: payouts from track cost, every good demanded about
// equally often, every city by its size. A card usually has one low, one middle and one high payout.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { InvalidInputError } from '../../../../src/core/engine/index.js';
import type { CitySize, MilepostBoard } from '../board.js';
import type { DeckData } from '../map-format.js';
import { anneal, type Slot } from './anneal.js';
import type { DeckSpec } from './deck-spec.js';
import { payoutTable } from './payouts.js';

/**
 * Makes the deck of a board: equal boards and specs give equal decks on every machine. Throws
 * {@link InvalidInputError} if no deck of that shape keeps the law, as when a board lacks goods or cities.
 *
 * @param board - The board that the deck is for.
 * @param spec - How many cards of which cities and payouts, and the seed.
 * @returns The deck, as its JSON file holds it.
 * @throws `InvalidInputError` where no deck of that shape keeps the law.
 * @see `deckSpecFor`
 * @example
 * const deck = makeDeck(board, deckSpecFor(board, { cards: 12, seed: 7 }));
 * console.log(deck.cards.length);
 * // 12
 */
export function makeDeck(board: MilepostBoard, spec: DeckSpec): DeckData {
  const payouts = payoutTable(board, spec.rate);
  const random = xoroshiro128plus(spec.seed);
  const below = (limit: number) => uniformInt(random, 0, limit - 1);
  const shuffled = <T>(list: T[]): T[] => {
    for (let i = list.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  };

  const pools = Object.fromEntries(
    (['major', 'medium', 'small'] as const).map((size) => {
      const { each, oneMore } = spec.perCity[size];
      const members = board.cities.flatMap((city, index) => (city.size === size ? [index] : []));
      // Cities overseas cost more to reach, so the extra demands go to cities on rails.
      const ranked = [...members].sort((a, b) => Number(board.cities[b].rail) - Number(board.cities[a].rail));
      return [
        size,
        shuffled(ranked.flatMap((city, rank) => Array(each + (rank < oneMore ? 1 : 0)).fill(city))),
      ];
    }),
  ) as Record<CitySize, number[]>;
  const sizes = shuffled(
    spec.shapes.flatMap(({ cards, sizes: three }) => Array(cards).fill(three)) as CitySize[][],
  );
  const demands = sizes.length * 3;
  const ordinary = board.goods.flatMap((good, index) => (good.special ? [] : [index]));
  const goods = shuffled(Array.from({ length: demands }, (_, i) => ordinary[i % ordinary.length]));
  const cards: Slot[][] = sizes.map((three, card) =>
    three.map((size, slot) => ({ city: pools[size].pop()!, good: goods[card * 3 + slot] })),
  );

  if (!anneal(board, spec, payouts, cards, below))
    throw new InvalidInputError('deck spec', [
      {
        path: ['shapes'],
        message: 'no such deck was found that asks no city for what it has, nor for anything twice',
      },
    ]);
  const texts = cards.map((card) =>
    [...card]
      .sort((a, b) => payouts[a.city][a.good] - payouts[b.city][b.good] || a.city - b.city)
      .map(({ city, good }) => `${board.cities[city].id} ${board.goods[good].id} ${payouts[city][good]}`),
  );
  return { format: 'railhead-deck/1', map: board.id, cards: texts };
}

/**
 * A deck as the text of its file, a card a line.
 *
 * @returns The text, with a line break at its end.
 * @see {@link makeDeck}
 * @example
 * const text = deckText(makeDeck(board, deckSpecFor(board, { cards: 12, seed: 7 })));
 * console.log(JSON.parse(text).format);
 * // railhead-deck/1
 */
export function deckText({ format, map, cards }: DeckData): string {
  const lines = cards.map((card) => `    [${card.map((demand) => JSON.stringify(demand)).join(', ')}]`);
  return `{\n  "format": "${format}",\n  "map": ${JSON.stringify(map)},\n  "cards": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
