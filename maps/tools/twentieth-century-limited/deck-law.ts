// The law by which the deck follows from the map: regionals chosen from each band, companies valued by the
// size of their trees, bonuses as written. The same map gives the same deck.

import type { DeckData, MapData } from '../../../rulesets/twentieth-century-limited/board/map-format.js';
import { createGraph, steinerTrees } from '../../../src/core/graph/index.js';
import { BONUSES, COMPANIES, REGIONS } from './tables.js';

// Points a line of the shortest tree that joins a company's cities, rounded for the company. It makes both
// kinds of card worth going for at any number of players (C6).
const VALUE_OF_A_LINE = 8 / 3;
/** Cards an era (C1), and the sizes their trees may have (C2). */
const CARDS_PER_ERA = 10;
const TREE_SIZES = [4, 5, 6, 7] as const;
/** The size that is looked for first; it makes both kinds of card worth going for (C6). */
const USUAL_SIZE = 5;

/** The least number of lines that join the cities on the empty board. */
export function treeSizes(map: MapData): (cities: readonly string[]) => number {
  const graph = createGraph(
    map.nodes.length,
    map.lines.flatMap((line) => line.slice(0, 2)),
  );
  const weights = new Uint8Array(graph.edgeCount).fill(1);
  const nodes = new Map(map.cities.map(({ id, node }) => [id, node]));
  return (cities) => {
    const terminals = cities.map((city) => {
      const node = nodes.get(city);
      if (node === undefined) throw new Error(`the map has no city ${city}`);
      return node;
    });
    return steinerTrees(graph, weights, terminals)?.weight ?? Infinity;
  };
}

/** The deck of a map. */
export function deckOf(map: MapData): DeckData {
  const sizeOf = treeSizes(map);
  const regionals = REGIONS.flatMap((_, place) =>
    regionalsOf(map, place, sizeOf).map((cities) => ({ era: place + 1, cities })),
  );
  const companies = COMPANIES.map(({ name, cities }) => ({
    name,
    cities,
    value: Math.round(VALUE_OF_A_LINE * sizeOf(cities)),
  }));
  const numbered = <Card>(cards: readonly Card[], first: number) =>
    cards.map((card, place) => ({ card: first + place, ...card }));
  return {
    format: 'railhead-deck/1',
    kind: 'twentieth-century-limited',
    id: 'united-states',
    regionals: numbered(regionals, 0),
    companies: numbered(companies, regionals.length),
    bonuses: numbered(BONUSES, regionals.length + companies.length),
  };
}

// Ten triples of the band. Each time it takes the one whose cities are named least so far, own cities before
// borrowed ones. Then the middling tree decides, then the order of the cities.
function regionalsOf(map: MapData, place: number, sizeOf: (cities: readonly string[]) => number): string[][] {
  const { id, borrows } = REGIONS[place];
  const own = map.cities.filter(({ region }) => region === id).map((city) => city.id);
  const pool = [...own, ...borrows];
  const triples = pool.flatMap((a, i) =>
    pool.slice(i + 1).flatMap((b, j) => pool.slice(i + j + 2).map((c) => [a, b, c])),
  );
  const candidates = triples
    .map((cities) => ({ cities, size: sizeOf(cities) }))
    .filter(({ size }) => TREE_SIZES.some((fits) => fits === size))
    // B5: a card lies for the greater part in its own band.
    .filter(({ cities }) => cities.filter((city) => own.includes(city)).length > 1);
  const named = new Map<string, number>(borrows.map((city) => [city, 1]));
  const chosen: string[][] = [];
  while (chosen.length < CARDS_PER_ERA) {
    const cost = ({ cities, size }: (typeof candidates)[number]) =>
      cities.reduce((sum, city) => sum + (named.get(city) ?? 0) ** 2, 0) * 10 + Math.abs(size - USUAL_SIZE);
    const best = candidates.reduce((least, next) => (cost(next) < cost(least) - 1e-9 ? next : least));
    chosen.push(best.cities);
    candidates.splice(candidates.indexOf(best), 1);
    for (const city of best.cities) named.set(city, (named.get(city) ?? 0) + 1);
  }
  return chosen;
}
