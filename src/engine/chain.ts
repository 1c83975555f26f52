// The chain of a record. A link is SHA-256 over the link before it, an action and the events that came of it, so whatever
// goes otherwise than it was recorded breaks every link from there on, and the first that does not fit tells where.

import type { GameEvent } from './event.js';
import { canonicalJson, sha256Hex } from './json.js';

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

/** The chain of a game that was set up with these events. */
export function beginChain(setup: readonly GameEvent[]): Chain {
  let whole = nextLink('', null, setup);
  return {
    get link() {
      return whole.slice(0, LINK_LENGTH);
    },
    add(action, events) {
      whole = nextLink(whole, action, events);
    },
  };
}

function nextLink(previous: string, action: object | null, events: readonly GameEvent[]): string {
  return sha256Hex(`${previous}\n${canonicalJson(action)}\n${canonicalJson(events)}`);
}
