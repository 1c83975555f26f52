// A board from a map of any origin: refuses errors of shape and structure. Whether the board plays well is
// validate-board.ts. Tests check the map of this package, which goes straight to compile-board.ts.

import * as z from 'zod/mini';
import { InvalidInputError, type Issue } from '../../../src/core/engine/index.js';
import { reading } from '../../../src/core/engine/input/arguments.js';
import { compileBoard, type HexBoard, hexAt, hexesAt, type Sketch, sketchOf } from './compile-board.js';
import { NO_PLACE, SEA } from './ground.js';
import { type HexMapData, hexMapSchema } from './map-format.js';

/**
 * Compiles a hex map. Throws {@link InvalidInputError} with every finding if the map is inconsistent.
 *
 * @param data - A hex map, as its JSON file holds it.
 * @returns The compiled board, for `createEngine`; frozen.
 * @throws `InvalidInputError` with every finding, where the map does not fit its schema or itself.
 * @see `validateBoard`
 * @example
 * console.log(defineBoard(fourCorners).towns.length > 0);
 * // true
 */
export function defineBoard(data: HexMapData): HexBoard {
  return reading('board', 'data of a map and of its deck', () => {
    const parsed = z.safeParse(hexMapSchema, data);
    if (!parsed.success) {
      throw new InvalidInputError(
        'map',
        parsed.error.issues
          .slice(0, 20)
          .map(({ path, message, code }) => ({ path: path.map(String), message: message || code })),
      );
    }
    const sketch = sketchOf(parsed.data);
    const issues = [...misplacedNames(parsed.data, sketch), ...misplacedRivers(parsed.data, sketch)];
    if (issues.length > 0) throw new InvalidInputError('map', issues);
    return compileBoard(parsed.data);
  });
}

function misplacedNames(map: HexMapData, { layout, place }: Sketch): readonly Issue[] {
  const issues: Issue[] = [];
  const seen = new Set<string>();
  const named = new Set<number>();
  map.places.forEach(({ at, name }, index) => {
    const hex = hexAt(layout, at);
    const path = ['places', index];
    if (hex < 0 || place[hex] === NO_PLACE) issues.push({ path, message: `no town or city lies at ${at}` });
    else if (named.has(hex)) issues.push({ path, message: `${at} is named twice` });
    if (seen.has(name)) issues.push({ path, message: `two places are called ${name}` });
    named.add(hex);
    seen.add(name);
  });
  return issues;
}

function misplacedRivers(map: HexMapData, { layout, terrain }: Sketch): readonly Issue[] {
  const issues: Issue[] = [];
  const seen = new Set<string>();
  map.rivers.forEach(({ hexsides }, index) => {
    hexsides.forEach((text, place) => {
      const path = ['rivers', index, 'hexsides', place];
      const [a, b] = hexesAt(layout, text);
      if (a < 0 || b < 0) {
        issues.push({ path, message: `${text} is no hexside of this map` });
        return;
      }
      // HT-MAP-4: a river runs between two land hexes.
      if (terrain[a] === SEA || terrain[b] === SEA) issues.push({ path, message: `${text} touches the sea` });
      const site = `${a} ${b}`;
      if (seen.has(site)) issues.push({ path, message: `${text} is a river already` });
      seen.add(site);
    });
  });
  return issues;
}
