// The land for the builder of a map: read from files, or drawn.

import type { Place } from './map-spec.js';
import type { Point } from './plane.js';
import type { reliefFrom } from './relief.js';
import type { Feature, Polygon } from './shapes.js';

/** Everything of the source that the builder looks at, projected. */
export interface Geography {
  readonly project: (lon: number, lat: number) => Point;
  readonly countries: readonly Feature[];
  readonly land: readonly Polygon[];
  readonly rivers: readonly Feature[];
  readonly regions: readonly Feature[];
  /** Lines between countries, with their codes. */
  readonly borders: readonly Feature[];
  readonly lakes: readonly Feature[];
  readonly places: ReadonlyMap<string, Place>;
  readonly relief: ReturnType<typeof reliefFrom>;
  /** A place in the middle of the map. */
  readonly middle: Place;
}
