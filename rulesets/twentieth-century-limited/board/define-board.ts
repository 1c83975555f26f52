// A board from a map and a deck of any origin: refuses errors of shape and structure. Whether the board plays
// well (B1 to B6, C1 to C11) is validate-board.ts. Tests check the package's board, which skips this file.

import * as z from 'zod/mini';
import { issuesOf } from '../../../src/core/engine/base/issues.js';
import { InvalidInputError } from '../../../src/core/engine/base/rejection.js';
import { reading } from '../../../src/core/engine/input/arguments.js';
import { createFindings, error, type MapFinding } from '../../../src/core/map/finding.js';
import { BONUS_DECKS, type Board } from './board.js';
import { compileBoard } from './compile-board.js';
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
 * Compiles a map and its deck. Equal content gives an equal hash in any layout of the files. `scenery` is for
 * pictures only.
 *
 * Throws `InvalidInputError` with every finding if a file does not fit its schema or the files do not agree.
 *
 * @param mapData - A map, as its JSON file holds it.
 * @param deckData - The deck of that map, as its JSON file holds it.
 * @param sceneryData - Coasts and rivers, for pictures; none if left out.
 * @returns The compiled board, for `createEngine`; frozen.
 * @throws `InvalidInputError` with every finding, where a file does not fit its schema or they do not hang
 *   together.
 * @see `validateBoard`
 * @example
 * const board = defineBoard(unitedStates, unitedStatesDeck);
 * console.log(board.cities.length);
 * // 75
 */
export function defineBoard(mapData: MapData, deckData: DeckData, sceneryData?: Scenery): Board {
  return reading('board', 'data of a map and of its deck', () => {
    const map = parseOrThrow(mapSchema, mapData, 'map');
    const deck = parseOrThrow(deckSchema, deckData, 'deck');
    const scenery = sceneryData === undefined ? null : parseOrThrow(scenerySchema, sceneryData, 'scenery');
    const findings = findBrokenReferences(map, deck);
    if (findings.length > 0) throw new InvalidInputError(`board ${map.id}`, findings);
    return compileBoard(map, deck, scenery);
  });
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

function findBrokenReferences(map: MapData, deck: DeckData): readonly MapFinding[] {
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
