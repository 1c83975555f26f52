// From longitude and latitude to the plane of the lattice. The projection is Albers' equal-area conic on a
// sphere. Units are the spacing, with the first milepost at the origin, x right and y down.

/** A point of the plane, in spacings. */
export type Point = readonly [x: number, y: number];

/** Parameters of the projection and of the lattice laid over it. */
export interface PlaneSpec {
  /** Central meridian, latitude of origin, two standard parallels, in degrees. */
  readonly albers: readonly [number, number, number, number];
  /** Kilometres between neighbouring mileposts. */
  readonly spacing: number;
  /** Projected kilometres (east, north) of cell 0,0. */
  readonly origin: readonly [number, number];
}

const EARTH_RADIUS = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Makes the projection into the plane of the lattice. */
export function planeOf({ albers, spacing, origin }: PlaneSpec): (lon: number, lat: number) => Point {
  const [meridian, latitude, first, second] = albers.map(radians);
  const n = (Math.sin(first) + Math.sin(second)) / 2;
  const c = Math.cos(first) ** 2 + 2 * n * Math.sin(first);
  const radius = (phi: number) => (EARTH_RADIUS * Math.sqrt(c - 2 * n * Math.sin(phi))) / n;
  const base = radius(latitude);
  return (lon, lat) => {
    const r = radius(radians(lat));
    const theta = n * (radians(lon) - meridian);
    const east = r * Math.sin(theta);
    const north = base - r * Math.cos(theta);
    return [(east - origin[0]) / spacing, (origin[1] - north) / spacing];
  };
}
