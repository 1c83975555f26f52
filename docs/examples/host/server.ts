// What a host answers over http. What leaves it are views and the events that a seat may see, never a state.

import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isRailheadError } from 'railhead/engine';
import { beginMatch, fileOf, type Made, type Match, type Means, openMatch, type Wish } from './match.js';
import { NotWrittenError } from './match-file.js';
import { type Answer, bodyOf, createQuota, heldIn, mustBeHere, Refusal, seatOf, wishOf } from './requests.js';
import { createStreams } from './streams.js';
import { createTables, type TableLimits } from './tables.js';
import { createTurns } from './turns.js';

/** How much a host takes on. */
export interface Limits extends TableLimits {
  /** Matches that are not over: each is in memory. */
  readonly matches: number;
  /** Matches and tables that one address may begin in an hour. */
  readonly each: number;
  /** Streams of one match. */
  readonly streams: number;
}

// Matches that are over and have been looked at last: their players come back for the result.
const MOST_OVER = 20;

/** Makes the server of a host, which does not listen yet. `names` are those that it goes by on the web. */
export function createHost(
  means: Means,
  matches: Map<string, Match>,
  { names = [], ...limits }: Limits & { readonly names?: readonly string[] },
): Server {
  const { engine, disk } = means;
  const streams = createStreams(engine, limits.streams);
  const playTurn = createTurns(engine, (match) => {
    streams.tell(match);
    if (match.state().outcome !== null) leaveMemory(match);
  });
  const mustBegin = createQuota(limits.each);
  const over = new Map<string, Match>();

  function leaveMemory(match: Match): void {
    matches.delete(match.id);
    over.set(match.id, match);
    for (const id of [...over.keys()].slice(0, -MOST_OVER)) over.delete(id);
  }

  const has = (id: string) => /^[0-9a-f]{32}$/.test(id) && disk.existsSync(fileOf(means, id));

  // A match that is over is opened from its file.
  function find(id: string): Match {
    const known = matches.get(id) ?? over.get(id);
    if (known !== undefined) return known;
    if (!has(id)) throw new Refusal(404, 'there is no such match');
    const opened = openMatch(means, id);
    if (opened.state().outcome === null) matches.set(id, opened);
    else leaveMemory(opened);
    return opened;
  }

  function mustHaveRoom(): void {
    if (matches.size >= limits.matches)
      throw new Refusal(503, `this host has ${limits.matches} matches, as many as it takes`);
  }

  function begin(wish: Wish, made?: Made): Match {
    mustHaveRoom();
    const begun = beginMatch(means, wish, made);
    matches.set(begun.id, begun);
    return begun;
  }
  const tables = createTables(engine, limits, { mustHaveRoom, mustBegin, begin, has });

  async function play(match: Match, request: IncomingMessage): Promise<Answer> {
    const seat = seatOf(match, request);
    const message = await bodyOf(request);
    if (seat === null) throw new Refusal(403, 'this key is for no seat of the match');
    return playTurn(match, seat, message);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    mustBeHere(request, names);
    const { method, url = '/' } = request;
    const [path] = url.split('?');
    const [, room, ...words] = path.split('/');
    const [id, what, ...more] = words;
    if (method === 'GET' && Object.hasOwn(PAGE, path)) return sendPage(path, response);
    if (room === 'tables') return send(response, ...(await tables(request, words)));
    if (method === 'POST' && path === '/matches') {
      const wish = await wishOf(request);
      mustBegin(request);
      const { id: match, keys } = begin(wish);
      return send(response, 201, { match, keys });
    }
    if (room !== 'matches') throw new Refusal(404, 'there is nothing here');
    const match = find(id);
    if (method === 'POST' && what === 'actions' && more.length === 0)
      return send(response, ...(await play(match, request)));
    if (method === 'GET' && what === 'events' && more.length === 0)
      return streams.watch(match, seatOf(match, request), response, heldIn(request));
    if (method === 'GET' && what === 'record' && more.length === 0)
      return send(response, ...published(match));
    throw new Refusal(404, 'there is nothing here');
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      const status = statusOf(error);
      if (status === 500) means.log(String(error.stack));
      else if (isOfTheDisk(error)) means.log(error.message);
      if (response.headersSent || response.destroyed) response.destroy();
      else
        send(response, status, { refused: status === 500 ? 'this is a fault of the host' : error.message });
    });
  });
}

// What clients send wrongly is told to them; anything else is ours to see.
function statusOf(error: Error): number {
  if (error instanceof Refusal) return error.status;
  if (isOfTheDisk(error)) return error instanceof NotWrittenError && error.isFull ? 507 : 503;
  return isRailheadError(error) && error.code !== 'fault' ? 400 : 500;
}

const isOfTheDisk = (error: Error) => error instanceof NotWrittenError || 'syscall' in error;

// What is secret while it is played is everybody's afterwards.
function published(match: Match): Answer {
  const record = match.record();
  if (record === null) throw new Refusal(409, 'the record is published when the game is over');
  return [200, record];
}

function send(response: ServerResponse, status: number, message: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(message));
}

const PAGE: Readonly<Record<string, [type: string, path: string]>> = {
  '/': ['text/html; charset=utf-8', 'index.html'],
  '/page.js': ['text/javascript', 'out/page.js'],
  '/table': ['text/html; charset=utf-8', 'table.html'],
  '/table-page.js': ['text/javascript', 'out/table-page.js'],
  '/style.css': ['text/css', 'style.css'],
};
// The policy of the security guide, and no other page frames a game.
const POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'",
  "require-trusted-types-for 'script'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');
const HERE = join(import.meta.dirname, import.meta.dirname.endsWith('out') ? '..' : '.');

function sendPage(path: string, response: ServerResponse): void {
  const [type, file] = PAGE[path];
  const content = readFileSync(join(HERE, file));
  response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(content);
}
