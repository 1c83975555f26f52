// The fingerprint of map data: two files with the same content have the same hash, however they are laid out.

import { fastSha256Hex } from '../engine/base/hashes.js';
import { canonicalJson } from '../engine/base/json.js';

/** SHA-256 of the canonical JSON of a value (keys sorted, no white space), in hex. */
export function contentHash(value: unknown): string {
  return fastSha256Hex(canonicalJson(value));
}
