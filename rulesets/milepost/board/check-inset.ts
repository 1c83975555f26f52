// Checks that an inset fits the surface: every entrance is marked on both sheets, and each of its directions
// is used on one of them only.

import { formatCell, parseCell, parseEdge } from '../../../src/core/map/cell-text.js';
import type { Report } from '../../../src/core/map/finding.js';
import { DIRECTIONS, type LatticeSize, neighbourCell } from '../../../src/core/map/hex-geometry.js';
import { TERRAINS } from './board.js';
import { isLand } from './lattice.js';
import type { MapData } from './map-format.js';

/** Checks the entrances of a map that has an inset. */
export function checkInset(map: MapData, size: LatticeSize, terrain: Uint8Array, report: Report): void {
  const entrances = map.inset?.entrances ?? [];
  const blocked = new Set(
    map.blocked.flatMap((text) => {
      const edge = parseEdge(size, text);
      return edge ? [`${edge.from} ${edge.to}`, `${edge.to} ${edge.from}`] : [];
    }),
  );
  const named = new Set<number>();
  const leads = (cell: number, direction: number) => {
    const next = neighbourCell(size, cell, direction);
    return next >= 0 && isLand(TERRAINS[terrain[next]]) && !blocked.has(`${cell} ${next}`);
  };
  entrances.forEach((entrance, index) => {
    const path = ['map', 'inset', 'entrances', index];
    const [surface, inset] = [entrance.surface, entrance.inset].map((text) => parseCell(size, text));
    for (const [text, cell, below] of [
      [entrance.surface, surface, false],
      [entrance.inset, inset, true],
    ] as const) {
      if (cell < 0 || text.startsWith('u') !== below) {
        report(
          'entrance/off-board',
          path,
          `"${text}" is no place ${below ? 'of the inset' : 'of the surface'}`,
        );
        continue;
      }
      if (TERRAINS[terrain[cell]] !== 'entrance') {
        report('entrance/unmarked', path, `${text} is not marked "+" in the rows`);
      }
      if (named.has(cell)) report('entrance/repeated', path, `${text} is named twice`);
      named.add(cell);
    }
    if (surface < 0 || inset < 0) return;
    for (let direction = 0; direction < 6; direction++) {
      if (leads(surface, direction) && leads(inset, direction)) {
        const way = DIRECTIONS[direction];
        report(
          'entrance/direction-twice',
          path,
          `${way} of ${entrance.surface} leads over the surface and below`,
        );
      }
    }
  });
  terrain.forEach((code, cell) => {
    if (TERRAINS[code] === 'entrance' && !named.has(cell)) {
      report(
        'entrance/stray-mark',
        ['map', 'rows'],
        `${formatCell(size, cell)} is marked "+" but is no entrance`,
      );
    }
  });
}
