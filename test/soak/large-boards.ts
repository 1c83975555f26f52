// Boards larger than any real one: China five times side by side, and China with many links of cities.

import { chinaDeck, chinaMap } from '../../maps/china-rails/index.js';
import type { MilepostBoard } from '../../rulesets/milepost/board/board.js';
import { defineBoard } from '../../rulesets/milepost/board/define-board.js';
import type { MapData } from '../../rulesets/milepost/board/map-format.js';
import { createRandom } from '../../src/core/engine/index.js';

// Rows in which land joins one copy to the next.
const [FIRST_BRIDGE, LAST_BRIDGE] = [38, 42];

/** China so many times from west to east, with land between the copies. Only the first copy has waters
 * and areas. */
export function tiledChina(copies: number): MilepostBoard {
  const { rows, cities } = chinaMap;
  const width = rows[0].length;
  const tile = (row: string, at: number) =>
    at < FIRST_BRIDGE || at > LAST_BRIDGE
      ? row
      : row
          .replace(/^ +/, ({ length }) => '.'.repeat(length))
          .replace(/[ ~]+$/, ({ length }) => '.'.repeat(length));
  const moved = (at: string, copy: number) => {
    const [column, row] = at.split(',').map(Number);
    return `${column + copy * width},${row}`;
  };
  const named = (id: string, copy: number) => (copy === 0 ? id : `${id}-${copy}`);
  const map: MapData = {
    ...chinaMap,
    id: `china-${copies}`,
    rows: rows.map((row, at) => tile(row, at).repeat(copies)),
    cities: Array.from({ length: copies }, (_, copy) =>
      cities.map((city) => ({ ...city, id: named(city.id, copy), at: moved(city.at, copy) })),
    ).flat(),
    // Ports are marked on the map, so every copy needs its crossings.
    crossings: Array.from({ length: copies }, (_, copy) =>
      chinaMap.crossings.map((one) => ({
        ...one,
        id: named(one.id, copy),
        ports: one.ports.map((at) => moved(at, copy)),
      })),
    ).flat(),
  };
  return defineBoard(map, { ...chinaDeck, map: map.id });
}

/** China with so many links between pairs of its cities. */
export function linkedChina(links: number): MilepostBoard {
  const random = createRandom('links', links);
  const pairs = new Set<string>();
  const ids = chinaMap.cities.filter(({ size }) => size !== 'major').map(({ id }) => id);
  while (pairs.size < links) {
    const [one, other] = [random.int(0, ids.length - 1), random.int(0, ids.length - 1)];
    if (one < other) pairs.add(`${ids[one]} ${ids[other]}`);
  }
  const id = `china-linked-${links}`;
  const cityLinks = [...pairs].map((pair, n) => ({
    id: `link-${n}`,
    name: `Link ${n}`,
    cities: pair.split(' ') as [string, string],
  }));
  return defineBoard({ ...chinaMap, id, cityLinks }, { ...chinaDeck, map: id });
}
