// Whether a compiled board plays well: the constraints B1 to B6 on maps and C1 to C11 on decks. An error
// breaks a constraint; advice departs from a recommendation in its brackets. C12 is about history, not files:
// a test compares this package's deck with the list in its SOURCES.md.

import { reading } from '../../../src/core/engine/input/arguments.js';
import { components, steinerTrees } from '../../../src/core/graph/index.js';
import { advice, error, type MapFinding } from '../../../src/core/map/finding.js';
import type { Board } from './board.js';
import { checkBonuses } from './check-bonuses.js';
import { wetLines } from './check-water.js';

/** What the constraints count with. */
export interface BoardLimits {
  /** S of TC-SETUP-2. */
  readonly segments: number;
  /** The most players (TC-SETUP-1). */
  readonly seats: number;
}

const USUAL: BoardLimits = { segments: 40, seats: 5 };
/** B2. */
const NAMED_CITIES = ['baltimore', 'birmingham', 'jacksonville', 'new-york', 'tallahassee'];
/** C4. */
const NAMED_COMPANY = 'Richmond & Danville';

/**
 * Every breach of a constraint, in the order of their ids; empty for a sound board.
 *
 * @example
 * console.log(validateBoard(unitedStates, unitedStatesDeck).length);
 * // 0
 */
export function checkBoard(board: Board, limits: BoardLimits = USUAL): readonly MapFinding[] {
  return reading('board', 'a compiled board', () => {
    const sizes = treeSizes(board);
    return [
      ...checkMap(board, limits),
      ...checkRegionals(board, sizes, limits),
      ...checkCompanies(board, sizes, limits),
      ...checkBonuses(board),
    ];
  });
}

/** The number of lines of a least tree that joins each card's cities on the empty board; else Infinity. */
function treeSizes(board: Board): readonly number[] {
  const weights = new Uint8Array(board.graph.edgeCount).fill(1);
  return board.cards.map((card) =>
    card.kind === 'bonus' ? 0 : (steinerTrees(board.graph, weights, card.nodes)?.weight ?? Infinity),
  );
}

function* checkMap(board: Board, { segments, seats }: BoardLimits): Generator<MapFinding> {
  const { graph, cities, cityById } = board;
  const pairs = new Set<string>();
  for (let line = 0; line < graph.edgeCount; line++) {
    const pair = `${graph.ends[2 * line]}-${graph.ends[2 * line + 1]}`;
    if (pairs.has(pair)) yield error('B1/twin-lines', ['map', 'lines', line], `two lines join nodes ${pair}`);
    pairs.add(pair);
  }
  const usable = new Uint8Array(graph.edgeCount).fill(1);
  const apart = components(graph, usable).findIndex((name) => name !== 0);
  if (apart >= 0)
    yield error('B1/apart', ['map', 'nodes', apart], `no way leads from node 0 to node ${apart}`);
  for (const id of NAMED_CITIES)
    if (!cityById.has(id)) yield error('B2/city', ['map', 'cities'], `the board has no city ${id}`);
  const needed = seats * segments + 20;
  if (graph.edgeCount < needed)
    yield error(
      'B3/lines',
      ['map', 'lines'],
      `${graph.edgeCount} lines are too few for ${seats} players: ${needed} are needed`,
    );
  if (cities.length < 60 || cities.length > 75)
    yield advice('B3/cities', ['map', 'cities'], `${cities.length} cities; 60 to 75 are recommended`);
  for (const [place, { id, node }] of cities.entries()) {
    const degree = graph.offsets[node + 1] - graph.offsets[node];
    if (degree < 3)
      yield error('B4/degree', ['map', 'cities', place], `only ${degree} lines meet at ${id}; 3 are needed`);
  }
  if (board.regions.length !== 8)
    yield error('B5/bands', ['map', 'regions'], `${board.regions.length} regions; the eras need 8`);
  for (const { line, share } of wetLines(board))
    yield error(
      'B6/water',
      ['map', 'lines', line],
      `line ${line} lies over water for ${Math.round(share * 100)} % of its way`,
    );
}

function* checkRegionals(
  board: Board,
  sizes: readonly number[],
  { seats }: BoardLimits,
): Generator<MapFinding> {
  const named = new Set(board.cards.flatMap((card) => (card.kind === 'bonus' ? [] : card.cities)));
  for (const [place, deck] of board.regionals.entries()) {
    const era = place + 1;
    const path = ['deck', 'regionals', place];
    if (deck.length < 2 * seats)
      yield error('C1/cards', path, `era ${era} has ${deck.length} cards; ${2 * seats} are needed`);
    const own = deck.map((card) => sizes[card]);
    if (deck.length > 0 && Math.max(...own) - Math.min(...own) > 3)
      yield error(
        'C2/spread',
        path,
        `the trees of era ${era} have ${Math.min(...own)} to ${Math.max(...own)} lines`,
      );
    const seen = new Set<string>();
    for (const number of deck) {
      const card = board.cards[number];
      if (card.kind !== 'regional') continue;
      if (sizes[number] < 3 || sizes[number] > 7)
        yield error(
          'C2/size',
          ['deck', number],
          `the tree of card ${number} has ${sizes[number]} lines; 3 to 7 are allowed`,
        );
      if (card.cities.length !== 3)
        yield advice(
          'C2/cities',
          ['deck', number],
          `card ${number} names ${card.cities.length} cities; 3 are recommended`,
        );
      const key = [...card.cities].sort().join();
      if (seen.has(key)) yield error('C3/twins', ['deck', number], `era ${era} names ${key} twice`);
      seen.add(key);
      // B5: two of its cities lie in the band, or it cannot be a card of this era.
      const inBand = card.cities.filter(
        (id) => board.cityById.get(id)?.region === board.regions[place].id,
      ).length;
      if (2 * inBand < card.cities.length)
        yield advice(
          'B5/band',
          ['deck', number],
          `card ${number} lies for the greater part outside the band of era ${era}`,
        );
    }
  }
  for (const { id } of board.cities)
    if (!named.has(id)) yield error('C3/unnamed', ['deck'], `no card names ${id}`);
}

function* checkCompanies(
  board: Board,
  sizes: readonly number[],
  { segments, seats }: BoardLimits,
): Generator<MapFinding> {
  const cards = board.companies
    .map((number) => board.cards[number])
    .filter((card) => card.kind === 'company');
  if (cards.length < 4 * seats + 4)
    yield error('C4/cards', ['deck', 'companies'], `${cards.length} cards; ${4 * seats + 4} are needed`);
  if (cards.length < 64)
    yield advice('C4/few', ['deck', 'companies'], `${cards.length} cards; 64 are recommended`);
  if (!cards.some(({ name }) => name === NAMED_COMPANY))
    yield error('C4/name', ['deck', 'companies'], `there is no ${NAMED_COMPANY}`);
  const sets = new Map<string, number>();
  const uses = new Map<string, number>();
  for (const { card, cities, name } of cards) {
    const path = ['deck', card];
    if (cities.length < 3 || cities.length > 5)
      yield error('C5/cities', path, `${name} names ${cities.length} cities; 3 to 5 are allowed`);
    if (sizes[card] < 5 || sizes[card] > Math.min(14, segments / 2))
      yield error(
        'C5/size',
        path,
        `the tree of ${name} has ${sizes[card]} lines; 5 to ${Math.min(14, segments / 2)} are allowed`,
      );
    const key = [...cities].sort().join();
    if (sets.has(key))
      yield error('C7/twins', path, `card ${sets.get(key)} names the same cities as ${name}`);
    sets.set(key, card);
    for (const id of cities) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  const byLength = [...cards].sort((a, b) => sizes[a.card] - sizes[b.card] || a.value - b.value);
  for (let place = 1; place < byLength.length; place++) {
    const [shorter, longer] = [byLength[place - 1], byLength[place]];
    if (sizes[shorter.card] < sizes[longer.card] && shorter.value > longer.value)
      yield error(
        'C6/order',
        ['deck', longer.card],
        `${longer.name} is longer than ${shorter.name} and worth less`,
      );
  }
  for (const { card, name, value } of cards) {
    if (value < 8 || value > 40 || value < 1.5 * sizes[card] || value > Math.ceil(2.75 * sizes[card]))
      yield advice('C6/value', ['deck', card], `${name} has ${sizes[card]} lines and is worth ${value}`);
  }
  for (const { id } of board.cities) {
    const count = uses.get(id) ?? 0;
    if (count < 1 || count > 15)
      yield advice(
        'C7/uses',
        ['deck', 'companies'],
        `${id} is on ${count} companies; 1 to 15 are recommended`,
      );
  }
}
