// Land under mileposts that the source's coast leaves in the water: a small cape from the nearest firm one.

import type { MapData } from '../../rulesets/milepost/board/map-format.js';
import { cellCentre, type LatticeSize } from '../../src/core/map/hex-geometry.js';
import { gridValue } from './noise.js';
import type { Point } from './plane.js';
import { distanceToLine, isInside, type Polygon } from './shapes.js';
import { cellsAround } from './survey.js';

// A milepost is on firm ground so far inside the coast; a cape is so wide around it.
const FIRM = 0.2;
const CAPE = 0.34;
const CORNERS = 14;

/** A ring of land for every milepost of the surface that stands in the sea or on the very edge of it. */
export function coastPatches(
  map: MapData,
  size: LatticeSize,
  home: readonly Polygon[],
): readonly (readonly Point[])[] {
  const centre = (cell: number): Point => {
    const { x, y } = cellCentre(size, cell);
    return [x, y];
  };
  const isLand = (cell: number) =>
    cell >= 0 && !' ~'.includes(map.rows[Math.floor(cell / size.columns)][cell % size.columns]);
  const depth = (at: Point) => {
    const edge = Math.min(
      ...home.flatMap(({ rings }) => rings.map((ring) => distanceToLine([...ring, ring[0]], at))),
    );
    return home.some((polygon) => isInside(polygon, at)) ? edge : -edge;
  };
  const land = Array.from({ length: size.columns * size.rows }, (_, cell) => cell).filter(isLand);
  const depths = new Map(land.map((cell) => [cell, depth(centre(cell))]));
  return land
    .filter((cell) => depths.get(cell)! < FIRM)
    .map((cell) => {
      const firm = cellsAround(size, cell)
        .filter((next) => depths.has(next))
        .sort((one, other) => depths.get(other)! - depths.get(one)!)[0];
      const reach = firm === undefined || depths.get(cell)! > -0.2 ? cell : firm;
      return cape(centre(cell), centre(reach));
    });
}

// A rugged oval around a milepost, drawn out to another one.
function cape(at: Point, to: Point): Point[] {
  const heading = Math.atan2(to[1] - at[1], to[0] - at[0]);
  return Array.from({ length: CORNERS }, (_, corner): Point => {
    const turn = (corner * 2 * Math.PI) / CORNERS;
    const isAhead = Math.cos(turn) > 0;
    const [ox, oy] = isAhead ? to : at;
    const radius =
      CAPE * (1 + 0.35 * gridValue(Math.round(at[0] * 37) + corner * 11, Math.round(at[1] * 41)));
    return [ox + radius * Math.cos(heading + turn), oy + radius * Math.sin(heading + turn)];
  });
}
