// Generators whose seed may be a secret of the host, such as the seed of a game that bots play in.

import { sha256 } from '@noble/hashes/sha2.js';
import { type Random, randomFrom } from './generator.js';

/**
 * As `createRandom`, but the seed stays hidden: the generator starts from SHA-256 over the words, so its
 * numbers tell nothing of them but whether a guess is right. What comes next can be computed from some 128
 * draws, as with `createRandom`.
 */
export function createHashedRandom(...seed: readonly (string | number)[]): Random {
  const digest = sha256(new TextEncoder().encode(`railhead/1\0${seed.join('\0')}\0outside`));
  const bytes = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return randomFrom([0, 4, 8, 12].map((at) => bytes.getInt32(at)));
}
