// The edges of the lattice: who is whose neighbour, where track may lie, and what water it crosses there.

import { parseEdge } from '../../../src/core/map/cell-text.js';
import { cellCount, type LatticeSize, neighbourCell } from '../../../src/core/map/hex-geometry.js';
import { type City, type Milepost, type Segment, TERRAINS, WATERS } from './board.js';
import { isLand } from './lattice.js';
import type { MapData } from './map-format.js';

/**
 * Neighbours and segments by milepost and direction, and the ends of each segment. Both sheets have an
 * entrance; below it takes the directions in which the surface has no track.
 */
export function compileEdges(
  map: MapData,
  lattice: LatticeSize,
  terrain: Uint8Array,
  cities: readonly City[],
  cityAt: Int16Array,
  aliases: ReadonlyMap<number, Milepost>,
) {
  const size = cellCount(lattice);
  const neighbours = new Int32Array(size * 6).fill(-1);
  const segments = new Int32Array(size * 6).fill(-1);
  const blocked = new Set(map.blocked.map((text) => edgeId(lattice, text)));
  const isMilepost = (cell: number) => cell >= 0 && isLand(TERRAINS[terrain[cell]]);
  const hasRail = (milepost: Milepost) => cityAt[milepost] < 0 || cities[cityAt[milepost]].rail;
  const joins: [Segment, Milepost, Milepost][] = [];
  const entrances = new Set(aliases.values());
  for (let cell = 0; cell < size; cell++) {
    if (!isMilepost(cell)) continue;
    for (let direction = 0; direction < 3; direction++) {
      const next = neighbourCell(lattice, cell, direction);
      if (!isMilepost(next)) continue;
      const [from, to] = [aliases.get(cell) ?? cell, aliases.get(next) ?? next];
      const segment = 3 * cell + direction;
      // A blocked way of an entrance leaves its direction to the other sheet.
      if (blocked.has(segment) && (entrances.has(from) || entrances.has(to))) continue;
      neighbours[6 * from + direction] = to;
      neighbours[6 * to + direction + 3] = from;
      const insideCity = cityAt[from] >= 0 && cityAt[from] === cityAt[to];
      // M-OPEN-10: the red area, rim edges included, takes no track. CR-SETUP-5: nor do cities without rail.
      if (blocked.has(segment) || insideCity || !hasRail(from) || !hasRail(to)) continue;
      segments[6 * from + direction] = segment;
      segments[6 * to + direction + 3] = segment;
      joins.push([segment, from, to]);
    }
  }
  const segmentCount = joins.length === 0 ? 0 : joins[joins.length - 1][0] + 1;
  const ends = new Int32Array(segmentCount * 2).fill(-1);
  for (const [segment, from, to] of joins) {
    ends[2 * segment] = from;
    ends[2 * segment + 1] = to;
  }
  return { neighbours, segments, segmentCount, ends };
}

function edgeId(lattice: LatticeSize, text: string): Segment {
  const edge = parseEdge(lattice, text)!;
  return 3 * edge.from + edge.direction;
}

/** Bits and river names by segment, and the rivers that cross red areas. */
export function compileWaters(
  map: MapData,
  lattice: LatticeSize,
  ends: Int32Array,
  segmentCount: number,
  cityAt: Int16Array,
) {
  const water = new Uint8Array(segmentCount);
  const rivers = new Map<Segment, string[]>();
  const names = new Map<string, string>();
  const redCrossings: { from: Milepost; to: Milepost; river: string }[] = [];
  for (const { id, name, kind, edges } of map.waters) {
    const isRiver = kind === 'river' || kind === 'dry-river';
    if (isRiver) names.set(id, name);
    for (const text of edges) {
      const { from, to, direction } = parseEdge(lattice, text)!;
      const segment = 3 * from + direction;
      if (segment < segmentCount && ends[2 * segment] >= 0) {
        water[segment] |= 1 << WATERS.indexOf(kind);
        if (isRiver) rivers.set(segment, [...(rivers.get(segment) ?? []), id]);
      } else if (isRiver && cityAt[from] >= 0 && cityAt[from] === cityAt[to]) {
        redCrossings.push({ from, to, river: id });
      }
    }
  }
  return { water, rivers, names, redCrossings };
}
