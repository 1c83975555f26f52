// How deep and how large a value from outside may be. It is looked at level by level, without recursion:
// later steps (schemas, hashes, freezing) go down as deep as the value does, and would run out of stack.

/** What a value may be at most. */
export interface Bounds {
  /** Levels of lists and records in each other. */
  readonly depth: number;
  /** Values in all of them together. */
  readonly values: number;
}

/** A save: a million actions as objects, and then some. */
export const SAVE_BOUNDS: Bounds = { depth: 64, values: 10_000_000 };
/** An action, a config: no list of theirs is nearly as long. */
export const INPUT_BOUNDS: Bounds = { depth: 16, values: 100_000 };
/** Characters of a save's text. */
export const LONGEST_SAVE = 256_000_000;

/** True if a value keeps within bounds. Cycles have no bottom, so they do not. */
export function isWithin(value: unknown, { depth, values }: Bounds): boolean {
  let level: readonly object[] = isObject(value) ? [value] : [];
  let left = values;
  for (let down = 1; level.length > 0; down++) {
    if (down > depth) return false;
    const next: object[] = [];
    for (const item of level) {
      // A list with holes counts by its length. By index, because most of a state is lists of numbers.
      const parts: readonly unknown[] = Array.isArray(item) ? item : Object.values(item);
      left -= parts.length;
      if (left < 0) return false;
      for (let place = 0; place < parts.length; place++) {
        const part = parts[place];
        if (isObject(part)) next.push(part);
      }
    }
    level = next;
  }
  return true;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** True if the brackets of a JSON text go no deeper than this; what stands in strings does not count. */
export function isShallow(text: string, depth: number): boolean {
  let down = 0;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    // Most of a save is digits and commas, and those come before everything looked for but the quote.
    if (code <= NINE && code !== QUOTE) continue;
    if (code === QUOTE) place = endOfString(text, place);
    else if (code === OPEN_LIST || code === OPEN_RECORD) {
      if (++down > depth) return false;
    } else if (code === CLOSE_LIST || code === CLOSE_RECORD) down--;
  }
  return true;
}

// The place of the quote that ends the string beginning at a place.
function endOfString(text: string, from: number): number {
  let place = from + 1;
  for (; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code === QUOTE) break;
    if (code === BACKSLASH) place++;
  }
  return place;
}

const NINE = 0x39;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_RECORD = 0x7b;
const CLOSE_RECORD = 0x7d;
