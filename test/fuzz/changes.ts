// Single changes of a JSON value: one place gets another value, or goes. What a change does is data, so that one that once
// did harm can be kept and made again.

import type { Random } from '../../src/core/engine/index.js';

/** A place in a JSON value, and what comes there; nothing comes where it goes. */
export interface Change {
  readonly path: readonly (string | number)[];
  readonly to?: unknown;
}

/** A copy of the value with the change made. Throws RangeError where the value has no such place. */
export function changed(value: unknown, { path, ...what }: Change): unknown {
  if (path.length === 0) return what.to;
  const [key, ...rest] = path;
  if (typeof value !== 'object' || value === null) throw new RangeError(`there is nothing at ${key}`);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  if (rest.length > 0) copy[key] = changed(copy[key], { path: rest, ...what });
  else if ('to' in what) define(copy, key, what.to);
  else delete copy[key];
  return copy;
}

/** True if the value has the place, or a record in which it would come. */
export function isThere(value: unknown, path: Change['path']): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  return rest.length === 0 || isThere((value as Record<string | number, unknown>)[key], rest);
}

// A field called `__proto__` is one like any other in JSON.
function define(record: object, key: string | number, value: unknown): void {
  Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
}

const NUMBERS = [
  0,
  1,
  2,
  -1,
  5,
  23,
  24,
  100,
  999_999,
  1_000_000,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  0.5,
];
const NAMES = ['constructor', '__proto__', 'toString', '', 'x'.repeat(70)];

/** One random change of the value, anywhere in it but at its top. */
export function randomChange(value: unknown, random: Random): Change {
  const pick = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)];
  // Down from the top, so that short lists of few records are changed as often as long ones of many.
  const path: (string | number)[] = [];
  let at = value;
  for (;;) {
    const keys = keysOf(at);
    if (keys.length === 0 || (path.length > 0 && random.int(0, 6) === 0)) break;
    const key = pick(keys);
    path.push(key);
    at = (at as Record<string | number, unknown>)[key];
  }
  if (path.length === 0) return { path: ['more'], to: 1 };
  if (random.int(0, 30) === 0) return { path };
  return { path, to: otherThan(at, value, path, random) };
}

function keysOf(value: unknown): readonly (string | number)[] {
  if (Array.isArray(value)) return value.map((_, place) => place);
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function otherThan(
  old: unknown,
  whole: unknown,
  path: readonly (string | number)[],
  random: Random,
): unknown {
  const pick = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)];
  // Now and then something of another kind, or what stands at a place of the same name elsewhere.
  if (random.int(0, 9) === 0) return pick([null, 0, 1, '', true, false, [], {}, [0], [[]], { kind: 'x' }]);
  if (random.int(0, 4) === 0) {
    const name = path.findLast((key) => typeof key === 'string');
    const namesakes = valuesNamed(whole, name);
    if (namesakes.length > 0) return pick(namesakes);
  }
  if (typeof old === 'number')
    return random.int(0, 2) > 0
      ? old + pick([1, -1, 1, -1, 2, 7, -10, 100])
      : pick([...NUMBERS, random.int(0, 200), random.int(0, 5000)]);
  if (typeof old === 'string') return random.int(0, 1) === 0 ? pick(NAMES) : pick(textsIn(whole));
  if (typeof old === 'boolean') return !old;
  if (old === null) return pick([0, 1, 2, random.int(0, 3000), '', [], {}, true]);
  if (Array.isArray(old)) return otherList(old, random);
  const entries = Object.entries(old as object);
  const without = entries.filter((_, place) => place !== random.int(0, entries.length - 1));
  return pick([null, {}, { ...old, more: 1 }, Object.fromEntries(without)]);
}

function otherList(old: readonly unknown[], random: Random): unknown {
  const place = random.int(0, Math.max(0, old.length - 1));
  const other = random.int(0, Math.max(0, old.length - 1));
  switch (random.int(0, 6)) {
    case 0:
      return [];
    case 1:
      return old.filter((_, at) => at !== place);
    case 2:
      return [...old, old.length > 0 ? old[place] : 0];
    case 3:
      return old.map((item, at) => (at === place ? old[other] : at === other ? old[place] : item));
    case 4:
      return [...old].reverse();
    case 5:
      return [...old, random.int(0, 3000)];
    default:
      return old.map((item, at) => (at === place ? old[other] : item));
  }
}

const ODD_TEXTS = [
  '',
  ' ',
  '-1',
  '0',
  '99999999999999999999',
  '1e9',
  '>',
  ',',
  ':',
  ';',
  '"',
  '{',
  '\\u0000',
  '𝟙',
  '__proto__',
  'NaN',
];

/** A text with one random change: something left out, doubled, moved, or put in. */
export function randomText(text: string, random: Random): string {
  const words = text.split(/(?<=\s)|(?=[\s,;:>"{}[\]])/);
  const [from, to] = [random.int(0, words.length - 1), random.int(0, words.length - 1)];
  const place = random.int(0, Math.max(0, text.length - 1));
  const odd = ODD_TEXTS[random.int(0, ODD_TEXTS.length - 1)];
  switch (random.int(0, 7)) {
    case 0:
      return text.slice(0, place);
    case 1:
      return words.filter((_, at) => at !== from).join('');
    case 2:
      return words.map((word, at) => (at === from ? words[to] : at === to ? words[from] : word)).join('');
    case 3:
      return words.flatMap((word, at) => (at === from ? [word, word] : [word])).join('');
    case 4:
      return words.map((word, at) => (at === from ? odd : word)).join('');
    case 5:
      return text.slice(0, place) + odd + text.slice(place);
    case 6:
      return text.replace(/\d+/g, (digits) =>
        random.int(0, 2) === 0 ? String(Number(digits) + random.int(-2, 2)) : digits,
      );
    default:
      return text.slice(0, place) + String.fromCharCode(random.int(0, 0x2fff)) + text.slice(place + 1);
  }
}

function valuesNamed(value: unknown, name: string | number | undefined): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === name ? [item, ...valuesNamed(item, name)] : valuesNamed(item, name),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(textsIn)];
}
