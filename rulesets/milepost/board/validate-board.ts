// Checks that a map and its deck make a playable board: first the structure, then room for track, connection,
// supply and chips. It also reports how far the deck keeps to the habits of published ones.

import * as z from 'zod/mini';
import { issuesOf } from '../../../src/core/engine/base/issues.js';
import { reading } from '../../../src/core/engine/input/arguments.js';
import { flood } from '../../../src/core/graph/index.js';
import { formatCell, formatRuns } from '../../../src/core/map/cell-text.js';
import { createFindings, type MapFinding, type Report } from '../../../src/core/map/finding.js';
import type { Milepost, MilepostBoard } from './board.js';
import { checkBorders } from './check-borders.js';
import { checkDeckLaw } from './check-deck-law.js';
import { checkRoom, edgesAt } from './check-room.js';
import { checkStructure } from './check-structure.js';
import { compileBoard } from './compile-board.js';
import { trackSteps } from './distances.js';
import { type DeckData, deckSchema, type MapData, mapSchema } from './map-format.js';
import { type Mended, mended, pathIn } from './mend.js';
import { crossingsAt } from './ports.js';

/**
 * Lists what is wrong with a map, and with its deck if one is given; empty if all is well. Errors make the
 * board unusable. Advice says that it departs from published boards. Takes anything, and never throws.
 *
 * @param mapData - Anything; a map as its JSON file holds it.
 * @param deckData - Anything; its deck. Left out, the map is checked alone.
 * @returns Findings, each with its path, and whether it is an error or advice; empty if all is well.
 * @throws Nothing: wrong data is among the findings.
 * @see `defineBoard`
 * @example
 * const errors = validateBoard(map, deck).filter(({ severity }) => severity === 'error');
 * console.log(errors.length);
 * // 0
 */
export function validateBoard(mapData: unknown, deckData?: unknown): MapFinding[] {
  return reading('board', 'data of a map and of its deck', () => {
    const { findings, error } = createFindings();
    const map = parsed<MapData>(mapSchema, mapData, 'map', error);
    const deck = deckData === undefined ? null : parsed<DeckData>(deckSchema, deckData, 'deck', error);
    if (!map) return findings;
    const cards = deck ?? { format: 'railhead-deck/1' as const, map: map.id, cards: [] };
    findings.push(...checkStructure(map, cards));
    const left = mended(map, cards);
    return left === null ? findings : [...findings, ...judged(map, left, deckData !== undefined)];
  });
}

// Room for track, connection, supply and the deck, of what is left of the map.
function judged(map: MapData, left: Mended, isWithDeck: boolean): readonly MapFinding[] {
  const { findings, error, advise } = createFindings();
  const { hasCities, hasWays, hasDeck } = left;
  const board = compileBoard(left.map, left.deck);
  checkRoom(board, error, hasWays ? advise : unsaid);
  if (hasWays) checkConnection(board, error, advise);
  if (hasCities) checkSupply(board, error, advise);
  checkWaters(board, left.map, advise);
  checkVoyages(board, error);
  if (isWithDeck && hasCities && hasWays && hasDeck) checkDeckLaw(board, error, advise);
  if (isWithDeck && hasCities) checkBorders(board, error);
  return findings.map((finding) => ({ ...finding, path: pathIn(map, left.map, finding.path) }));
}

// Without a ferry that is broken itself, there may seem to be too few ways to a place.
const unsaid: Report = () => undefined;

function parsed<T>(schema: z.ZodMiniType<T>, value: unknown, name: string, error: Report): T | null {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  for (const { path, message } of issuesOf(result.error, [name])) error(`${name}/shape`, path, message);
  return null;
}

function checkConnection(board: MilepostBoard, error: Report, advise: Report): void {
  const start = board.majors.length > 0 ? board.cities[board.majors[0]].mileposts[0] : board.mileposts[0];
  if (start === undefined) {
    error('board/empty', ['map', 'rows'], 'the board has no milepost');
    return;
  }
  const reached = reachedByTrack(board, start);
  const isServed = (milepost: Milepost) => {
    const city = board.cityAt[milepost];
    return reached.has(milepost) || (city >= 0 && !board.cities[city].rail) || isLonePort(board, milepost);
  };
  const islands = board.mileposts.filter((milepost) => !isServed(milepost));
  for (const city of new Set(islands.map((milepost) => board.cityAt[milepost]))) {
    if (city < 0) continue;
    const { id, mileposts } = board.cities[city];
    const where = formatCell(board, mileposts[0]);
    error('board/cut-off', ['map', 'cities', city], `${id} at ${where} cannot be reached by track`);
  }
  const empty = islands.filter((milepost) => board.cityAt[milepost] < 0);
  if (empty.length > 0) {
    const where = formatRuns(board, empty);
    const some = where.length > RUNS_TOLD ? [...where.slice(0, RUNS_TOLD), '…'] : where;
    const count = empty.length === 1 ? '1 milepost' : `${empty.length} mileposts`;
    advise('board/island', ['map', 'rows'], `neither track nor ferry reaches ${count}: ${some.join(', ')}`);
  }
}

// Rows of islands that a finding lists.
const RUNS_TOLD = 8;

/** A port of ships that no track can reach serves ships alone. */
function isLonePort(board: MilepostBoard, milepost: number): boolean {
  return board.shipPortAt[milepost] >= 0 && edgesAt(board, [milepost]) === 0;
}

/**
 * Mileposts that track can reach, by ferries too: their far ports may be built from (M-FERRY-3). Links join
 * like track, except dormant ones.
 */
function reachedByTrack(board: MilepostBoard, start: number): ReadonlySet<number> {
  const track = trackSteps(board);
  const reached = flood(board.size, [start], (at, tell) => {
    track(at, tell);
    for (const { ports } of crossingsAt(board, at)) ports.forEach(tell);
    for (const { cities, dormant } of board.cityLinks) {
      if (dormant || !cities.includes(board.cityAt[at])) continue;
      for (const index of cities) board.cities[index].mileposts.forEach(tell);
    }
  });
  return new Set(reached);
}

function checkSupply(board: MilepostBoard, error: Report, advise: Report): void {
  board.goods.forEach((good, index) => {
    const sources = board.cities.filter((city) => city.supplies.includes(good.id)).length;
    const path = ['map', 'goods', index];
    if (good.special) {
      if (sources > 0) error('supply/special', path, `${good.id} is special, but a city supplies it`);
      return;
    }
    if (sources === 0) error('supply/none', path, `no city supplies ${good.id}`);
    if (sources > 4)
      advise('supply/many', path, `${sources} cities supply ${good.id}; published boards have at most 4`);
  });
  const idle = board.cities.filter((city) => city.supplies.length === 0);
  if (idle.length > 4) {
    advise(
      'supply/idle-cities',
      ['map', 'cities'],
      `${idle.length} cities supply nothing; published boards have at most 4: ${idle.map((city) => city.id).join(', ')}`,
    );
  }
  const rich = board.cities.filter((city) => city.supplies.length > 3);
  for (const city of rich) {
    advise(
      'supply/rich-city',
      ['map', 'cities'],
      `${city.id} supplies ${city.supplies.length} goods; at most 3 is usual`,
    );
  }
}

/** A sea needs two ports, or there is nowhere to sail. */
function checkVoyages(board: MilepostBoard, error: Report): void {
  board.seas.forEach(({ id }, index) => {
    const ports = board.shipPorts.filter(({ seas }) => seas.includes(index)).length;
    if (ports < 2)
      error('sea/ports', ['map', 'seas', index], `${id} has ${ports === 0 ? 'no port' : 'one port'}`);
  });
}

function checkWaters(board: MilepostBoard, map: MapData, advise: Report): void {
  map.waters.forEach((water, index) => {
    if (water.edges.length === 0)
      advise('water/empty', ['map', 'waters', index], `${water.id} crosses no edge`);
  });
  for (const [id, mileposts] of board.areas) {
    if (mileposts.size === 0) advise('area/empty', ['map', 'areas'], `${id} has no milepost`);
  }
}
