// A deck of demand cards by the law of published decks: payouts from track cost, every good demanded about
// equally often, every city by its size, and on each card usually one low, one middle and one high payout.
// The same board, spec and seed give the same deck.

import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { CitySize, MilepostBoard } from '../../rulesets/milepost/board/board.js';
import { trackCosts } from './track-cost.js';

/** What an author decides about a deck. */
export interface DeckSpec {
  readonly seed: number;
  /** Millions paid per million of track, before rounding. */
  readonly rate: number;
  /** Demands per city, by size: so many, and for the first few of the size one more. */
  readonly perCity: Readonly<Record<CitySize, { readonly each: number; readonly oneMore: number }>>;
  /** Numbers of cards by the sizes of their three cities. */
  readonly shapes: readonly {
    readonly cards: number;
    readonly sizes: readonly [CitySize, CitySize, CitySize];
  }[];
  /** Mean of the lowest, middle and highest payout of a card to aim at. */
  readonly means: readonly [number, number, number];
}

/**
 * The payout of each good (second index) in each city (first index); −1 where it is never demanded: where the
 * city supplies it itself, where no source can be reached, and where city and source both lie overseas.
 */
export function payoutTable(board: MilepostBoard, rate: number): number[][] {
  const costs = board.cities.map((_, index) => trackCosts(board, index));
  return board.cities.map((city, to) =>
    board.goods.map((good) => {
      if (good.special) return -1;
      if (city.supplies.includes(good.id)) return -1;
      const sources = board.cities.flatMap((source, from) =>
        source.supplies.includes(good.id) ? [from] : [],
      );
      if (!city.rail && sources.some((from) => !board.cities[from].rail)) return -1;
      const cost = Math.min(...sources.map((from) => costs[from][to]));
      return Number.isFinite(cost) ? Math.max(5, Math.round(rate * cost + 1)) : -1;
    }),
  );
}

/** High payouts are scarce on a real map, so hitting their mean counts most, and low ones may scatter. */
const WEIGHT = [0.2, 0.5, 1.6];

interface Slot {
  city: number;
  good: number;
}

/** Makes the deck: cards of three "city good payout" texts. */
export function makeDeck(board: MilepostBoard, spec: DeckSpec): string[][] {
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
      // Cities overseas are dearer to reach, so the extra demands go to cities on rails.
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

  anneal(board, spec, payouts, cards, below);
  return cards.map((card) =>
    [...card]
      .sort((a, b) => payouts[a.city][a.good] - payouts[b.city][b.good] || a.city - b.city)
      .map(({ city, good }) => `${board.cities[city].id} ${board.goods[good].id} ${payouts[city][good]}`),
  );
}

/** Swaps goods, and cities of one size, until no card breaks the law and payouts are spread as wished. */
function anneal(
  board: MilepostBoard,
  spec: DeckSpec,
  payouts: number[][],
  cards: Slot[][],
  below: (limit: number) => number,
): void {
  const asked = new Map<string, number>();
  const key = (slot: Slot) => `${slot.city} ${slot.good}`;
  for (const slot of cards.flat()) asked.set(key(slot), (asked.get(key(slot)) ?? 0) + 1);
  // Each card aims at means of its own around the wished ones, so that the deck has dull and rich cards.
  const aims = cards.map(() =>
    spec.means.map((mean) => mean * (0.6 + below(801) / 1000)).sort((a, b) => a - b),
  );
  const cost = (index: number): number => {
    const card = cards[index];
    let total = 0;
    const pays: number[] = [];
    card.forEach((slot, i) => {
      const payout = payouts[slot.city][slot.good];
      if (payout < 0) total += 100;
      pays.push(payout);
      for (let j = 0; j < i; j++) {
        if (card[j].city === slot.city || card[j].good === slot.good) total += 100;
      }
      // The same demand twice in the deck is legal but dull.
      if (asked.get(key(slot))! > 1) total += 10;
    });
    pays.sort((a, b) => a - b);
    aims[index].forEach((mean, i) => {
      total += (WEIGHT[i] * Math.abs(pays[i] - mean)) / mean;
    });
    return total;
  };
  const count = (slot: Slot, change: number) => asked.set(key(slot), (asked.get(key(slot)) ?? 0) + change);
  const rounds = 400_000;
  for (let round = 0; round < rounds; round++) {
    const [a, b] = [below(cards.length), below(cards.length)];
    const [one, two] = [cards[a][below(3)], cards[b][below(3)]];
    const field = below(2) === 0 ? 'good' : 'city';
    const sameSize = board.cities[one.city].size === board.cities[two.city].size;
    if (a === b || (field === 'city' && !sameSize)) continue;
    const swap = () => {
      for (const slot of [one, two]) count(slot, -1);
      [one[field], two[field]] = [two[field], one[field]];
      for (const slot of [one, two]) count(slot, 1);
    };
    const before = cost(a) + cost(b);
    swap();
    const change = cost(a) + cost(b) - before;
    // A fixed temperature keeps the spread of payouts natural; the last tenth only improves.
    const threshold = round < rounds * 0.9 ? 0.3 : 0;
    if (change > 0 && below(1_000_000) / 1_000_000 >= (threshold === 0 ? 0 : Math.exp(-change / threshold)))
      swap();
  }
}
