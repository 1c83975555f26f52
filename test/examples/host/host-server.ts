// The server of the host in this process, with its store in memory, and a client who sends it messages.

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Notice } from '../../../docs/examples/host/caretaker';
import type { Means } from '../../../docs/examples/host/match';
import { createHost, type HostOptions } from '../../../docs/examples/host/server';
import { openStore, type Store } from '../../../docs/examples/host/store';
import { engine } from '../../../src';
import { commitSeed, freshSeed } from '../../../src/core/engine';

/** What the host answers; which fields it has depends on the question. */
export interface Said {
  readonly status: number;
  readonly refused?: string;
  readonly match?: string;
  readonly key?: string;
  readonly keys?: readonly string[];
  readonly id?: string;
  readonly table?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tables and matches show other seats
  readonly [field: string]: any;
}

const running = new Set<Server>();

/** Ends every server of this file, with its connections. */
export function stopServers(): void {
  for (const server of running) {
    server.closeAllConnections();
    server.close();
  }
  running.clear();
}

/** The header that shows a key. */
export const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

const FEW = {
  matches: 10,
  each: 20,
  requests: 10_000,
  streams: 10,
  tables: 10,
  patience: 60_000,
  think: 0,
  playsForced: false,
};

interface Given {
  readonly store: Store;
  readonly now: () => number;
}

/** Starts a host of all titles with these limits. */
export async function startServer({
  store = openStore(':memory:'),
  now = Date.now,
  ...options
}: Partial<HostOptions & Given> = {}) {
  const log: string[] = [];
  const notices: Notice[] = [];
  const means: Means = { engine, store, now, log: (line) => void log.push(line) };
  const notify = (notice: Notice) => void notices.push(notice);
  const host = createHost(means, { ...FEW, notify, ...options });
  const server = host.server.listen(0, '127.0.0.1');
  running.add(server);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Said> => {
    const answered = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answered.status, ...((await answered.json()) as object) };
  };
  const get = async (path: string): Promise<Said> => {
    const answered = await fetch(url + path);
    return { status: answered.status, ...((await answered.json()) as object) };
  };
  const begin = async (ruleset = 'hex-tycoon') => {
    const { match, keys } = await send('/matches', { ruleset, seats: ['Ann', 'Ben'] });
    return { path: `/matches/${match}/actions`, keys: keys!, id: match! };
  };
  return { ...host, server, url, port, log, notices, means, send, get, begin };
}

/** A client of a server of this file. */
export type Client = Awaited<ReturnType<typeof startServer>>;

/** Opens a table with open seats, and says what people do there. */
export async function openTableAt(
  { send, get }: Pick<Client, 'send' | 'get'>,
  ruleset = 'hex-tycoon',
  seats = 2,
) {
  const { id = '' } = await send('/tables', { ruleset, seats });
  const path = `/tables/${id}`;
  const { table = '' } = await get(path);
  const parts = Array.from({ length: seats }, () => freshSeed());
  const keys: string[] = [];
  const sit = async (seat: number, more: object = {}) => {
    const commitment = commitSeed(table, { seat }, parts[seat] ?? freshSeed());
    const said = await send(`${path}/seats/${seat}`, { do: 'take', name: NAMES[seat], commitment, ...more });
    if (said.key !== undefined) keys[seat] = said.key;
    return said;
  };
  const reveal = (seat: number) =>
    send(`${path}/part`, { part: parts[seat] }, bearer(keys[seat] ?? 'stranger'));
  return { id, path, parts, keys, sit, reveal };
}
const NAMES = ['Ann', 'Ben', 'Cem'];
