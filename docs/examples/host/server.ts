// What a host answers over http. What leaves it are views and the events that a seat may see, never a state.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isRailheadError } from 'railhead/engine';
import { type Care, createCaretaker } from './caretaker.js';
import { beginMatch, type Made, type Match, type Means, openMatch, type Wish } from './match.js';
import { sendJson, sendPage } from './pages.js';
import {
  type Answer,
  addressOf,
  bodyOf,
  createQuota,
  guestIn,
  heldIn,
  mustBeHere,
  mustSit,
  Refusal,
  seatOf,
  wishIn,
} from './requests.js';
import { changeSeat, vote } from './seats.js';
import { NotWrittenError } from './store.js';
import { createStreams } from './streams.js';
import { beginTable, openTable, type Table } from './tables.js';
import { createTurns } from './turns.js';

/** How much a host takes on. */
export interface Limits {
  /** Matches that are not over: each is in memory. */
  readonly matches: number;
  /** Tables with open seats. */
  readonly tables: number;
  /** Matches and tables that one address may begin in an hour. */
  readonly each: number;
  /** Requests of one address in a minute. */
  readonly requests: number;
  /** Streams of one match. */
  readonly streams: number;
  /** Milliseconds for revealing the parts of a seed. */
  readonly patience: number;
}

/** A host, and what it is called and how it cares. */
export interface HostOptions extends Limits, Care {
  /** Names that it goes by on the web. */
  readonly names?: readonly string[];
  /** Whether a proxy of yours tells the addresses of clients. */
  readonly isBehindProxy?: boolean;
}

/** A server that does not listen yet. */
export interface Host {
  readonly server: Server;
  /** The matches that are being played, by id. */
  readonly matches: ReadonlyMap<string, Match>;
  /** Looks at the clocks of all matches, and deals where the time for revealing is over. */
  readonly lookAtClocks: () => void;
}

// Milliseconds after which a table is forgotten at which nobody sits down: a week.
const LONGEST_TABLE = 604_800_000;

// Matches that are over and have been looked at last: their players come back for the result.
const MOST_OVER = 20;

/** Opens the tables and matches of the store, and makes their server. It logs those that cannot be played. */
export function createHost(means: Means, options: HostOptions): Host {
  const { engine, store, log } = means;
  const { names = [], isBehindProxy = false, patience } = options;
  const tables = new Map<string, Table>();
  const matches = new Map<string, Match>();
  const over = new Map<string, Match>();
  const streams = createStreams(engine, options.streams);
  const mustBegin = createQuota(options.each, 3_600_000, 'matches and tables begun within an hour');
  const mustBeSlow = createQuota(options.requests, 60_000, 'requests within a minute');
  const caretaker = createCaretaker(means, options, tell);
  const playTurn = createTurns(engine, wentOn);

  function tell(match: Match): void {
    streams.tell(match);
    if (match.state().outcome !== null) leaveMemory(match);
  }
  function wentOn(match: Match): void {
    tell(match);
    caretaker.goOn(match);
  }
  function leaveMemory(match: Match): void {
    matches.delete(match.id);
    over.set(match.id, match);
    for (const id of [...over.keys()].slice(0, -MOST_OVER)) over.delete(id);
  }

  const isDealt = (id: string) => store.lines(id).some(({ says }) => says.start !== undefined);
  function open(id: string): void {
    try {
      if (isDealt(id)) matches.set(id, openMatch(means, id));
      else tables.set(id, openTable(means, id, patience));
    } catch (error) {
      log(`match ${id} is not served: ${plain((error as Error).message)}`);
    }
  }
  for (const id of store.open()) open(id);
  for (const match of matches.values()) caretaker.goOn(match);

  // A match that is over is opened from its lines.
  function find(id: string): Match {
    const known = matches.get(id) ?? over.get(id);
    if (known !== undefined) return known;
    if (!isDealt(id)) throw new Refusal(404, 'there is no such match');
    const opened = openMatch(means, id);
    leaveMemory(opened);
    return opened;
  }
  function mustHaveRoom(): void {
    if (matches.size >= options.matches)
      throw new Refusal(503, `this host has ${options.matches} matches, as many as it takes`);
  }
  function begin(wish: Wish, made?: Made): Match {
    mustHaveRoom();
    const match = beginMatch(means, wish, made);
    tables.delete(match.id);
    matches.set(match.id, match);
    caretaker.goOn(match);
    return match;
  }
  // Deals as soon as the seed is made.
  function dealAt(table: Table): void {
    const made = table.made();
    if (made !== null) begin({ ...table.wish, seats: made.players.map(({ name }) => name) }, made);
  }

  const shownTable = (table: Table) => ({ ...table.shown(), listed: table.listed });
  function shownMatch(match: Match) {
    const state = match.state();
    const { game, round, outcome } = state;
    const seatNames = match.players().map(({ name }) => name);
    const asked = match.asked().map(({ at, ...decision }) => ({
      ...{ seat: decision.seat, at },
      words: engine.describe(engine.view(state, null), decision, { seatNames }),
    }));
    const spent = match.spent();
    const gone = state.absent.filter((seat) => !game.vacantSeats?.includes(seat));
    const seats = match.players().map(({ key: _, ...player }, seat) => ({
      ...player,
      spent: spent[seat],
      resigned: gone.includes(seat),
    }));
    const { ruleset } = game;
    const about = { match: match.id, ruleset, round, over: outcome !== null, think: options.think };
    return { ...about, asked, seats, ends: [...match.ends()] };
  }
  const lobby = () => ({
    titles: engine.rulesets.map(({ id, title, seats: { min, max } }) => ({ id, title, min, max })),
    tables: [...tables.values()].filter(({ listed }) => listed).map(shownTable),
    matches: [...matches.values()].filter(({ listed }) => listed).map(shownMatch),
    finished: store.finished(MOST_OVER),
  });

  async function atTable(request: IncomingMessage, [id, what, place]: readonly string[]): Promise<Answer> {
    const table = tables.get(id);
    if (table === undefined) {
      if (!store.has(id)) throw new Refusal(404, 'there is no such table');
      return [200, { match: find(id).id }];
    }
    if (request.method === 'GET' && what === undefined) {
      dealAt(table);
      return [200, tables.has(id) ? shownTable(table) : { match: id }];
    }
    if (request.method !== 'POST') throw new Refusal(404, 'there is nothing here');
    const own = seatOf(table.keys(), request);
    const message = await bodyOf(request);
    const said: { key?: string } = {};
    if (what === 'part') table.reveal(mustSit(table.keys(), request), message.part);
    else if (what !== 'seats') throw new Refusal(404, 'there is nothing here');
    else if (message.do === 'take') {
      const { ruleset } = table.wish;
      const guest = guestIn(engine, { ruleset, seats: table.keys().length }, message);
      said.key = table.sit(Number(place), { ...guest, commitment: message.commitment });
    } else if (own === null) throw new Refusal(403, 'this key is for no seat here');
    else if (message.do === 'bot') table.seatBot(Number(place));
    else if (message.do === 'leave' && own === Number(place)) table.free(own);
    else throw new Refusal(400, 'do is take, bot or leave');
    dealAt(table);
    return [200, { ...said, ...(!tables.has(id) && { match: id }) }];
  }

  async function openAt(request: IncomingMessage): Promise<Answer> {
    const message = await bodyOf(request);
    mustBegin(addressOf(request, isBehindProxy));
    if (tables.size >= options.tables)
      throw new Refusal(503, `this host has ${options.tables} tables, as many as it takes`);
    mustHaveRoom();
    const wish = { ...wishIn(message), seats: Number(message.seats) };
    const table = beginTable(means, wish, { listed: message.listed !== false, patience });
    tables.set(table.id, table);
    return [201, { id: table.id }];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    mustBeHere(request, names);
    mustBeSlow(addressOf(request, isBehindProxy));
    const { method = '', url = '/' } = request;
    const [path] = url.split('?');
    const [, room, ...words] = path.split('/');
    const [id, what, place, ...more] = words;
    const send = (said: Answer, isFinal = false) => sendJson(request, response, said, isFinal);
    if (['GET', 'HEAD'].includes(method) && sendPage(path, request, response)) return;
    if (more.length > 0 || (place !== undefined && what !== 'seats'))
      throw new Refusal(404, 'there is nothing here');
    if (method === 'GET' && path === '/matches') return send([200, lobby()]);
    if (method === 'POST' && path === '/tables') return send(await openAt(request));
    if (room === 'tables' && id !== undefined) return send(await atTable(request, words));
    if (method === 'POST' && path === '/matches') {
      const wish = wishIn(await bodyOf(request));
      mustBegin(addressOf(request, isBehindProxy));
      const begun = begin(wish);
      return send([201, { match: begun.id, keys: begun.players().map(({ key }) => key) }]);
    }
    if (room !== 'matches' || id === undefined) throw new Refusal(404, 'there is nothing here');
    const match = find(id);
    const keys = keysOf(match);
    switch (`${method} ${what ?? ''}`) {
      case 'GET ':
        return send([200, { ...shownMatch(match), own: seatOf(keys, request) }]);
      case 'GET events':
        return streams.watch(match, seatOf(keys, request), response, heldIn(request));
      case 'GET record':
        return send(published(match), true);
      case 'POST actions': {
        const message = await bodyOf(request);
        return send(playTurn(match, mustPlay(match, request), message));
      }
      case 'POST seats': {
        const message = await bodyOf(request);
        const said = changeSeat(engine, match, { seat: Number(place), own: seatOf(keys, request), message });
        // Somebody else sees these cards from now on.
        if (message.do === 'take') streams.dismiss(match, Number(place));
        wentOn(match);
        return send(said);
      }
      case 'POST votes': {
        const message = await bodyOf(request);
        const said = vote(match, mustPlay(match, request), message);
        wentOn(match);
        return send(said);
      }
      default:
        throw new Refusal(404, 'there is nothing here');
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      const status = statusOf(error);
      if (status === 500) log(String(error.stack));
      else if (error instanceof NotWrittenError) log(error.message);
      if (response.headersSent) response.destroy();
      const refused = status === 500 ? 'this is a fault of the host' : error.message;
      if (!response.destroyed) sendJson(request, response, [status, { refused }]);
    });
  });
  return {
    ...{ server, matches },
    lookAtClocks() {
      for (const table of tables.values()) {
        if (table.idle() > LONGEST_TABLE) tables.delete(table.id);
        else attempt(() => dealAt(table));
      }
      for (const match of matches.values()) attempt(() => caretaker.lookAtClocks(match));
    },
  };

  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      log(plain((error as Error).message));
    }
  }
}

const keysOf = (match: Match) => match.players().map(({ key }) => key);

// The seat of the key, if its player is there.
function mustPlay(match: Match, request: IncomingMessage): number {
  const seat = mustSit(keysOf(match), request);
  if (match.players()[seat].by === 'person') return seat;
  throw new Refusal(403, 'a bot or nobody plays your seat: return first');
}

// What clients send wrongly is told to them; anything else is ours to see.
function statusOf(error: Error): number {
  if (error instanceof Refusal) return error.status;
  if (error instanceof NotWrittenError) return error.isFull ? 507 : 503;
  return isRailheadError(error) && error.code !== 'fault' ? 400 : 500;
}

// What is secret while it is played is everybody's afterwards.
function published(match: Match): Answer {
  const record = match.record();
  if (record === null) throw new Refusal(409, 'the record is published when the game is over');
  return [200, record];
}

// A message that quotes a name may hold what forges a line of the log.
const plain = (text: string) => text.replaceAll(/\p{C}/gu, '?').slice(0, 300);
