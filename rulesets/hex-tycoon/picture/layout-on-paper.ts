// Where things lie on the drawn map, in pixels from a hex's centre. There is room for three rail markers on
// every hexside and six markers in every interior, side by side (HT-MAP-9).

/** Pixels between the centres of neighbouring hexes. */
export const SPACING = 130;
/** From the centre of a hex to a corner. */
export const RADIUS = /* @__PURE__ */ (() => SPACING / Math.sqrt(3))();
/** Half the width of a hex. */
export const APOTHEM = /* @__PURE__ */ (() => SPACING / 2)();

/** A place for one marker: its middle, its size and its turn in degrees. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

const RAIL = { width: 15, height: 15 };
const CROSSING = { width: 9, height: 22 };

const GAP = 17;

// The n-th of `count` markers in a row about the middle.
const inRow = (place: number, count: number) => (place - (count - 1) / 2) * GAP;

/** HT-MAP-9: places for the rail markers of an interior, up to four side by side, above the town or city. */
export function interiorSlots(count: number): readonly Slot[] {
  return Array.from({ length: count }, (_, place) => ({ x: inRow(place, count), y: -10, turn: 0, ...RAIL }));
}

/** The middle of the sign of a town or city. */
export const PLACE_SIGN = { x: 0, y: 13 } as const;
/** The place for a station, left of the city. */
export const STATION_SLOT: Slot = { x: -34, y: 18, width: 20, height: 20, turn: 0 };
/** The place for a development marker, right of it. */
export const DEVELOPMENT_SLOT: Slot = { x: 35, y: 17, width: 38, height: 20, turn: 0 };

/** HT-MAP-9: places for up to three rail markers across the hexside in direction E, SE, SW …. */
export function crossingSlots(direction: number, count: number): readonly Slot[] {
  const angle = direction * 60;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return Array.from({ length: count }, (_, place) => {
    const along = inRow(place, count);
    return { x: APOTHEM * cos - along * sin, y: APOTHEM * sin + along * cos, turn: angle + 90, ...CROSSING };
  });
}

/** The six corners of a hex, clockwise from the one above its eastern side. */
export function corners(): readonly (readonly [number, number])[] {
  return [-30, 30, 90, 150, 210, 270].map((angle) => [
    RADIUS * Math.cos((angle * Math.PI) / 180),
    RADIUS * Math.sin((angle * Math.PI) / 180),
  ]);
}

/** The two corners of the side in direction E, SE, SW … */
export function sideOf(direction: number): readonly [readonly [number, number], readonly [number, number]] {
  const all = corners();
  return [all[direction], all[(direction + 1) % 6]];
}

/** The four corners of a slot as it lies, for checking that slots keep clear of each other. */
export function slotCorners({ x, y, width, height, turn }: Slot): readonly (readonly [number, number])[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([u, v]) => {
    const [dx, dy] = [(u * width) / 2, (v * height) / 2];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos] as const;
  });
}
