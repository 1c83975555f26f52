// Drawing from the luck of states that are being written.

import { lastReaders } from '../../random/keyed-words.js';
import { type Decide, drawFrom, type LuckDrawer } from '../../random/streams.js';
import type { Envelope } from '../base/state.js';

/** What a step draws from: the streams of its draft, or what `decide` says. */
export type LuckOf = (draft: Pick<Envelope, 'luck'>, decide?: Decide) => LuckDrawer;

/**
 * Draws from the luck of drafts. Hashes of one step are kept for the next that draws from the same game. With
 * `isListed`, a draw on a stream that the luck does not have throws a `RangeError`.
 */
export function drawing({ isListed = false } = {}): LuckOf {
  const readersOf = lastReaders();
  return (draft, decide) => drawFrom(draft, { decide, readersOf, isListed });
}
