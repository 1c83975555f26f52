// Data with its long lists of numbers as text. The build packs map files like this: coordinates that follow
// each other differ little, so an outline is two fifths smaller once it is compressed. Its counterpart is
// maps/tools/pack-numbers.ts, which writes what is read here; a test in packed-numbers.test.ts compares them.

/** 32 last digits of a number, then 32 that others follow. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Marks a text that is a list of numbers. */
export const LIST = '#';
/** Marks a text that is a list of lists: their lengths, the mark again, and all their numbers. */
export const ROWS = '%';

/** The data with every packed list as the list that it was. */
export function unpacked(data: unknown): unknown {
  if (typeof data === 'string') {
    if (data.startsWith(LIST)) return numbersOf(data.slice(1));
    return data.startsWith(ROWS) ? rowsOf(data.slice(1)) : data;
  }
  if (Array.isArray(data)) return data.map(unpacked);
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, unpacked(value)]));
}

function rowsOf(text: string): readonly (readonly number[])[] {
  const [lengths, numbers] = text.split(ROWS).map(numbersOf);
  let at = 0;
  return lengths.map((length) => numbers.slice(at, (at += length)));
}

// The first word is what divides all numbers. Each number is told by its difference from the one two places
// before, as x and y take turns. The lowest bit is the sign.
function numbersOf(text: string): readonly number[] {
  const numbers: number[] = [];
  let [value, factor] = [0, 1];
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    value += (digit % 32) * factor;
    factor *= 32;
    if (digit >= 32) continue;
    const differs = value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    numbers.push(numbers.length < 3 ? differs : numbers[numbers.length - 2] + differs);
    [value, factor] = [0, 1];
  }
  const [grain, ...grains] = numbers;
  return grains.map((number) => number * grain);
}
