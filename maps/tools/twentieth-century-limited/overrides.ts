// What the builder cannot see from the geodata, set by hand: all places are longitude and latitude.

/** A place, in degrees. */
export type Place = readonly [lon: number, lat: number];

/** Cells with too little land for the rule that are nodes anyway: narrow coasts with a railroad on them. */
export const EXTRA_NODES: readonly Place[] = [
  [-80.8, 28.3],
  [-80.9, 29.6],
  [-80.4, 27.3],
  [-70.7, 41.9],
];

/** Lines between neighbours that hug a coast more closely than the builder's one bend; each with its bend. */
export const COAST_LINES: readonly { readonly from: Place; readonly to: Place; readonly bend: Place }[] = [
  // The Louisville & Nashville along the Mississippi coast and over the Rigolets.
  { from: [-90.04, 30.0], to: [-88.05, 30.68], bend: [-89.15, 30.5] },
  // The Illinois Central around the west of Lake Pontchartrain.
  { from: [-90.04, 30.0], to: [-90.45, 30.85], bend: [-90.5, 30.15] },
  // The New Haven along Long Island Sound.
  { from: [-73.98, 40.75], to: [-71.9, 41.5], bend: [-73.0, 41.4] },
  // The Milwaukee Road along Green Bay into the Upper Peninsula.
  { from: [-88.0, 44.53], to: [-88.1, 45.8], bend: [-88.1, 45.1] },
];
