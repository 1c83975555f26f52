// Makes a board from any map and deck, and refuses errors of shape and structure. Whether the board plays
// well is validate-board.ts. Tests check the library's boards, which go straight to compile-board.ts.

import * as z from 'zod/mini';
import { issuesOf } from '../../../src/core/engine/base/issues.js';
import { InvalidInputError } from '../../../src/core/engine/base/rejection.js';
import { reading } from '../../../src/core/engine/input/arguments.js';
import type { MilepostBoard } from './board.js';
import { checkStructure } from './check-structure.js';
import { compileBoard } from './compile-board.js';
import { type DeckData, deckSchema, type MapData, mapSchema } from './map-format.js';

/**
 * Compiles a map and its deck into a board. Equal content gives an equal hash, in any layout of the files.
 *
 * Throws `InvalidInputError` with the findings if either does not fit its schema or they do not hang
 * together; unknown keys count as errors.
 *
 * @param mapData - A map, as its JSON file holds it. `MapData` helps you to write one in code.
 * @param deckData - The deck of that map, as its JSON file holds it.
 * @returns The compiled board, for `createEngine`; frozen.
 * @throws `InvalidInputError` with the findings, where a file does not fit its schema or they do not hang
 *   together.
 * @see `validateBoard`
 * @example
 * const board = defineBoard(map, deck);
 * console.log(board.demandCards.length === deck.cards.length);
 * // true
 */
export function defineBoard(mapData: MapData | object, deckData: DeckData | object): MilepostBoard {
  return reading('board', 'data of a map and of its deck', () => {
    const map = parseOrThrow(mapSchema, mapData, 'map');
    const deck = parseOrThrow(deckSchema, deckData, 'deck');
    const issues = checkStructure(map, deck);
    if (issues.length > 0) throw new InvalidInputError(`board ${map.id}`, issues);
    return compileBoard(map, deck);
  });
}

function parseOrThrow<T>(schema: z.ZodMiniType<T>, value: unknown, name: string): T {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new InvalidInputError(name, issuesOf(result.error, [name]));
}
