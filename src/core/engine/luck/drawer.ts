// Draws from the luck of a state. What a step hashed last is kept beside the luck that it leaves, for the next step that draws.

import type { WordReaders } from '../../random/keyed-words.js';
import { type Decide, drawFrom, type Luck, type LuckDrawer } from '../../random/streams.js';
import { createNotes } from '../base/notes.js';
import type { Envelope } from '../base/state.js';

const kept = /* @__PURE__ */ (() => createNotes<Luck, WordReaders>())();

/**
 * Draws from the luck of a state that may be written.
 *
 * @param draft - The state.
 * @param decide - What chance brings; the streams of the state where this is left out.
 */
export function drawerOf(draft: Pick<Envelope, 'luck'>, decide?: Decide): LuckDrawer {
  return drawFrom(draft, { decide, kept });
}
