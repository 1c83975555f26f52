// Colours, letters and sizes of plain pictures, in pixels.

/** Colours. */
export const PAPER = '#f8f3e6';
export const INK = '#2d2a26';
export const LINE = '#8d8170';
export const NOTE = '#6b6255';
export const FIELD = '#efe6cf';
/** Those of the dark sheet. */
export const NIGHT: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  [PAPER, '#222726'],
  [INK, '#efe6d0'],
  [LINE, '#8f8674'],
  [NOTE, '#b3a994'],
  [FIELD, '#313430'],
]);

/** Letters. */
export const TITLE_SIZE = 34;
export const NAME_SIZE = 17;
export const NOTE_SIZE = 13;

/** From the edge of the sheet to the title, the drawing and the key. */
export const MARGIN = 60;
/** Height of the title. */
export const HEAD = 84;
/** Height of a row of the key, and the width of a name in it with its sign. */
export const KEY_ROW = 32;

/** How far neighbours are apart as a rule, and at least. */
export const APART = 160;
export const LEAST = 104;
/** A node with a text in it, and one without. */
export const NODE = { told: 18, silent: 9 } as const;
/** A text at the middle of a link. */
export const BEAD = 13;
/** The side of a cube. */
export const CUBE = 17;
/** From the middle of a hex to its corners. */
export const HEX = 52;
