// Named streams of luck that live in the state as plain JSON. One draw on one stream never shifts another.
// The generator is xoroshiro128+ of pure-rand; where it stands is four integers, so a save resumes exactly.

import { sha256 } from '@noble/hashes/sha2.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Where every named stream stands. A value: drawing replaces it as a whole, nothing in it is changed in place. */
export interface Luck {
  /** How the words of a stream follow each other. */
  readonly algorithm: 'xoroshiro128plus';
  /** The words of each stream's generator, by its name. */
  readonly streams: Readonly<Record<string, readonly number[]>>;
}

/** A source of whole numbers: what rules draw from, and what bots own. */
export interface Random {
  /** A whole number, uniform between `from` and `to`, both included. */
  int(from: number, to: number): number;
}

/** Drawing from the named streams of one state. */
export interface LuckDrawer {
  /** A whole number on the named stream, uniform between `from` and `to`, both included. */
  int(stream: string, from: number, to: number): number;
  /** A shuffled copy (Fisher–Yates from the last place to the second, one draw each). */
  shuffle<Item>(stream: string, items: readonly Item[]): Item[];
}

/**
 * The start of every stream of a seed (E-LUCK-1): the first 16 bytes of SHA-256 over `railhead/1`, the seed as text
 * and the stream's name, joined by NUL bytes, read as four big-endian 32-bit integers; never all zero.
 * Seed 7 equals seed '7'.
 *
 * @example
 * const luck = startLuck(7, ['deck', 'dice']);
 * console.log(Object.keys(luck.streams).join(', '));
 * // deck, dice
 */
export function startLuck(seed: string | number, names: readonly string[]): Luck {
  const streams: Record<string, readonly number[]> = {};
  for (const name of names) streams[name] = streamStart(seed, name);
  return { algorithm: 'xoroshiro128plus', streams };
}

function streamStart(seed: string | number, name: string): readonly number[] {
  const digest = sha256(new TextEncoder().encode(`railhead/1\0${seed}\0${name}`));
  const bytes = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  const words = [bytes.getInt32(0), bytes.getInt32(4), bytes.getInt32(8), bytes.getInt32(12)];
  // xoroshiro128+ stands still on an all-zero state.
  return words.every((word) => word === 0) ? [0, 0, 0, 1] : words;
}

/** Draws from `holder.luck`, writing back where the stream stands after every draw. */
export function drawFrom(holder: { luck: Luck }): LuckDrawer {
  const int = (stream: string, from: number, to: number): number => {
    const at = holder.luck.streams[stream];
    if (at === undefined) throw new RangeError(`no luck stream is named ${stream}`);
    const generator = xoroshiro128plusFromState(at);
    const drawn = draw(generator, from, to);
    holder.luck = {
      algorithm: holder.luck.algorithm,
      streams: { ...holder.luck.streams, [stream]: generator.getState() },
    };
    return drawn;
  };
  return { int, shuffle: (stream, items) => shuffled(items, (from, to) => int(stream, from, to)) };
}

/**
 * A generator of its own for one purpose outside a state (bots, sampling, determinization), from a seed and words.
 *
 * @example
 * const random = createRandom('shuffle', 7);
 * console.log(random.int(1, 6) === createRandom('shuffle', 7).int(1, 6));
 * // true
 */
export function createRandom(...seed: readonly (string | number)[]): Random {
  const generator = xoroshiro128plusFromState(streamStart(seed.join('\0'), 'outside'));
  return { int: (from, to) => draw(generator, from, to) };
}

// An empty list must not pass for a list of one: pure-rand answers NaN to a range without numbers.
function draw(generator: Parameters<typeof uniformInt>[0], from: number, to: number): number {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from > to)
    throw new RangeError(`no whole number to draw from ${from} to ${to}`);
  return uniformInt(generator, from, to);
}

/**
 * A shuffled copy of `items`: Fisher–Yates from the last place to the second.
 *
 * @example
 * const random = createRandom(7);
 * console.log(shuffled([1, 2, 3], (from, to) => random.int(from, to)).length);
 * // 3
 */
export function shuffled<Item>(items: readonly Item[], int: (from: number, to: number) => number): Item[] {
  const order = [...items];
  for (let place = order.length - 1; place > 0; place--) {
    const other = int(0, place);
    const item = order[place];
    order[place] = order[other];
    order[other] = item;
  }
  return order;
}
