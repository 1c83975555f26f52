// What an author decides about a deck, and a spec for any board by the proportions of published decks.

import type { CitySize, MilepostBoard } from '../board.js';
import { ASKED } from '../deck-law.js';
import { payoutTable } from './payouts.js';

/** What an author decides about a deck. */
export interface DeckSpec {
  /** What the cards are drawn from: the same seed and map make the same deck. */
  readonly seed: number;
  /** Millions paid per million of track, before rounding. */
  readonly rate: number;
  /** Demands per city, by size: `each`, and for the first few of the size one more. */
  readonly perCity: Readonly<Record<CitySize, { readonly each: number; readonly oneMore: number }>>;
  /** Numbers of cards by the sizes of their three cities. */
  readonly shapes: readonly {
    readonly cards: number;
    readonly sizes: readonly [CitySize, CitySize, CitySize];
  }[];
  /** Mean of the lowest, middle and highest payout of a card to aim at. */
  readonly means: readonly [number, number, number];
}

/** What {@link deckSpecFor} is told. */
export interface DeckWish {
  /** How many demand cards; published decks have 120 to 140. */
  readonly cards: number;
  /** What the cards are drawn from: the same seed and map make the same deck. */
  readonly seed: number;
  /** Millions paid per million of track; default 0.8, so that about half of the income goes into track. */
  readonly rate?: number;
}

const SIZES: readonly CitySize[] = ['major', 'medium', 'small'];

/**
 * A spec for a deck of a number of cards. A major city is asked for twice as often as a small one. No card
 * has more cities of a size than it must. Low, middle and high payouts are those that the board offers.
 *
 * @param board - The board that the deck is for.
 * @returns The spec, for `makeDeck`; change it as you like.
 * @see `makeDeck`
 * @example
 * const deck = makeDeck(board, deckSpecFor(board, { cards: 60, seed: 7 }));
 */
export function deckSpecFor(board: MilepostBoard, { cards, seed, rate = 0.8 }: DeckWish): DeckSpec {
  const cities = countBySize(board.cities);
  const shares = SIZES.map((size) => cities[size] * ASKED[size]);
  const asked = divided(3 * cards, shares);
  const perCity = Object.fromEntries(
    SIZES.map((size, n) => [
      size,
      { each: Math.floor(asked[n] / (cities[size] || 1)), oneMore: cities[size] && asked[n] % cities[size] },
    ]),
  ) as DeckSpec['perCity'];
  return { seed, rate, perCity, shapes: shapesOf(asked, cards), means: thirdsOf(payoutTable(board, rate)) };
}

function countBySize(cities: MilepostBoard['cities']): Record<CitySize, number> {
  const counts: Record<CitySize, number> = { major: 0, medium: 0, small: 0 };
  for (const { size } of cities) counts[size]++;
  return counts;
}

// A whole number divided by shares; what is left over by rounding goes to the last that has a share.
function divided(whole: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  const parts = shares.map((share) => Math.floor((whole * share) / sum));
  const last = shares.findLastIndex((share) => share > 0);
  parts[last] += whole - parts.reduce((total, part) => total + part, 0);
  return parts;
}

// Lays the sizes out in a row. Of `cards` cards, each takes every `cards`-th: cities of a size lie far apart.
function shapesOf(asked: readonly number[], cards: number): DeckSpec['shapes'] {
  const row = SIZES.flatMap((size, n) => Array<CitySize>(asked[n]).fill(size));
  const counts = new Map<string, number>();
  for (let card = 0; card < cards; card++) {
    const sizes = [row[card], row[card + cards], row[card + 2 * cards]].join(' ');
    counts.set(sizes, (counts.get(sizes) ?? 0) + 1);
  }
  return [...counts].map(([sizes, number]) => ({ cards: number, sizes: sizes.split(' ') as never }));
}

// The means of the lower, the middle and the upper third of all payouts.
function thirdsOf(payouts: readonly (readonly number[])[]): DeckSpec['means'] {
  const sorted = payouts
    .flat()
    .filter((payout) => payout > 0)
    .sort((a, b) => a - b);
  const third = (n: number) => sorted.slice((n * sorted.length) / 3, ((n + 1) * sorted.length) / 3);
  const mean = (list: readonly number[]) =>
    list.reduce((sum, payout) => sum + payout, 0) / (list.length || 1);
  return [mean(third(0)), mean(third(1)), mean(third(2))];
}
