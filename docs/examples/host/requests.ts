// What clients send: their key, their message. Whatever is wrong with it is a refusal, with a status and a
// sentence for them.

import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Wish } from './match.js';

/** A "no" for a client. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Throws a {@link Refusal} for a name that another site may have turned to this machine: for any but
 * localhost, addresses in figures, and the names that the host goes by.
 */
export function mustBeHere({ headers }: IncomingMessage, names: readonly string[]): void {
  const address = `http://${headers.host}`;
  const name = URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '';
  if (isIP(name) === 0 && ![...names, 'localhost'].includes(name))
    throw new Refusal(421, 'this host goes by other names');
}

const HOUR = 3_600_000;

/** Counts what each address begins. Throws a {@link Refusal} for more than `most` in an hour. */
export function createQuota(most: number): (request: IncomingMessage) => void {
  let begun = new Map<string, number>();
  let until = 0;
  return ({ socket: { remoteAddress = '' } }) => {
    if (performance.now() >= until) [begun, until] = [new Map(), performance.now() + HOUR];
    const count = (begun.get(remoteAddress) ?? 0) + 1;
    if (count > most) throw new Refusal(429, `you have begun ${most} matches and tables within an hour`);
    begun.set(remoteAddress, count);
  };
}

/** The key that a request shows, in a header: addresses stay in logs and histories. Null if it shows none. */
function keyOf({ headers }: IncomingMessage): string | null {
  const [, key] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  return key ?? null;
}

/** What a request is answered with. */
export type Answer = readonly [status: number, message: object];

/** The seat that the key of a request is for; null for a stranger. */
export function seatOf(
  { keys }: { readonly keys: readonly string[] },
  request: IncomingMessage,
): number | null {
  const seat = keys.indexOf(keyOf(request) ?? '');
  return seat < 0 ? null : seat;
}

/** The step of the view that a client has which comes back: browsers call it the last event's id. Null for none. */
export function heldIn({ headers }: IncomingMessage): number | null {
  const id = headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null;
}

/** The wish for a match in the message of a request. Throws a {@link Refusal} where it names no title. */
export async function wishOf(request: IncomingMessage): Promise<Wish> {
  const { ruleset, seats, options } = await bodyOf(request);
  if (typeof ruleset !== 'string') throw new Refusal(400, 'ruleset names a title, as china-rails');
  return { ruleset, seats, options };
}

const MOST_BYTES = 40_000;
// Of a message that is too long so much more is read, so that its sender can hear the answer.
const MOST_UNREAD = 1_000_000;

/** The JSON object that a request brings. Throws a {@link Refusal} for anything else. */
export async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  mustBeOfThisPage(request);
  const text = await textOf(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'the message is not JSON');
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw new Refusal(400, 'the message is not a JSON object');
}

// Any page may send a form here in its reader's name. A form has no such type, and a script of another page
// another origin.
function mustBeOfThisPage({ headers }: IncomingMessage): void {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new Refusal(415, 'a message has the header content-type: application/json');
  const { origin, host } = headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host)
    throw new Refusal(403, 'pages of other hosts may not send messages');
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of request) {
      bytes += part.length;
      if (bytes > MOST_UNREAD) break;
      if (bytes <= MOST_BYTES) parts.push(part);
    }
  } catch {
    // They hung up: nobody hears this, and it is no fault of ours.
    throw new Refusal(400, 'the message broke off');
  }
  if (bytes > MOST_BYTES) throw new Refusal(413, `a message has at most ${MOST_BYTES} bytes`);
  return Buffer.concat(parts).toString('utf8');
}
