// Deals cards at random, then improves the deal by swaps: simulated annealing.

import type { MilepostBoard } from '../board.js';
import type { DeckSpec } from './deck-spec.js';

/** High payouts are scarce on a real map, so hitting their mean counts most, and low ones may scatter. */
const WEIGHT = [0.2, 0.5, 1.6];

/** A demand that is being made: indices of its city and good. */
export interface Slot {
  city: number;
  good: number;
}

/** Swaps goods, and cities of one size, to spread payouts as wished; false if a card still breaks the law. */
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
  // Each card aims at different means around the wished ones, so that the deck has dull and rich cards.
  const aims = cards.map(() =>
    spec.means.map((mean) => mean * (0.6 + below(801) / 1000)).sort((a, b) => a - b),
  );
  // How often a card asks for what nobody can bring, or for a city or a good twice.
  const faultsOf = (card: readonly Slot[]): number => {
    let faults = 0;
    for (let n = 0; n < card.length; n++) {
      const { city, good } = card[n];
      if (payouts[city][good] < 0) faults++;
      for (let before = 0; before < n; before++)
        if (card[before].city === city || card[before].good === good) faults++;
    }
    return faults;
  };
  // The payouts of one card, the lowest first. Cards are looked at millions of times, so all share one list.
  const pays = new Int32Array(WEIGHT.length);
  const cost = (index: number): number => {
    const card = cards[index];
    let total = 100 * faultsOf(card);
    for (let n = 0; n < card.length; n++) {
      const slot = card[n];
      // The same demand twice in the deck is legal but dull.
      if (asked[key(slot)] > 1) total += 10;
      const pay = payouts[slot.city][slot.good];
      let at = n;
      for (; at > 0 && pays[at - 1] > pay; at--) pays[at] = pays[at - 1];
      pays[at] = pay;
    }
    const means = aims[index];
    for (let n = 0; n < means.length; n++) total += (WEIGHT[n] * Math.abs(pays[n] - means[n])) / means[n];
    return total;
  };
  const swap = (one: Slot, two: Slot, field: keyof Slot) => {
    asked[key(one)]--;
    asked[key(two)]--;
    const taken = one[field];
    one[field] = two[field];
    two[field] = taken;
    asked[key(one)]++;
    asked[key(two)]++;
  };
  const rounds = 400_000;
  for (let round = 0; round < rounds; round++) {
    const [a, b] = [below(cards.length), below(cards.length)];
    const [one, two] = [cards[a][below(3)], cards[b][below(3)]];
    const field = below(2) === 0 ? 'good' : 'city';
    const sameSize = board.cities[one.city].size === board.cities[two.city].size;
    if (a === b || (field === 'city' && !sameSize)) continue;
    const before = cost(a) + cost(b);
    swap(one, two, field);
    const change = cost(a) + cost(b) - before;
    // A fixed temperature keeps the spread of payouts natural; the last tenth only improves.
    const threshold = round < rounds * 0.9 ? 0.3 : 0;
    if (change > 0 && below(1_000_000) / 1_000_000 >= (threshold === 0 ? 0 : Math.exp(-change / threshold)))
      swap(one, two, field);
  }
  return cards.every((card) => faultsOf(card) === 0);
}
