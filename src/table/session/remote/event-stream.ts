// A stream of server-sent events, as far as a host of matches needs it: messages with ids. It is read with
// fetch, because an EventSource sends no header for a key.

/** A message of a stream. */
export interface StreamMessage {
  /** The id from which a returning client goes on; null where the message lacks one. */
  readonly id: string | null;
  /** The content. */
  readonly data: string;
}

// Characters of one message: far beyond the view of any game.
const LONGEST = 8_000_000;

/**
 * Returns the messages of a stream until it ends. Comments and fields that nobody asked for are passed over.
 * Throws as reading the stream throws; `RangeError` for a message that does not end.
 */
export async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text = (text + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      if (text.length > LONGEST) throw new RangeError('a message of the stream does not end');
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const message = messageIn(text.slice(0, end).split('\n'));
        text = text.slice(end + 2);
        if (message !== null) yield message;
      }
    }
  } finally {
    // A stream that broke has nothing to cancel.
    await reader.cancel().catch(() => undefined);
  }
}

function messageIn(lines: readonly string[]): StreamMessage | null {
  const all = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ''));
  const data = all('data');
  return data.length === 0 ? null : { id: all('id').at(-1) ?? null, data: data.join('\n') };
}
