// A set of segments as text in a state: chains. A chain begins with the distance of its first milepost from
// that of the chain before, in base 32, lowest digit first, all except the last plus 32. Directions follow,
// two a character. The end character holds the last one if their number is odd. Chains from mileposts where
// an odd number of segments end come first; a point and rings follow. Equal sets give equal text.

import type { Milepost, MilepostBoard, Segment } from './board.js';
import { onceABoard } from './once-a-board.js';

const NONE = -1;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = /* @__PURE__ */ (() => new Map([...DIGITS].map((digit, value) => [digit, value])))();
const RINGS = '.';
// From here on a character ends a chain, and tells its last direction; the last of them tells none.
const LAST = 36;
const END = 42;
// A distance has no more bits than this.
const MOST_BITS = 20;

/** What is not written yet, on a board: nothing between two texts. */
interface Unwritten {
  /** By segment, 1 if it is left. */
  readonly left: Uint8Array;
  /** By milepost, how many of those end there. */
  readonly degrees: Uint8Array;
}

const unwrittenOn = onceABoard(
  ({ size, segmentCount }): Unwritten => ({
    left: new Uint8Array(segmentCount),
    degrees: new Uint8Array(size),
  }),
);

/** The text of segments; each counts once. */
export function formatSegments(board: MilepostBoard, segments: readonly Segment[]): string {
  const { left, degrees } = unwrittenOn(board);
  const heads: Milepost[] = [];
  for (const segment of segments) {
    if (left[segment] === 1) continue;
    left[segment] = 1;
    for (let end = 2 * segment; end < 2 * segment + 2; end++)
      if (degrees[board.ends[end]]++ === 0) heads.push(board.ends[end]);
  }
  heads.sort((one, other) => one - other);
  const chains = writeChains(board, heads, (degree) => degree % 2 === 1);
  const rings = writeChains(board, heads, (degree) => degree > 0);
  return rings === '' ? chains : chains + RINGS + rings;
}

// Chains from every milepost that may be the head of one, ascending.
function writeChains(
  board: MilepostBoard,
  heads: readonly Milepost[],
  isHead: (degree: number) => boolean,
): string {
  const unwritten = unwrittenOn(board);
  let text = '';
  let last = 0;
  for (const head of heads) {
    while (isHead(unwritten.degrees[head])) {
      text += writeNumber(head - last) + writeChain(board, unwritten, head);
      last = head;
    }
  }
  return text;
}

function writeNumber(value: number): string {
  let text = '';
  let rest = value;
  for (; rest >= 32; rest >>= 5) text += DIGITS[32 | (rest & 31)];
  return text + DIGITS[rest];
}

// Straight on where it can, else to the next direction clockwise, until nothing leads on.
function writeChain({ segments, neighbours }: MilepostBoard, unwritten: Unwritten, head: Milepost): string {
  const { left, degrees } = unwritten;
  let text = '';
  let waiting = NONE;
  let at = head;
  for (let straight = 0; ; ) {
    let way = NONE;
    for (let turn = 0; turn < 6 && way === NONE; turn++)
      if (left[segments[6 * at + ((straight + turn) % 6)]] === 1) way = (straight + turn) % 6;
    if (way === NONE) return text + DIGITS[waiting === NONE ? END : LAST + waiting];
    left[segments[6 * at + way]] = 0;
    degrees[at]--;
    at = neighbours[6 * at + way];
    degrees[at]--;
    straight = way;
    if (waiting !== NONE) text += DIGITS[6 * waiting + way];
    waiting = waiting === NONE ? way : NONE;
  }
}

/** The segments of a text, or null if the text is malformed or names segments that the board lacks. */
export function parseSegments(board: MilepostBoard, text: string): Segment[] | null {
  const found: Segment[] = [];
  let head = 0;
  for (let place = 0; place < text.length; ) {
    if (text[place] === RINGS) {
      head = 0;
      place++;
      continue;
    }
    let value = 32;
    for (let shift = 0; value >= 32; shift += 5) {
      value = VALUES.get(text[place++]) ?? NONE;
      if (value === NONE || shift >= MOST_BITS) return null;
      head += (value & 31) << shift;
    }
    const after = readChain(board, text, { place, head, found });
    if (after === null) return null;
    place = after;
  }
  return found;
}

// Reads the chain at a place of the text. Returns the place behind it, or null if it leaves the board.
function readChain(
  { segments, neighbours, size }: MilepostBoard,
  text: string,
  { place, head, found }: { readonly place: number; readonly head: Milepost; readonly found: Segment[] },
): number | null {
  let at = head;
  const isAlong = (direction: number) => {
    const segment = at < size ? segments[6 * at + direction] : NONE;
    if (segment === NONE) return false;
    found.push(segment);
    at = neighbours[6 * at + direction];
    return true;
  };
  for (let next = place; next < text.length; next++) {
    const value = VALUES.get(text[next]) ?? NONE;
    if (value === NONE || value > END) return null;
    if (value === END) return next + 1;
    if (value >= LAST) return isAlong(value - LAST) ? next + 1 : null;
    if (!isAlong(Math.floor(value / 6)) || !isAlong(value % 6)) return null;
  }
  return null;
}
