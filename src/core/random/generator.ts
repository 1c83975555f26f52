// Generators outside of a game's state, for bots, tests and samples. Games draw their own luck from a keyed
// generator (E-LUCK-2).

import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { murmur128 } from './murmur.js';
import { uniform } from './uniform.js';

/** A source of whole numbers: what rules draw from, and what bots own. */
export interface Random {
  /** A whole number, uniform between `from` and `to`, both included. */
  int(from: number, to: number): number;
}

/**
 * A generator of your own for one purpose outside a state, such as sampling, from a seed and words.
 * It is quick and not for secrets: from some 128 draws anyone can compute all later ones, and the seed.
 * So never seed it with what others must not guess, such as the seed of a game; `botRandom` takes that.
 * It is xoroshiro128+ from the 128 bits of MurmurHash3 over the words.
 *
 * @param seed - Words that it starts from; other words give another generator. 7 and '7' are one word.
 * @returns The generator; the same words give the same numbers on every machine.
 * Its `int` throws `RangeError` for bounds between which there is no whole number.
 * @see `shuffled`
 * @example
 * const random = createRandom('shuffle', 7);
 * console.log(random.int(1, 6) === createRandom('shuffle', 7).int(1, 6));
 * // true
 */
export function createRandom(...seed: readonly (string | number)[]): Random {
  return randomFrom(murmur128(new TextEncoder().encode(seed.join('\0'))));
}

/** The generator that goes on from 128 bits, in four words. */
export function randomFrom(words: readonly number[]): Random {
  // xoroshiro128+ stands still on an all-zero state.
  const generator = xoroshiro128plusFromState(words.every((word) => word === 0) ? [0, 0, 0, 1] : words);
  // From signed words to those from 0 up.
  const next = () => generator.next() + 2 ** 31;
  return { int: (from, to) => uniform(next, from, to) };
}
