/** Where on a picture something is, in its own units: one point, or the two ends of a line. */
export type Spot = readonly [SpotPoint] | readonly [SpotPoint, SpotPoint];

/** x to the right, y down. */
export type SpotPoint = readonly [number, number];
