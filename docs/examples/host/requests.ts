// What clients send: their key, their message. Whatever is wrong with it is a refusal, with a status and a
// sentence for them.

import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { AnyEngine } from 'railhead/engine';
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

/** The address of a client; behind a proxy of yours, what the proxy says. */
export function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const said =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return isBehindProxy && said !== '' ? said : (socket.remoteAddress ?? '');
}

/**
 * Counts what each address does. Throws a {@link Refusal} for more than `most` in a time.
 */
export function createQuota(most: number, milliseconds: number, what: string): (address: string) => void {
  let done = new Map<string, number>();
  let until = 0;
  return (address) => {
    if (performance.now() >= until) [done, until] = [new Map(), performance.now() + milliseconds];
    const count = (done.get(address) ?? 0) + 1;
    if (count > most) throw new Refusal(429, `this host takes no more than ${most} ${what}`);
    done.set(address, count);
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
export function seatOf(keys: readonly (string | null)[], request: IncomingMessage): number | null {
  const key = keyOf(request);
  const seat = key === null ? -1 : keys.indexOf(key);
  return seat < 0 ? null : seat;
}

/** The seat of the key. Throws a {@link Refusal} for a stranger. */
export function mustSit(keys: readonly (string | null)[], request: IncomingMessage): number {
  const seat = seatOf(keys, request);
  if (seat === null) throw new Refusal(403, 'this key is for no seat here');
  return seat;
}

/**
 * The step of the view that a client has which comes back: browsers call it the last event's id. Null for
 * none.
 */
export function heldIn({ headers }: IncomingMessage): number | null {
  const id = headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null;
}

/** A wish for a match. Throws a {@link Refusal} where the message names no title. */
export function wishIn({ ruleset, seats, options }: Message): Wish {
  if (typeof ruleset !== 'string') throw new Refusal(400, 'ruleset names a title, as china-rails');
  return { ruleset, seats, options };
}

/** Who wants to sit down. Throws a {@link Refusal} for a colour, and a railhead error for a name. */
export function guestIn(engine: AnyEngine, { ruleset, seats }: Wish, { name, colour = null }: Message) {
  if (colour !== null && !/^#[0-9a-f]{6}$/.test(String(colour)))
    throw new Refusal(400, 'a colour is # and six hex digits');
  // The engine says what a name is.
  const count = Array.isArray(seats) ? seats.length : Number(seats);
  const names = [name, ...Array.from({ length: count - 1 }, (_, n) => `Seat ${n}`)];
  const { game } = engine.createGame(ruleset, { seats: names, seed: '' } as never);
  return { name: game.seatNames[0] as string, colour: colour as string | null };
}

/** What a client sends: the fields of a JSON object. */
export type Message = Readonly<Record<string, unknown>>;

const MOST_BYTES = 40_000;
// Of a message that is too long so much more is read, so that its sender can hear the answer.
const MOST_UNREAD = 1_000_000;

/** The JSON object that a request brings. Throws a {@link Refusal} for anything else. */
export async function bodyOf(request: IncomingMessage): Promise<Message> {
  mustBeOfThisPage(request);
  const text = await textOf(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'the message is not JSON');
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Message;
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
