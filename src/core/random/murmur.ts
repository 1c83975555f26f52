// MurmurHash3 for 32-bit machines, 128 bits, which Austin Appleby wrote and gave to the public domain
// (SMHasher, MurmurHash3.cpp). It spreads seeds well and hides nothing: anyone can compute a text from its
// hash.

// Four lanes of 32 bits: what a word is multiplied with, before its lane by one and after by the next, and
// how far words and sums turn.
const FACTORS = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93];
const SUMMANDS = [0x561ccd1b, 0x0bcaa747, 0x96cd1c35, 0x32ac3b17];
const WORD_TURNS = [15, 16, 17, 18];
const SUM_TURNS = [19, 17, 15, 13];

/** The hash of bytes: four signed words of 32 bits. */
export function murmur128(bytes: Uint8Array, seed = 0): readonly number[] {
  const { length } = bytes;
  // Zeros behind the last byte leave its lanes as they are.
  const padded = new Uint8Array(Math.ceil(length / 16) * 16);
  padded.set(bytes);
  const words = new DataView(padded.buffer);
  const lanes = [seed, seed, seed, seed];
  for (let at = 0; at < padded.length; at += 16) {
    for (let lane = 0; lane < 4; lane++) {
      const word = Math.imul(words.getInt32(at + lane * 4, true), FACTORS[lane]);
      lanes[lane] ^= Math.imul(turned(word, WORD_TURNS[lane]), FACTORS[(lane + 1) % 4]);
      // Only whole blocks are stirred.
      if (at + 16 > length) continue;
      const sum = turned(lanes[lane], SUM_TURNS[lane]) + lanes[(lane + 1) % 4];
      lanes[lane] = (Math.imul(sum, 5) + SUMMANDS[lane]) | 0;
    }
  }
  return gathered(gathered(lanes.map((lane) => lane ^ length)).map(finished));
}

// Every lane gets a share of every other.
function gathered([first, ...others]: readonly number[]): readonly number[] {
  const sum = others.reduce((all, lane) => all + lane, first) | 0;
  return [sum, ...others.map((lane) => (lane + sum) | 0)];
}

function finished(lane: number): number {
  let word = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

const turned = (word: number, by: number) => (word << by) | (word >>> (32 - by));
