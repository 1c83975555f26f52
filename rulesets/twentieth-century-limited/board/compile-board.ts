// From a map and a deck to the board that every rule reads, made once. Errors of structure are refused here; whether
// the board plays well (B1 to B6, C1 to C11) is validate-board.ts.

import * as z from 'zod/mini';
import { issuesOf } from '../../../src/core/engine/issues.js';
import { InvalidInputError } from '../../../src/core/engine/rejection.js';
import { createGraph } from '../../../src/core/graph/index.js';
import { contentHash } from '../../../src/core/map/content-hash.js';
import { createFindings, error, type Finding } from '../../../src/core/map/finding.js';
import { BONUS_DECKS, type Board, type Card, type City } from './board.js';
import { type Condition, thresholds } from './condition.js';
import {
  type DeckData,
  deckSchema,
  type MapData,
  mapSchema,
  type Scenery,
  scenerySchema,
} from './map-format.js';

/**
 * Compiles a map and its deck. Equal content gives an equal hash, whatever the layout of the files. `scenery` is for
 * pictures only.
 *
 * Throws `InvalidInputError` with every finding if a file does not fit its schema or they do not hang together.
 *
 * @example
 * const board = compileTwentiethBoard(unitedStates, unitedStatesDeck);
 * console.log(board.cities.length);
 * // 75
 */
export function compileBoard(mapData: MapData, deckData: DeckData, sceneryData?: Scenery): Board {
  const map = parseOrThrow(mapSchema, mapData, 'map');
  const deck = parseOrThrow(deckSchema, deckData, 'deck');
  const scenery = sceneryData === undefined ? null : parseOrThrow(scenerySchema, sceneryData, 'scenery');
  const findings = findBrokenReferences(map, deck);
  if (findings.length > 0) throw new InvalidInputError(`board ${map.id}`, findings);

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

function parseOrThrow<Data>(schema: z.ZodMiniType<Data>, data: unknown, file: string): Data {
  const parsed = z.safeParse(schema, data);
  if (parsed.success) return parsed.data;
  const issues = issuesOf(parsed.error, [file]);
  throw new InvalidInputError(
    file,
    issues.map(({ path, message }) => error('file/shape', path, message)),
  );
}

function findBrokenReferences(map: MapData, deck: DeckData): readonly Finding[] {
  const { findings, error: report } = createFindings();
  const regions = new Set(map.regions.map(({ id }) => id));
  const cities = new Set<string>();
  const taken = new Set<number>();
  map.cities.forEach(({ id, node, region }, place) => {
    const path = ['map', 'cities', place];
    if (cities.has(id)) report('city/twice', path, `there are two cities ${id}`);
    if (taken.has(node)) report('city/same-node', path, `${id} shares node ${node} with another city`);
    if (node >= map.nodes.length)
      report('city/no-node', path, `${id} lies at node ${node}, which is not there`);
    if (!regions.has(region)) report('city/no-region', path, `${id} lies in ${region}, which is not there`);
    cities.add(id);
    taken.add(node);
  });
  map.lines.forEach(([a, b], place) => {
    const path = ['map', 'lines', place];
    if (b >= map.nodes.length)
      report('line/no-node', path, `line ${place} ends at node ${b}, which is not there`);
    // B1: no loop; the order of the ends makes every line have one way to be written.
    if (a >= b) report('line/ends', path, `line ${place} must name its smaller end first`);
  });
  const cards = [...deck.regionals, ...deck.companies, ...deck.bonuses];
  cards.forEach(({ card }, place) => {
    if (card !== place)
      report(
        'card/number',
        ['deck', 'cards', place],
        `card ${card} must have the number ${place}: its place in the deck`,
      );
  });
  for (const { card, cities: named } of [...deck.regionals, ...deck.companies]) {
    for (const id of named) {
      if (!cities.has(id))
        report('card/no-city', ['deck', card], `card ${card} names ${id}, which is not there`);
    }
    if (new Set(named).size < named.length)
      report('card/city-twice', ['deck', card], `card ${card} names a city twice`);
  }
  for (const { card, era } of deck.regionals) {
    if (era > map.regions.length)
      report('card/no-era', ['deck', card], `card ${card} is of era ${era}, which is not there`);
  }
  for (const { card, condition } of deck.bonuses) {
    for (const id of placesOf(condition)) {
      if (!cities.has(id) && !regions.has(id))
        report('card/no-place', ['deck', card], `card ${card} asks for ${id}, which is not there`);
    }
  }
  for (const name of BONUS_DECKS) {
    if (!deck.bonuses.some((card) => card.deck === name))
      report('deck/no-bonus', ['deck', 'bonuses'], `the ${name} deck of Bonus Cards is empty`);
  }
  return findings;
}

function placesOf(condition: Condition): readonly string[] {
  return thresholds(condition).flatMap((part) => {
    if ('citiesCovered' in part) return part.citiesCovered.cities;
    if ('companiesInRegion' in part) return [part.companiesInRegion.region];
    return [];
  });
}
