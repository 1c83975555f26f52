// The certificate as text: by seat the unbuilt segments kept for it, as chains. A chain is where it begins, how far behind the one
// before, in digits of 32, the lowest first and all but the last marked; then directions, two a character; then a character that ends it.

import type { Milepost, MilepostBoard, Segment } from '../../board/board.js';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = /* @__PURE__ */ (() => {
  const values = new Int8Array(128).fill(-1);
  for (let place = 0; place < 64; place++) values[DIGITS.charCodeAt(place)] = place;
  return values;
})();
const LAST = 36; // … and the last direction; behind it, that there is none
const END = 42;

/** The segments of a way as text; the same segments give the same text. */
export function written(board: MilepostBoard, segments: readonly Segment[]): string {
  const { ends } = board;
  const left = new Set(segments);
  const degrees = new Map<Milepost, number>();
  for (const segment of segments)
    for (const end of [ends[2 * segment], ends[2 * segment + 1]])
      degrees.set(end, (degrees.get(end) ?? 0) + 1);
  const heads = [...degrees.keys()].sort((one, other) => one - other);
  let text = '';
  let last = 0;
  // Chains from the ends of ways first, then what is left of rings.
  for (const isOdd of [true, false]) {
    if (!isOdd) last = 0;
    for (const head of heads) {
      while (((degrees.get(head) as number) & 1) === 1 || (!isOdd && (degrees.get(head) as number) > 0)) {
        text += number(head - last) + chain(board, head, left, degrees);
        last = head;
      }
    }
    if (isOdd && left.size > 0) text += '.';
    if (left.size === 0) break;
  }
  return text;
}

function number(value: number): string {
  let text = '';
  let rest = value;
  for (; rest >= 32; rest >>= 5) text += DIGITS[32 | (rest & 31)];
  return text + DIGITS[rest];
}

function chain(
  { segments, neighbours }: MilepostBoard,
  head: Milepost,
  left: Set<Segment>,
  degrees: Map<Milepost, number>,
): string {
  let text = '';
  let at = head;
  let waiting = -1;
  for (let straight = 0; ; ) {
    let direction = -1;
    for (let turn = 0; turn < 6 && direction < 0; turn++)
      if (left.has(segments[6 * at + ((straight + turn) % 6)])) direction = (straight + turn) % 6;
    if (direction < 0) return text + DIGITS[waiting < 0 ? END : LAST + waiting];
    left.delete(segments[6 * at + direction]);
    degrees.set(at, (degrees.get(at) as number) - 1);
    at = neighbours[6 * at + direction];
    degrees.set(at, (degrees.get(at) as number) - 1);
    straight = direction;
    if (waiting < 0) waiting = direction;
    else {
      text += DIGITS[6 * waiting + direction];
      waiting = -1;
    }
  }
}

/** The segments of a text, or null if it is none of the board. */
export function read({ segments, neighbours, size }: MilepostBoard, text: string): Segment[] | null {
  const found: Segment[] = [];
  let [at, value, shift] = [0, 0, 0];
  let last = 0;
  let isHead = true;
  const go = (direction: number) => {
    const segment = segments[6 * at + direction];
    if (segment === undefined || segment < 0) return false;
    found.push(segment);
    at = neighbours[6 * at + direction];
    return true;
  };
  for (let place = 0; place < text.length; place++) {
    if (text[place] === '.') {
      last = 0;
      continue;
    }
    const digit = VALUES[text.charCodeAt(place) & 127];
    if (digit < 0 || shift > 15) return null;
    if (isHead) {
      value |= (digit & 31) << shift;
      shift += 5;
      if (digit >= 32) continue;
      at = last += value;
      if (at >= size) return null;
      [value, shift, isHead] = [0, 0, false];
    } else if (digit < LAST) {
      if (!go(Math.floor(digit / 6)) || !go(digit % 6)) return null;
    } else if (digit <= END) {
      if (digit < END && !go(digit - LAST)) return null;
      isHead = true;
    } else return null;
  }
  return isHead && shift === 0 ? found : null;
}
