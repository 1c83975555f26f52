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

/** Drawing from the named streams of one state, and from piles that lie face down. */
export interface LuckDrawer {
  /** A whole number on the named stream, uniform between `from` and `to`, both included. */
  int(stream: string, from: number, to: number): number;
  /** A shuffled copy (Fisher–Yates from the last place to the second, one draw each). */
  shuffle<Item>(stream: string, items: readonly Item[]): Item[];
  /**
   * Takes up to `count` cards off the top of a face-down pile, one after the other, and says what is left. The top is the last card,
   * unless said otherwise. What comes is as the pile lies: a shuffle has decided it. Rules draw by this and not by index, so that
   * searches can ask what else might have come (`outcomesOf`).
   */
  draw<Item>(pile: readonly Item[], count?: number, top?: 'first' | 'last'): Drawn<Item>;
}

/** Cards taken off a pile, the top one first, and the pile without them. */
export interface Drawn<Item> {
  /** What was taken: fewer than were asked for where the pile had no more. */
  readonly drawn: Item[];
  /** What is left, in its order. */
  readonly rest: Item[];
}

/** A moment at which chance decides: a roll, or the top of a pile that nobody has seen. */
export interface Chance {
  /** How many things may come, each as likely as the next. */
  readonly count: number;
  /** Which of them comes by itself, from 0. */
  readonly fallen: number;
  /** What each of them is, by its number from 0. */
  at(place: number): unknown;
}

/** Decides in place of chance: answers with the number of what is to come. */
export type Decide = (chance: Chance) => number;

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

/**
 * Draws from `holder.luck`, writing back where the stream stands after every draw. With `decide`, rolls and the tops of piles are what
 * it says; streams move on as without it. Shuffling is left to the streams: nobody sees the order of a pile until it is drawn from.
 */
export function drawFrom(holder: { luck: Luck }, decide?: Decide): LuckDrawer {
  const next = (stream: string, from: number, to: number): number => {
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
  return {
    int(stream, from, to) {
      const drawn = next(stream, from, to);
      if (decide === undefined) return drawn;
      return from + decide({ count: to - from + 1, fallen: drawn - from, at: (place) => from + place });
    },
    shuffle: (stream, items) => shuffled(items, (from, to) => next(stream, from, to)),
    draw: (pile, count, top) => drawTop(pile, { count, top, decide }),
  };
}

/** Cards off the top of a pile, as {@link LuckDrawer} draws them. */
export function drawTop<Item>(
  pile: readonly Item[],
  how: { readonly count?: number; readonly top?: 'first' | 'last'; readonly decide?: Decide } = {},
): Drawn<Item> {
  const { count = 1, top = 'last', decide } = how;
  const rest = top === 'last' ? [...pile] : [...pile].reverse();
  const drawn: Item[] = [];
  while (drawn.length < count && rest.length > 0) {
    const last = rest.length - 1;
    const place = decide?.({ count: rest.length, fallen: last, at: (n) => rest[n] }) ?? last;
    drawn.push(rest[place]);
    // Another card than the top one changes places with it.
    rest[place] = rest[last];
    rest.pop();
  }
  return { drawn, rest: top === 'last' ? rest : rest.reverse() };
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
