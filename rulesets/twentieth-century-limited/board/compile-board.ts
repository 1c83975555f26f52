// From a map and a deck to the board that every rule reads, made once. They must be consistent:
// define-board.ts checks others.

import { createGraph } from '../../../src/core/graph/index.js';
import { contentHash } from '../../../src/core/map/content-hash.js';
import type { Board, Card, City } from './board.js';
import type { DeckData, MapData, Scenery } from './map-format.js';

/** Compiles a map and a deck that fit their schemas and each other; `scenery` is for pictures only. */
export function compileBoard(map: MapData, deck: DeckData, scenery: Scenery | null = null): Board {
  const cities: City[] = map.cities.map(({ id, name, node, region }) => ({ id, name, node, region }));
  const cityById = new Map(cities.map((city) => [city.id, city]));
  const cityAt = new Int16Array(map.nodes.length).fill(-1);
  cities.forEach(({ node }, index) => {
    cityAt[node] = index;
  });
  const nodesOf = (ids: readonly string[]) => ids.map((id) => (cityById.get(id) as City).node);
  const cards: Card[] = [
    ...deck.regionals.map((card) => ({ kind: 'regional', ...card, nodes: nodesOf(card.cities) }) as const),
    ...deck.companies.map((card) => ({ kind: 'company', ...card, nodes: nodesOf(card.cities) }) as const),
    ...deck.bonuses.map((card) => ({ kind: 'bonus', ...card }) as const),
  ];
  const numbersOf = (test: (card: Card) => boolean) => cards.filter(test).map(({ card }) => card);
  const bonusesOf = (deckName: string) =>
    numbersOf((card) => card.kind === 'bonus' && card.deck === deckName);
  return {
    id: map.id,
    hash: contentHash({ map, deck }),
    kind: 'twentieth-century-limited',
    name: map.name,
    regions: map.regions,
    cities,
    cityById,
    cityAt,
    // Frozen, so that what is derived from it can be kept by its identity.
    graph: Object.freeze(
      createGraph(
        map.nodes.length,
        map.lines.flatMap((line) => line.slice(0, 2)),
      ),
    ),
    positions: map.nodes,
    bends: new Map(
      map.lines.flatMap((line, index) =>
        line.length === 4 ? [[index, [line[2], line[3]] as const] as const] : [],
      ),
    ),
    cards,
    regionals: map.regions.map((_, place) =>
      numbersOf((card) => card.kind === 'regional' && card.era === place + 1),
    ),
    companies: numbersOf(({ kind }) => kind === 'company'),
    bonuses: { blue: bonusesOf('blue'), green: bonusesOf('green'), red: bonusesOf('red') },
    scenery,
  };
}
