// Named streams of luck that live in the state as plain JSON. One draw on one stream never shifts another.
// The generator is keyed-words.ts; where a stream stands is a count, so a save resumes exactly.

import { keyOf, type WordReaders, wordReaders } from './keyed-words.js';
import { shuffled, uniform } from './uniform.js';

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

/** Drawing from the named streams of one state, and from piles that lie face down. */
export interface LuckDrawer {
  /** A whole number on the named stream, uniform between `from` and `to`, both included. */
  int(stream: string, from: number, to: number): number;
  /** A shuffled copy (Fisher–Yates from the last place to the second, one draw each). */
  shuffle<Item>(stream: string, items: readonly Item[]): Item[];
  /**
   * Takes up to `count` cards off the top of a face-down pile, one after the other, and says what is left.
   * The top is the last card, unless said otherwise. What comes is as the pile lies: a shuffle has decided
   * it. Rules draw by this and not by index, so that searches can ask what else might have come
   * (`outcomesOf`).
   */
  draw<Item>(pile: readonly Item[], count?: number, top?: 'first' | 'last'): Drawn<Item>;
}

/** Cards taken off a pile, the top one first, and the pile without them. */
export interface Drawn<Item> {
  /** The cards that were taken: fewer than asked for if the pile had no more. */
  readonly drawn: Item[];
  /** The cards that are left, in their order. */
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
 * The luck of a seed (E-LUCK-2): the key that follows from it, and every stream at its first word. Seed 7
 * equals seed '7'.
 *
 * @param seed - What all luck follows from.
 * @param names - The names of the streams.
 * @returns The luck, as a state holds it: a secret of the host.
 * @see E-LUCK-2
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
 * Draws from `holder.luck`, writing back where the stream stands after every draw and every shuffle. `decide`
 * says what rolls and the tops of piles are; streams move on as without it. Shuffling is left to the streams:
 * nobody sees the order of a pile until it is drawn from. With `readersOf`, a hash serves eight words even
 * where each has a separate drawer ({@link lastReaders}). The first draw names a stream, unless `isListed`
 * says that the luck has all of them.
 */
export function drawFrom(
  holder: { luck: Luck },
  how: {
    readonly decide?: Decide | undefined;
    readonly readersOf?: (key: string) => WordReaders;
    readonly isListed?: boolean;
  } = {},
): LuckDrawer {
  const { decide, readersOf = wordReaders, isListed = false } = how;
  let readers: WordReaders | undefined;
  const drawing = <Drawn>(stream: string, draw: (next: () => number) => Drawn): Drawn => {
    const { algorithm, key, streams } = holder.luck;
    const isThere = Object.hasOwn(streams, stream);
    if (isListed && !isThere) throw new RangeError(`no luck stream is named ${stream}`);
    if (!isThere && !/^[a-z][A-Za-z0-9-]{0,63}$/.test(stream))
      throw new RangeError(`a luck stream is named by a word like dice, not ${stream}`);
    if (readers?.key !== key) readers = readersOf(key);
    const read = readers.of(stream);
    const begun = isThere ? streams[stream] : 0;
    let place = begun;
    const drawn = draw(() => read(place++));
    // A shuffle of one card draws nothing.
    if (place === begun) return drawn;
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
