// The line to a host: a stream that is opened again when it breaks, and messages that are sent until they are answered.

import { isRailheadError } from '../../../core/engine/index.js';
import { messagesOf } from './event-stream.js';
import { type Answered, readAnswer } from './messages.js';

/** Where the host is, and how it is asked. */
export interface LinkOptions {
  /** The address of the match. */
  readonly url: string;
  /** What lets the client in; a spectator has none. */
  readonly key: string | undefined;
  /** What asks: `fetch`, or something that behaves like it. */
  readonly fetch: typeof fetch;
  /** Milliseconds before each further try; the last one repeats. */
  readonly retry: readonly number[];
}

/** Who hears what comes. */
export interface LinkListeners {
  /** A message has come. Returns the step of the view that the client holds then; null has the stream begin anew. */
  readonly onMessage: (message: unknown) => number | null;
  /** The stream is open (null), or broken (why). */
  readonly onState: (why: string | null) => void;
  /** The host does not let the client in. It is not asked again. */
  readonly onRefused: (why: string) => void;
}

/** A line to a host. */
export interface Link {
  /** Sends a message until it is answered, and says why it is not yet. Null where the line is closed before. */
  readonly send: (
    message: (isRepeated: boolean) => object,
    onTrouble: (why: string) => void,
  ) => Promise<Answered | null>;
  /** Closes the stream, and sends no more. */
  readonly close: () => void;
}

/**
 * Opens a line to a host.
 *
 * @param options Where the host is.
 * @param listeners Who hears what comes.
 * @returns The line; it opens by itself.
 */
export function openLink({ url, key, fetch: ask, retry }: LinkOptions, listeners: LinkListeners): Link {
  const over = new AbortController();
  const { signal } = over;
  const own: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const pause = (tries: number) => waiting(retry[Math.min(tries, retry.length - 1)] ?? 1000, signal);
  let held: number | null = null;

  // Returns why the host says no, where asking again would not help; throws when the stream ends.
  async function listen(onOpen: () => void): Promise<string> {
    const headers = { ...own, ...(held !== null && { 'last-event-id': String(held) }) };
    const answered = await ask(`${url}/events`, { headers, signal, cache: 'no-store' });
    if (isFinal(answered.status)) return sentenceOf(answered);
    if (!answered.ok || answered.body === null) throw new Error(await sentenceOf(answered));
    onOpen();
    for await (const { data } of messagesOf(answered.body)) held = listeners.onMessage(JSON.parse(data));
    throw new Error('the host has closed the stream');
  }

  async function follow(): Promise<void> {
    for (let tries = 0; !signal.aborted; tries++) {
      try {
        const refused = await listen(() => {
          tries = 0;
          listeners.onState(null);
        });
        over.abort();
        listeners.onRefused(refused);
      } catch (error) {
        if (signal.aborted) return;
        // What does not fit the view that is held: the whole view does.
        if (isRailheadError(error)) held = null;
        listeners.onState(messageOf(error));
      }
      await pause(tries);
    }
  }
  void follow();

  return {
    async send(message, onTrouble) {
      for (let tries = 0; !signal.aborted; tries++) {
        try {
          const answered = await ask(`${url}/actions`, {
            method: 'POST',
            headers: { ...own, 'content-type': 'application/json' },
            body: JSON.stringify(message(tries > 0)),
            signal,
          });
          // The host could not, and may be able to later.
          if (answered.status < 500) return readAnswer(await answered.json());
          onTrouble(await sentenceOf(answered));
        } catch (error) {
          if (signal.aborted) return null;
          onTrouble(messageOf(error));
        }
        await pause(tries);
      }
      return null;
    },
    close: () => over.abort(),
  };
}

// There is no such match, or the key is none of it. A host that is busy says so with other numbers.
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

// A host of this library says why; a proxy before it may send a page.
async function sentenceOf(answered: Response): Promise<string> {
  const text = (await answered.text()).slice(0, 10_000);
  const said = isJson(answered) ? (Object(JSON.parse(text)) as { refused?: unknown }).refused : undefined;
  return typeof said === 'string' ? said.slice(0, 300) : `the host answers ${answered.status}`;
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('application/json') === true;

function waiting(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
