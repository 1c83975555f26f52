// The server of the host in this process, on a disk in memory, and a client who sends it messages.

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Match, Means } from '../../../docs/examples/host/match';
import { createHost, type Limits } from '../../../docs/examples/host/server';
import { engine } from '../../../src';
import type { AnyEngine } from '../../../src/core/engine';
import { createModelDisk, type ModelDisk } from './model-disk';

/** What the host answers; which fields it has depends on the question. */
export interface Said {
  readonly status: number;
  readonly refused?: string;
  readonly match?: string;
  readonly keys?: readonly string[];
  readonly id?: string;
  readonly table?: string;
  readonly seats?: readonly (string | null)[];
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

const FEW: Limits = { matches: 10, each: 20, streams: 10, tables: 10, patience: 60_000, tableLife: 60_000 };

interface Given {
  readonly model: ModelDisk;
  readonly matchesById: Map<string, Match>;
  readonly names: readonly string[];
}

/** Starts a host of all titles with these limits. */
export async function startServer({
  model = createModelDisk(),
  matchesById = new Map<string, Match>(),
  ...limits
}: Partial<Limits & Given> = {}) {
  const log: string[] = [];
  const means: Means = {
    engine: engine as unknown as AnyEngine,
    disk: model.disk,
    folder: 'matches',
    log: (line) => void log.push(line),
  };
  const server = createHost(means, matchesById, { ...FEW, ...limits }).listen(0, '127.0.0.1');
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
  const begin = async () => {
    const { match, keys } = await send('/matches', { ruleset: 'hex-tycoon', seats: ['Ann', 'Ben'] });
    return { path: `/matches/${match}/actions`, keys: keys!, id: match! };
  };
  return { server, url, port, log, send, get, begin };
}
