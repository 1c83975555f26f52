// The connection to a host: a stream that reopens when it breaks, and messages that are sent until answered.

import { isRailheadError } from '../../../core/engine/index.js';
import { messagesOf } from './event-stream.js';
import { type Answered, readAnswer } from './messages.js';

/** Where the host is, and how it is asked. */
export interface LinkOptions {
  /** The address of the match. */
  readonly url: string;
  /** The key that lets the client in; left out for a spectator. */
  readonly key: string | undefined;
  /** What asks: `fetch`, or something that behaves like it. */
  readonly fetch: typeof fetch;
  /** Milliseconds before each further try; the last one repeats. */
  readonly retry: readonly number[];
  /** Draws a number from 0 to 1 for each pause, which is shorter by up to a half. */
  readonly random: () => number;
}

/** Who hears what comes. */
export interface LinkListeners {
  /** Takes a message. Returns the step of the view that the client then holds; null restarts the stream. */
  readonly onMessage: (message: unknown) => number | null;
  /** The stream is open (null), or broken (why). */
  readonly onState: (why: string | null) => void;
  /** The host does not let the client in. It is not asked again. */
  readonly onRefused: (why: string) => void;
}

/** A line to a host. */
export interface Link {
  /**
   * Sends a message until it is answered, and says why it is not yet. `least` is the step at which the match
   * stands if all of it was played. Null where the line is closed before.
   */
  readonly send: (
    message: (isRepeated: boolean) => object,
    how: { readonly least: number; readonly onTrouble: (why: string) => void },
  ) => Promise<Answered | null>;
  /** Closes the stream, and sends no more. */
  readonly close: () => void;
}

/** Opens a line to a host; it opens by itself. */
export function openLink(options: LinkOptions, listeners: LinkListeners): Link {
  const { url, key, fetch: ask, retry, random } = options;
  const over = new AbortController();
  const { signal } = over;
  const own: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const most = (tries: number) => retry[Math.min(tries, retry.length - 1)] ?? 1000;
  const pause = (tries: number) => waiting(most(tries) * (1 - random() / 2), signal);
  let held: number | null = null;

  // Throws when the stream ends.
  async function listen(onOpen: () => void): Promise<never> {
    const headers = { ...own, ...(held !== null && { 'last-event-id': String(held) }) };
    const answered = await ask(`${url}/events`, { headers, signal, cache: 'no-store' });
    if (!answered.ok || answered.body === null) throw refusalIn(answered.status, await messageIn(answered));
    onOpen();
    for await (const { data } of messagesOf(answered.body)) held = listeners.onMessage(JSON.parse(data));
    throw new Error('the host has closed the stream');
  }

  // Tells why there is no answer, unless the line is closed.
  function trouble(error: unknown, onTrouble: (why: string) => void): void {
    if (signal.aborted) return;
    const why = error instanceof Error ? error.message : String(error);
    if (Object(error).isFinal === true) {
      over.abort();
      listeners.onRefused(why);
    } else onTrouble(why);
  }

  async function follow(): Promise<void> {
    for (let tries = 0; !signal.aborted; ) {
      let lasting: ReturnType<typeof setTimeout> | undefined;
      try {
        await listen(() => {
          // The pauses grow for a host that opens the stream and closes it, too. They are short again after a
          // connection that lasted as long as the longest of them.
          lasting = setTimeout(() => {
            tries = 0;
          }, most(retry.length));
          listeners.onState(null);
        });
      } catch (error) {
        clearTimeout(lasting);
        // What does not fit the view that is held: the whole view does.
        if (isRailheadError(error)) held = null;
        trouble(error, listeners.onState);
      }
      await pause(tries++);
    }
  }
  void follow();

  return {
    async send(turn, { least, onTrouble }) {
      for (let tries = 0; !signal.aborted; tries++) {
        try {
          const answered = await ask(`${url}/actions`, {
            method: 'POST',
            headers: { ...own, 'content-type': 'application/json' },
            body: JSON.stringify(turn(tries > 0)),
            signal,
          });
          const { status } = answered;
          const message = await messageIn(answered);
          const answer = readAnswer(message, { status, least });
          if (answer !== null) return answer;
          throw refusalIn(status, message);
        } catch (error) {
          trouble(error, onTrouble);
        }
        await pause(tries);
      }
      return null;
    },
    close: () => over.abort(),
  };
}

// The match does not exist, or the key does not fit. A busy host answers with other numbers.
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

// Undefined for a page, half a message or nothing.
const messageIn = (answered: Response): Promise<unknown> => answered.json().catch(() => undefined);

// A host of this library says why; a proxy before it may send a page.
function refusalIn(status: number, message: unknown): Error {
  const { refused } = Object(message) as { readonly refused?: unknown };
  const plain = `the host answers ${status}${status < 400 ? ', but not as a host of matches does' : ''}`;
  const why = typeof refused === 'string' && refused !== '' ? refused.slice(0, 300) : plain;
  return Object.assign(new Error(why), { isFinal: isFinal(status) });
}

function waiting(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
