// Deals cards at random, then improves the deal by swaps: simulated annealing.

import type { MilepostBoard } from '../board.js';
import type { DeckSpec } from './deck-spec.js';

/** High payouts are scarce on a real map, so hitting their mean counts most, and low ones may scatter. */
const WEIGHT = [0.2, 0.5, 1.6];

/** A demand under way: indices of its city and good. */
export interface Slot {
  city: number;
  good: number;
}

/** Swaps goods, and cities of one size, to spread payouts as wished; false if a card still breaks the law in the end. */
export function anneal(
  board: MilepostBoard,
  spec: DeckSpec,
  payouts: number[][],
  cards: Slot[][],
  below: (limit: number) => number,
): boolean {
  // How many cards ask a city for a good.
  const asked = new Uint16Array(board.cities.length * board.goods.length);
  const key = ({ city, good }: Slot) => city * board.goods.length + good;
  for (const slot of cards.flat()) asked[key(slot)]++;
  // Each card aims at means of its own around the wished ones, so that the deck has dull and rich cards.
  const aims = cards.map(() =>
    spec.means.map((mean) => mean * (0.6 + below(801) / 1000)).sort((a, b) => a - b),
  );
  // How often a card asks for what nobody can bring, or for a city or a good twice.
  const faultsOf = (index: number): number => {
    let faults = 0;
    cards[index].forEach(({ city, good }, n, card) => {
      if (payouts[city][good] < 0) faults++;
      for (let before = 0; before < n; before++)
        if (card[before].city === city || card[before].good === good) faults++;
    });
    return faults;
  };
  const cost = (index: number): number => {
    const card = cards[index];
    let total = 100 * faultsOf(index);
    const pays = card.map(({ city, good }) => payouts[city][good]);
    // The same demand twice in the deck is legal but dull.
    for (const slot of card) if (asked[key(slot)] > 1) total += 10;
    pays.sort((a, b) => a - b);
    aims[index].forEach((mean, i) => {
      total += (WEIGHT[i] * Math.abs(pays[i] - mean)) / mean;
    });
    return total;
  };
  const rounds = 400_000;
  for (let round = 0; round < rounds; round++) {
    const [a, b] = [below(cards.length), below(cards.length)];
    const [one, two] = [cards[a][below(3)], cards[b][below(3)]];
    const field = below(2) === 0 ? 'good' : 'city';
    const sameSize = board.cities[one.city].size === board.cities[two.city].size;
    if (a === b || (field === 'city' && !sameSize)) continue;
    const swap = () => {
      for (const slot of [one, two]) asked[key(slot)]--;
      [one[field], two[field]] = [two[field], one[field]];
      for (const slot of [one, two]) asked[key(slot)]++;
    };
    const before = cost(a) + cost(b);
    swap();
    const change = cost(a) + cost(b) - before;
    // A fixed temperature keeps the spread of payouts natural; the last tenth only improves.
    const threshold = round < rounds * 0.9 ? 0.3 : 0;
    if (change > 0 && below(1_000_000) / 1_000_000 >= (threshold === 0 ? 0 : Math.exp(-change / threshold)))
      swap();
  }
  return cards.every((_, index) => faultsOf(index) === 0);
}
