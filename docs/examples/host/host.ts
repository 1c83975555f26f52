// A host of matches, in one page: node's own http, server-sent events, a file a match. Clients get views, never states.
//   node out/host.js [--port 8080] [--folder matches] [--patience 60]

import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatRejection, view, viewEvents } from 'railhead';
import { type GameEvent, isRailheadError } from 'railhead/engine';
import { beginMatch, type Match, openMatch } from './match.js';
import { type Asked, openTable, type SeedTable } from './seeds.js';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    folder: { type: 'string', default: 'matches' },
    // Seconds in which players reveal their parts of the seed.
    patience: { type: 'string', default: '60' },
  },
});
mkdirSync(values.folder, { recursive: true });
const tables = new Map<string, SeedTable>();
const matches = new Map<string, Match>();
for (const name of readdirSync(values.folder).filter((file) => file.endsWith('.jsonl')))
  matches.set(name.slice(0, -6), openMatch(values.folder, name.slice(0, -6)));

/** Who looks on: an open stream, and the seat that its key is for; null for a stranger, who gets what spectators see. */
interface Watcher {
  readonly stream: ServerResponse;
  readonly seat: number | null;
}
const watchers = new Map<Match, Set<Watcher>>();

const seatOf = ({ keys }: Match, key: unknown) => {
  const seat = keys.indexOf(String(key));
  return seat < 0 ? null : seat;
};

function tell(match: Match, { stream, seat }: Watcher, events: readonly GameEvent[]): void {
  const state = match.state();
  const told = { view: view(state, seat), events: viewEvents(state, events as never, seat) };
  stream.write(`data: ${JSON.stringify(told)}\n\n`);
}

function watch(match: Match, key: string | null, stream: ServerResponse): void {
  const watcher = { stream, seat: seatOf(match, key) };
  const all = watchers.get(match) ?? new Set();
  watchers.set(match, all.add(watcher));
  stream.on('close', () => all.delete(watcher));
  stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  tell(match, watcher, []);
}

function play(
  match: Match,
  { key, action }: { key?: unknown; action?: unknown },
): [status: number, answer: object] {
  const seat = seatOf(match, key);
  if (seat === null) return [403, { refused: 'this key is for no seat of the match' }];
  if (typeof action !== 'object' || action === null) return [400, { refused: 'an action is an object' }];
  const result = match.play(seat, action);
  if (!result.ok) return [409, { refused: formatRejection(result.rejection, view(match.state(), seat)) }];
  for (const watcher of watchers.get(match) ?? []) tell(match, watcher, result.events);
  return [200, {}];
}

const MOST_BYTES = 10_000;

function begin(...[asked, made]: [Asked, Parameters<typeof beginMatch>[2]?]): Match {
  const begun = beginMatch(values.folder, asked, made);
  matches.set(begun.id, begun);
  return begun;
}

// What is secret while it is played is everybody's afterwards.
const published = (match: Match): [status: number, answer: object] =>
  match.state().outcome === null
    ? [409, { refused: 'the record is published when the game is over' }]
    : [200, match.record()];

async function bodyOf(request: IncomingMessage): Promise<object> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > MOST_BYTES) throw new SyntaxError('the message is too long');
  }
  return Object(JSON.parse(text));
}

const FILES: Readonly<Record<string, [type: string, path: string]>> = {
  '/': ['text/html; charset=utf-8', 'index.html'],
  '/page.js': ['text/javascript', 'out/page.js'],
};
const HERE = join(import.meta.dirname, import.meta.dirname.endsWith('out') ? '..' : '.');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
  const send = (status: number, message: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(message));
  const [, room, id, what] = pathname.split('/');
  const match = room === 'matches' ? matches.get(id) : undefined;
  const table = room === 'tables' ? tables.get(id) : undefined;
  if (request.method === 'POST' && pathname === '/matches') {
    const begun = begin((await bodyOf(request)) as Asked);
    send(201, { match: begun.id, keys: begun.keys });
  } else if (request.method === 'POST' && pathname === '/tables') {
    const opened = openTable((await bodyOf(request)) as Asked, Number(values.patience) * 1000);
    tables.set(opened.id, opened);
    send(201, { ...opened.shown(), keys: opened.keys });
  } else if (table !== undefined) {
    if (request.method === 'GET') send(200, table.shown());
    else send(...table.answer(what, await bodyOf(request), (...given) => begin(...given).id));
  } else if (request.method === 'GET' && Object.hasOwn(FILES, pathname)) {
    const [type, path] = FILES[pathname];
    response.writeHead(200, { 'content-type': type }).end(readFileSync(join(HERE, path)));
  } else if (match === undefined) send(404, { refused: 'there is no such match' });
  else if (request.method === 'POST' && what === 'actions') send(...play(match, await bodyOf(request)));
  else if (request.method === 'GET' && what === 'record') send(...published(match));
  else if (request.method === 'GET' && what === 'events') watch(match, searchParams.get('key'), response);
  else send(404, { refused: 'there is nothing here' });
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => {
    // What clients send wrongly is told to them; anything else is ours to see.
    const isTheirs = error instanceof SyntaxError || isRailheadError(error);
    if (!isTheirs) console.error(error);
    if (response.headersSent) response.end();
    else
      response
        .writeHead(isTheirs ? 400 : 500)
        .end(JSON.stringify({ refused: isTheirs ? error.message : 'a fault of ours' }));
  });
});
server.listen(Number(values.port), () => {
  const { port } = server.address() as { port: number };
  console.log(`${matches.size} matches; http://localhost:${port}`);
});
