// How far a deck of demand cards keeps to the habits of published decks. What would spoil a game is an error;
// the counts that make a deck even are advice, since a house deck may be meant to be uneven.

import type { Report } from '../../../src/core/map/finding.js';
import type { MilepostBoard } from './board.js';
import { usualDemands } from './deck-law.js';

/** Checks the cards of a compiled board. */
export function checkDeckLaw(board: MilepostBoard, error: Report, advise: Report): void {
  const perCity = new Map<string, number>();
  const perGood = new Map<string, number>();
  const payouts = new Map<string, number>();
  board.demandCards.forEach(({ number, demands }, index) => {
    const path = ['deck', 'cards', index];
    const cities = new Set(demands.map((demand) => demand.city));
    const goods = new Set(demands.map((demand) => demand.good));
    if (cities.size < demands.length) error('deck/city-twice', path, `card ${number} names a city twice`);
    if (goods.size < demands.length) error('deck/good-twice', path, `card ${number} names a good twice`);
    for (const { city, good, payout } of demands) {
      perCity.set(city, (perCity.get(city) ?? 0) + 1);
      perGood.set(good, (perGood.get(good) ?? 0) + 1);
      if (board.cities[board.cityIndex(city)].supplies.includes(good)) {
        error('deck/own-supply', path, `card ${number}: ${city} supplies ${good} itself`);
      }
      if (board.goods[board.goodIndex(good)].special)
        error('deck/special-good', path, `card ${number}: ${good} is no load that cards demand`);
      const key = `${city} ${good}`;
      const other = payouts.get(key);
      if (other !== undefined && other !== payout) {
        error('deck/two-prices', path, `card ${number}: ${key} pays ${payout}, elsewhere ${other}`);
      }
      payouts.set(key, payout);
    }
  });
  if (board.demandCards.length === 0) return;

  const ordinary = board.goods.filter(({ special }) => !special);
  const average = (board.demandCards.length * 3) / Math.max(1, ordinary.length);
  for (const good of ordinary) {
    const count = perGood.get(good.id) ?? 0;
    if (Math.abs(count - average) > 2) {
      advise(
        'deck/uneven-good',
        ['deck', 'cards'],
        `${good.id} is asked for ${count} times, the average is ${average.toFixed(1)}`,
      );
    }
  }
  for (const city of board.cities) {
    const count = perCity.get(city.id) ?? 0;
    const { least, most } = usualDemands(board, 3 * board.demandCards.length, city.size);
    if (count < least || count > most) {
      advise(
        'deck/uneven-city',
        ['deck', 'cards'],
        `${city.id} asks ${count} times; ${least} to ${most} is usual for a ${city.size} city in a deck of ${board.demandCards.length}`,
      );
    }
  }
}
