// The chain of a record. A link is SHA-256 over the link before it, an action and the events that came of it, so whatever
// goes otherwise than it was recorded breaks every link from there on, and the first that does not fit tells where.

import { sha256 } from '@noble/hashes/sha2.js';
import type { GameEvent } from './event.js';
import { canonicalJson, hexOf } from './json.js';

/** Every 64th link is kept: enough to find the place of a change, few enough for a small file. */
export const LINK_EVERY = 64;

/**
 * A link is kept as its first 16 hex digits, while the chain goes on with all 64. Links only tell the place: that nothing was
 * changed is for the digest and the final hash to say, which are whole. One in 2⁶⁴ changes would be told a link too late.
 */
export const LINK_LENGTH = 16;

/** A chain that grows with a game. */
export interface Chain {
  /** The last link as it is kept. */
  readonly link: string;
  add(action: object, events: readonly GameEvent[]): void;
}

/**
 * The chain of a game that was set up with these events. In text a link is SHA-256 of the link before it in hex, the action
 * and the events, a line each; the first has no link and no action before it. Most of the time that verifying takes goes
 * into this, so the text is put together as bytes, and the room for it and for the hash is taken once.
 */
export function beginChain(setup: readonly GameEvent[]): Chain {
  const encoder = new TextEncoder();
  const [fresh, hash] = [sha256.create(), sha256.create()];
  const last = sha256(encoder.encode(linesOf(null, setup)));
  let bytes = new Uint8Array(4096);
  return {
    get link() {
      return hexOf(last).slice(0, LINK_LENGTH);
    },
    add(action, events) {
      const lines = linesOf(action, events);
      const room = HEX_DIGITS + 3 * lines.length; // a code unit makes three bytes at most
      if (bytes.length < room) bytes = new Uint8Array(2 * room);
      writeHex(last, bytes);
      const { written } = encoder.encodeInto(lines, bytes.subarray(HEX_DIGITS));
      // The library's own way to begin again without a new object; its version is pinned.
      fresh._cloneInto(hash);
      hash.update(bytes.subarray(0, HEX_DIGITS + written)).digestInto(last);
    },
  };
}

const HEX_DIGITS = 64;

function linesOf(action: object | null, events: readonly GameEvent[]): string {
  return `\n${canonicalJson(action)}\n${canonicalJson(events)}`;
}

function writeHex(hash: Uint8Array, bytes: Uint8Array): void {
  for (let place = 0; place < hash.length; place++) {
    bytes[2 * place] = hexDigit(hash[place] >> 4);
    bytes[2 * place + 1] = hexDigit(hash[place] & 15);
  }
}

// 0 … 9 are 48 … 57 in ASCII, a … f are 97 … 102.
const hexDigit = (nibble: number) => nibble + (nibble < 10 ? 48 : 87);
