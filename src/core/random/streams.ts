// Named streams of luck that live in the state as plain JSON. One draw on one stream never shifts another.
// The generator is keyed-words.ts; where a stream stands is a count, so a save resumes exactly.

import { sha256 } from '@noble/hashes/sha2.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { keyOf, mustBeRange, uniform, type WordReaders, wordReaders } from './keyed-words.js';

/**
 * What all draws to come follow from, and where every named stream stands: a secret of the host.
 * A value: drawing replaces it as a whole, nothing in it is changed in place.
 */
export interface Luck {
  /** How the words of a stream follow from the key (E-LUCK-2). */
  readonly algorithm: 'sha256-counter';
  /** The key that the words of all streams are hashed from: 64 lower-case hex digits. */
  readonly key: string;
  /** How many words of each stream have been taken, by its name. */
  readonly streams: Readonly<Record<string, number>>;
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
 * The luck of a seed (E-LUCK-2): the key that follows from it, and every stream at its first word. Seed 7 equals seed '7'.
 *
 * @param seed - What all luck follows from.
 * @param names - The names of the streams.
 *
 * @example
 * const luck = startLuck(7, ['deck', 'dice']);
 * console.log(luck.key.length, luck.streams.deck, luck.streams.dice);
 * // 64 0 0
 */
export function startLuck(seed: string | number, names: readonly string[]): Luck {
  const streams: Record<string, number> = {};
  for (const name of names) streams[name] = 0;
  return { algorithm: 'sha256-counter', key: keyOf(seed), streams };
}

/**
 * Draws from `holder.luck`, writing back where the stream stands after every draw and every shuffle.
 *
 * @param holder - What has the luck.
 * @param how - `decide` says what rolls and the tops of piles are; streams move on as without it. Shuffling is
 * left to the streams: nobody sees the order of a pile until it is drawn from. With `readersOf`, a hash serves
 * eight words even where each is drawn by a drawer of its own ({@link lastReaders}).
 */
export function drawFrom(
  holder: { luck: Luck },
  how: { readonly decide?: Decide | undefined; readonly readersOf?: (key: string) => WordReaders } = {},
): LuckDrawer {
  const { decide, readersOf = wordReaders } = how;
  let readers: WordReaders | undefined;
  const drawing = <Drawn>(stream: string, draw: (next: () => number) => Drawn): Drawn => {
    const { algorithm, key, streams } = holder.luck;
    if (!Object.hasOwn(streams, stream)) throw new RangeError(`no luck stream is named ${stream}`);
    if (readers?.key !== key) readers = readersOf(key);
    const read = readers.of(stream);
    let place = streams[stream];
    const drawn = draw(() => read(place++));
    // A shuffle of one card draws nothing.
    if (place === streams[stream]) return drawn;
    holder.luck = { algorithm, key, streams: { ...streams, [stream]: place } };
    return drawn;
  };
  return {
    int(stream, from, to) {
      const drawn = drawing(stream, (next) => uniform(next, from, to));
      if (decide === undefined) return drawn;
      return from + decide({ count: to - from + 1, fallen: drawn - from, at: (place) => from + place });
    },
    shuffle: (stream, items) =>
      drawing(stream, (next) => shuffled(items, (from, to) => uniform(next, from, to))),
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
 * It is xoroshiro128+, which is quick and not for secrets: from some 128 draws anyone can compute all later ones.
 * Take seeds, seats and keys that others must not guess from `crypto`. Games draw their luck from a keyed
 * generator (E-LUCK-2).
 *
 * @param seed - Words that it starts from; other words give another generator.
 *
 * @example
 * const random = createRandom('shuffle', 7);
 * console.log(random.int(1, 6) === createRandom('shuffle', 7).int(1, 6));
 * // true
 */
export function createRandom(...seed: readonly (string | number)[]): Random {
  const generator = xoroshiro128plusFromState(generatorStart(seed));
  return {
    int(from, to) {
      mustBeRange(from, to);
      return uniformInt(generator, from, to);
    },
  };
}

// The first 16 bytes of a SHA-256 over the words.
function generatorStart(seed: readonly (string | number)[]): readonly number[] {
  const digest = sha256(new TextEncoder().encode(`railhead/1\0${seed.join('\0')}\0outside`));
  const bytes = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  const words = [bytes.getInt32(0), bytes.getInt32(4), bytes.getInt32(8), bytes.getInt32(12)];
  // xoroshiro128+ stands still on an all-zero state.
  return words.every((word) => word === 0) ? [0, 0, 0, 1] : words;
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
