// What a stream of the host says, for a client that reads it by itself. It uses fetch, because an EventSource
// sends no header for a key. A page uses `remoteSession` of `railhead/table`, which also comes back and plays.

import type { View } from 'railhead';
import { applyViewPatch } from 'railhead/engine';

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

/** The messages of a stream, each from its JSON, until the stream ends. */
export async function* messagesOf<Message>(body: ReadableStream<Uint8Array>): AsyncGenerator<Message, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        yield JSON.parse(text.slice(text.indexOf('data: ') + 'data: '.length, end));
        text = text.slice(end + 2);
      }
    }
  } finally {
    await reader.cancel();
  }
}
