// The chain of a record. A link is SHA-256 over the link before it, and over actions and the events that came of them, so whatever
// goes otherwise than it was recorded breaks every link from there on, and the first that does not fit tells where.

import { fastSha256Hex } from '../base/hashes.js';
import { canonicalJson } from '../base/json.js';
import type { GameEvent } from '../rules/event.js';

/** How many actions go into a link: enough to find the place of a change, few enough links for a small file. */
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
 * The chain of a game that was set up with these events. In text a link is SHA-256 of the link before it in hex, and two lines
 * for each of {@link LINK_EVERY} actions: the action and its events. The first has no link before it, and null for an
 * action. So many at once are hashed in a third of the time that a link for each would take.
 */
export function beginChain(setup: readonly GameEvent[]): Chain {
  let last = fastSha256Hex(linesOf(null, setup));
  let text = last;
  let added = 0;
  return {
    get link() {
      return last.slice(0, LINK_LENGTH);
    },
    add(action, events) {
      text += linesOf(action, events);
      added++;
      if (added % LINK_EVERY !== 0) return;
      last = fastSha256Hex(text);
      text = last;
    },
  };
}

function linesOf(action: object | null, events: readonly GameEvent[]): string {
  return `\n${canonicalJson(action)}\n${canonicalJson(events)}`;
}
