// The lie of a drawn land. Ranges are lines with a width, woods and wastes are rings. A smooth noise frays
// their edges, so that they look natural.

import type { LandMark, Place } from './map-spec.js';
import { noiseAt } from './noise.js';
import { distanceToLine, isInside, polygonOf } from './shapes.js';

/** A range of mountains: its line, how far mountains reach from it, and how far alpine ground does. */
interface Range {
  readonly along: readonly Place[];
  readonly mountain: number;
  readonly alpine: number;
}

interface Ring {
  readonly within: readonly Place[];
}

/** The terrain of a land as its author draws it. */
export interface TerrainDrawing {
  readonly ranges: readonly Range[];
  /** Mileposts, set by hand. */
  readonly volcanoes: readonly string[];
  readonly jungles: readonly Ring[];
  readonly woods: readonly Ring[];
  /** Deserts. */
  readonly wastes: readonly Ring[];
}

/** The terrain at any place of the surface, volcanoes apart. */
export function terrainOfDrawing({ ranges, jungles, woods, wastes }: TerrainDrawing) {
  const polygons = (rings: readonly Ring[]) => rings.map(({ within }) => polygonOf([within]));
  const [jungle, wood, waste] = [jungles, woods, wastes].map(polygons);
  return (at: Place): LandMark => {
    const fray = noiseAt(at[0] / 1.7, at[1] / 1.7);
    const inAny = (rings: typeof wood) => rings.some((polygon) => isInside(polygon, at));
    const nearest = (reach: (one: Range) => number) =>
      ranges.some((one) => distanceToLine(one.along, at) < reach(one) * (1 + 0.75 * fray));
    if (nearest(({ alpine }) => 0.66 * alpine)) return '#';
    if (nearest(({ mountain }) => 0.92 * mountain)) return '^';
    if (inAny(jungle)) return fray < 0.75 ? '$' : '.';
    if (inAny(waste)) return ':';
    if (inAny(wood)) return fray < 0.75 ? '&' : '.';
    return '.';
  };
}
