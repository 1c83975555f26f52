// The words that game luck is made of (E-LUCK-2): SHA-256 over key, stream and block number, eight words a
// block. The digests reveal neither the key nor each other, so the draws of a game do not tell the next one.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Reads the words of one stream: the word at a place, an unsigned integer of 32 bits. */
export type WordReader = (place: number) => number;

const WORDS_A_BLOCK = 8;

/**
 * The key of a seed (E-LUCK-2): SHA-256 over `railhead/luck/1`, a NUL and the seed as text, in hex.
 * Seed 7 equals seed '7'.
 */
export function keyOf(seed: string | number): string {
  return bytesToHex(sha256(new TextEncoder().encode(`railhead/luck/1\0${seed}`)));
}

/** The readers of all streams of a key. */
export interface WordReaders {
  /** The key that they read with. */
  readonly key: string;
  /** The reader of a stream, the same one each time. It keeps the block that it read last. */
  of(stream: string): WordReader;
}

/** Reads the words of the streams of a key. Words of a stream in a row cost a hash for every eight. */
export function wordReaders(key: string): WordReaders {
  const bytes = hexToBytes(key);
  const readers = new Map<string, WordReader>();
  return {
    key,
    of(stream) {
      const known = readers.get(stream);
      if (known !== undefined) return known;
      const reader = wordReader(bytes, stream);
      readers.set(stream, reader);
      return reader;
    },
  };
}

/**
 * Gives the readers of a key, and remembers them for the next time. Draws from one game go on in the block
 * that was hashed last; a draw from another game makes new readers.
 */
export function lastReaders(): (key: string) => WordReaders {
  let last: WordReaders | undefined;
  return (key) => {
    if (last?.key !== key) last = wordReaders(key);
    return last;
  };
}

function wordReader(key: Uint8Array, stream: string): WordReader {
  // Key, name, NUL, block number: the last nine bytes have a fixed length, so no two streams share a message.
  const begun = sha256
    .create()
    .update(key)
    .update(new TextEncoder().encode(`${stream}\0`));
  // A hash object that is used again costs half the time of a new one.
  const hash = sha256.create();
  const [number, digest] = [new Uint8Array(8), new Uint8Array(32)];
  const [numberView, words] = [new DataView(number.buffer), new DataView(digest.buffer)];
  let block = -1;
  return (place) => {
    const wanted = Math.floor(place / WORDS_A_BLOCK);
    if (wanted !== block) {
      numberView.setUint32(0, Math.floor(wanted / 2 ** 32));
      numberView.setUint32(4, wanted % 2 ** 32);
      begun._cloneInto(hash).update(number).digestInto(digest);
      block = wanted;
    }
    return words.getUint32((place % WORDS_A_BLOCK) * 4);
  };
}
