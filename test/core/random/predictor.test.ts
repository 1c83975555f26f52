// E-LUCK-2: from the dice that everybody has seen nobody can compute the dice to come. The attack is the one that works on
// generators that are linear over bits: every parity of a die is one linear equation in the bits of the state. The shortest
// linear register that gives a sequence (Berlekamp and Massey) finds all such attacks: it stays as short as the state is.

import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../src/core/random/generator.js';
import { drawFrom, startLuck } from '../../../src/core/random/streams.js';

const DICE = 400;
const LATER = 200;

/** The shortest linear register over bits that gives the sequence: its taps, the first being 1, and its length. */
function shortestRegister(bits: readonly number[]): {
  readonly taps: readonly number[];
  readonly length: number;
} {
  let [taps, older] = [[1], [1]];
  let [length, since] = [0, 1];
  for (let n = 0; n < bits.length; n++) {
    let odd = bits[n];
    for (let k = 1; k <= length; k++) odd ^= (taps[k] ?? 0) & bits[n - k];
    if (odd === 0) {
      since++;
      continue;
    }
    const before = taps;
    taps = Array.from(
      { length: Math.max(taps.length, older.length + since) },
      (_, k) => (taps[k] ?? 0) ^ (older[k - since] ?? 0),
    );
    if (2 * length <= n) [length, older, since] = [n + 1 - length, before, 1];
    else since++;
  }
  return { taps, length };
}

/** How many of the later bits the register of the first ones tells. */
function predicted(bits: readonly number[]): number {
  const { taps, length } = shortestRegister(bits.slice(0, DICE));
  let right = 0;
  for (let n = DICE; n < bits.length; n++) {
    let guess = 0;
    for (let k = 1; k <= length; k++) guess ^= (taps[k] ?? 0) & bits[n - k];
    if (guess === bits[n]) right++;
  }
  return right;
}

const parities = (roll: () => number) => Array.from({ length: DICE + LATER }, () => roll() & 1);

describe('a player who counts the dice', () => {
  test.each(['a', 'b', 'c', 'd', 'e'])('E-LUCK-2: cannot compute the later ones (seed %s)', (seed) => {
    const luck = drawFrom({ luck: startLuck(seed, ['dice']) });
    const bits = parities(() => luck.int('dice', 1, 6));
    // Of bits without a pattern it is half as long as they are many, give or take a few.
    expect(Math.abs(shortestRegister(bits.slice(0, DICE)).length - DICE / 2)).toBeLessThan(20);
    expect(Math.abs(predicted(bits) - LATER / 2)).toBeLessThan(50);
  });

  test('computes all later ones of a linear generator, which is why createRandom is not for secrets', () => {
    const random = createRandom('dice');
    const bits = parities(() => random.int(1, 6));
    // Its state has 128 bits; one more is for parities that are counted from 1.
    expect(shortestRegister(bits.slice(0, DICE)).length).toBeLessThanOrEqual(129);
    expect(predicted(bits)).toBe(LATER);
  });
});
