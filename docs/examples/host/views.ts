// The views of a match, for a client that follows it by itself. A page uses `remoteSession` of `railhead/table`, which
// also comes back and plays.

import type { View } from 'railhead';
import { applyViewPatch } from 'railhead/engine';
import { messagesOf } from './messages.js';

/** A message: the whole view, or what makes it out of the view before. */
interface Told {
  readonly view?: View;
  readonly patch?: unknown;
  readonly events?: readonly { readonly type: string }[];
}

/** The views of a stream, each with what happened since the one before, until the stream ends. */
export async function* viewsOf(body: ReadableStream<Uint8Array>) {
  let held: View | undefined;
  for await (const { view, patch, events = [] } of messagesOf<Told>(body)) {
    held = view ?? applyViewPatch(held as View, patch);
    yield { view: held, events };
  }
}
