// The optional peers of tournaments over several machines, loaded when one begins, and the connection to
// Redis. A server that does not answer at first is refused. One that goes away is awaited, and told once.

import { setTimeout } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { InvalidInputError } from '../../core/engine/index.js';
import { plainText } from './plain-text.js';

/** A Redis server that answers. */
export interface Server {
  readonly bullmq: typeof import('bullmq');
  readonly connection: Redis;
  /** Listens for the errors of anything that uses the server. */
  heed(source: { on(event: 'error', listener: (error: Error) => void): unknown }): void;
  /** From now on a lost server is not awaited: every question to it fails. */
  giveUpWaiting(): void;
  /** Closes the users of the server, and the connection; gracefully only as long as there is a server. */
  close(...users: { close(force?: boolean): Promise<void> }[]): Promise<void>;
}

/** Whom to tell of the server. */
export interface ServerListener {
  /** Called once when the server goes out of reach, and for every other error. */
  readonly onError?: ((error: Error) => void) | undefined;
  /** Called when it answers again. */
  readonly onReturn?: () => void;
}

/** Connects. Throws `InvalidInputError` for a bad URL, `Error` if a server or package is missing. */
export async function connectTo(url: string, { onError, onReturn }: ServerListener): Promise<Server> {
  const { host } = redisUrl(url);
  const [bullmq, { Redis }] = await loadPackages();
  let isAway = false;
  let isOver = false;
  const connection = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    // Null gives up, and so do the connections that others make of this one.
    retryStrategy: (times) => (isOver ? null : Math.min(times * 50, 1000)),
  });
  let last = 'no answer';
  const lose = () => {
    if (isAway || isOver) return;
    isAway = true;
    onError?.(new Error(`the Redis server at ${host} is out of reach, waiting for it`));
  };
  // A lost connection is told where it closes, once, however soon it is back; its other errors are ignored.
  const hear = (error: Error) => {
    if (!isOfConnection(error)) onError?.(error);
  };
  const refuse = (error: Error) => {
    last = error.message || (error as NodeJS.ErrnoException).code || last;
  };
  connection.on('error', refuse);
  try {
    await connection.connect();
  } catch (cause) {
    connection.disconnect();
    throw new Error(`no Redis server answers at ${host} (${last})`, { cause });
  }
  connection.off('error', refuse);
  connection.on('error', hear);
  connection.on('close', lose);
  connection.on('ready', () => {
    isAway = false;
    onReturn?.();
  });
  const giveUpWaiting = () => {
    isOver = true;
  };
  const close: Server['close'] = async (...users) => {
    giveUpWaiting();
    // A socket says too late that the server is gone, and a goodbye to nobody never ends.
    const isHere = connection.status === 'ready' && (await answers(connection));
    const gone = isHere ? new Promise((resolve) => connection.once('end', resolve)) : Promise.resolve();
    const closed = Promise.allSettled(users.map((user) => user.close(!isHere)));
    // What waits for a lost server may wait without end.
    await Promise.race([closed, gone.then(() => setTimeout(1000))]);
    connection.disconnect();
  };
  const heed: Server['heed'] = (source) => void source.on('error', hear);
  return { bullmq, connection, heed, giveUpWaiting, close };
}

async function answers(connection: Redis): Promise<boolean> {
  const pong = connection.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([pong, setTimeout(1000, false, { ref: false })]);
}

/** The URL of a Redis server; throws `InvalidInputError` for any other text. */
export function redisUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^rediss?:$/.test(url.protocol) && url.host !== '') return url;
  throw new InvalidInputError('tournament', [
    { path: ['queue'], message: `a Redis server is named as redis://host:port; not ${plainText(text, 100)}` },
  ]);
}

const isOfConnection = (error: Error) =>
  'syscall' in error || /ECONN|Connection is closed/.test(error.message);

async function loadPackages() {
  try {
    return await Promise.all([import('bullmq'), import('ioredis')]);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error('tournaments over a queue need the packages bullmq and ioredis', { cause: error });
  }
}
