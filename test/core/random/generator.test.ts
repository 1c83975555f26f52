// The generators outside of games: what they start from, and that a seed makes the same numbers for ever.

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../../src/core/random/generator.js';
import { createHashedRandom } from '../../../src/core/random/hashed-random.js';
import { murmur128 } from '../../../src/core/random/murmur.js';

const bytesOf = (words: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(16);
  for (const [lane, word] of words.entries()) bytes.writeInt32LE(word, lane * 4);
  return bytes;
};
const ten = (random: Random, from: number, to: number) =>
  Array.from({ length: 10 }, () => random.int(from, to));

// xoroshiro128+ once more, in the words of its paper: two halves of 64 bits, of which each word drawn is the
// lower half of the sum.
function words(start: Buffer): () => number {
  const half = (high: number, low: number) =>
    (BigInt(start.readUInt32LE(high)) << 32n) | BigInt(start.readUInt32LE(low));
  const turned = (x: bigint, by: bigint) => BigInt.asUintN(64, (x << by) | (x >> (64n - by)));
  let [s0, s1] = [half(0, 4), half(8, 12)];
  return () => {
    const sum = BigInt.asIntN(32, s0 + s1);
    s1 ^= s0;
    s0 = turned(s0, 24n) ^ s1 ^ BigInt.asUintN(64, s1 << 16n);
    s1 = turned(s1, 37n);
    return Number(sum) + 2 ** 31;
  };
}
const reversed = (bytes: Buffer) => Buffer.from(bytes).swap32();

describe('the hash of seeds', () => {
  test('is MurmurHash3: it gives the number by which SMHasher knows an implementation', () => {
    const hashes = Array.from({ length: 256 }, (_, length) =>
      bytesOf(
        murmur128(
          Uint8Array.from({ length }, (_, n) => n),
          256 - length,
        ),
      ),
    );
    expect(bytesOf(murmur128(Buffer.concat(hashes))).readUInt32LE()).toBe(0xb3ece62a);
  });
});

describe('createRandom', () => {
  test('is xoroshiro128+ from the hash of its words', () => {
    const next = words(bytesOf(murmur128(Buffer.from('shuffle\x007\x00☂'))));
    const random = createRandom('shuffle', 7, '☂');
    for (let n = 0; n < 1000; n++) expect(random.int(0, 2 ** 32 - 1)).toBe(next());
  });

  test('gives other numbers for every other seed, and the same again for the same', () => {
    const first = (...seed: (string | number)[]) => ten(createRandom(...seed), 0, 2 ** 52).join();
    const seeds = [
      [7],
      [8],
      [7, 0],
      ['seven'],
      ['a', 'b'],
      ['ab'],
      ['a'],
      ['', 'a'],
      ['x'.repeat(16)],
      ['x'.repeat(17)],
    ];
    expect(new Set(seeds.map((seed) => first(...seed))).size).toBe(seeds.length);
    expect(first(7, 'a')).toBe(first('7', 'a'));
  });

  test('draws every number of a range as often as the others, whatever the seed', () => {
    // One first draw of each of 12,000 seeds that differ in a digit: a hash that spreads them badly would
    // show.
    const drawn = Array.from({ length: 12_000 }, (_, seed) => createRandom('first', seed).int(0, 11));
    const counts = Array.from({ length: 12 }, (_, n) => drawn.filter((one) => one === n).length);
    // 5 standard deviations of a count of 1,000.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(152);
  });

  test('refuses bounds between which there is nothing to draw', () => {
    for (const [from, to] of [
      [1, 0],
      [0.5, 2],
      [0, Number.POSITIVE_INFINITY],
      [-(2 ** 53) + 1, 2],
    ])
      expect(() => createRandom(7).int(from, to)).toThrow(RangeError);
  });
});

test('createHashedRandom is xoroshiro128+ from SHA-256 of its words', () => {
  const digest = createHash('sha256').update('railhead/1\0bot\x007\0outside').digest();
  const next = words(reversed(digest));
  const random = createHashedRandom('bot', 7);
  for (let n = 0; n < 1000; n++) expect(random.int(0, 2 ** 32 - 1)).toBe(next());
});
