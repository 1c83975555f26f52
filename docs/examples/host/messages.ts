// What a stream of the host says, message by message. The page reads it with fetch, because an EventSource
// sends no header for a key.

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
        yield JSON.parse(text.slice('data: '.length, end));
        text = text.slice(end + 2);
      }
    }
  } finally {
    await reader.cancel();
  }
}
