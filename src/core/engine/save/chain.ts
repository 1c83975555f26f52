// The chain of a record. A link is SHA-256 over the link before it, and over actions and their events. So any
// change breaks every link from there on, and the first that does not fit tells where.

import { fastSha256Hex } from '../base/hashes.js';
import { canonicalJson } from '../base/json.js';
import type { GameEvent } from '../rules/event.js';

/** How many actions a link covers: few enough to find the place of a change, enough for a small file. */
export const LINK_EVERY = 64;

/**
 * A link is kept as its first 16 hex digits, while the chain goes on with all 64. Links only tell the place:
 * the whole digest and final hash show that nothing was changed. One change in 2⁶⁴ is told a link late.
 */
export const LINK_LENGTH = 16;

/** A chain that grows with a game. */
export interface Chain {
  /** The last link as it is kept. */
  readonly link: string;
  add(action: object, events: readonly GameEvent[]): void;
}

/**
 * The chain of a game that was set up with these events. In text a link is SHA-256 of the link before it in
 * hex, and two lines for each of {@link LINK_EVERY} actions: the action and its events. The first has no link
 * before it, and null for an action. One hash for all of them takes a third of the time of a link for each.
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
