// What a stream of the host says, for a client that reads it by itself. It uses fetch, because an EventSource
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
        // A message without data is a sign of life.
        const data = text
          .slice(0, end)
          .split('\n')
          .find((line) => line.startsWith('data: '));
        text = text.slice(end + 2);
        if (data !== undefined) yield JSON.parse(data.slice('data: '.length));
      }
    }
  } finally {
    await reader.cancel();
  }
}
