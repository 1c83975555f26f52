// The tables that have not dealt yet, over http. They live in memory: a table is forgotten when it deals, and
// when it takes too long. If the host stops before the deal, the players open another one with new parts.
//   POST /tables {ruleset, seats, options?}     GET /tables/ID
//   POST /tables/ID/commitment {commitment}     POST /tables/ID/part {part}     POST /tables/ID/deal {}

import type { IncomingMessage } from 'node:http';
import type { AnyEngine } from 'railhead/engine';
import type { Made, Match, Wish } from './match.js';
import { type Answer, bodyOf, Refusal, seatOf, wishOf } from './requests.js';
import { openTable, type SeedTable } from './seeds.js';

/** How many tables a host keeps, and how long. */
export interface TableLimits {
  /** Tables that have not dealt. */
  readonly tables: number;
  /** Milliseconds that seats have for revealing their parts, from the last commitment on. */
  readonly patience: number;
  /** Milliseconds from the opening of a table until it is forgotten. */
  readonly tableLife: number;
}

/** The matches of the host, as tables use them. */
export interface Matches {
  /** Throws a `Refusal` where the host takes on no more matches. */
  readonly mustHaveRoom: () => void;
  /** Throws a `Refusal` for a client that has begun as many as it may. */
  readonly mustBegin: (request: IncomingMessage) => void;
  readonly begin: (wish: Wish, made: Made) => Match;
  readonly has: (id: string) => boolean;
}

/** Answers a request: the words behind `/tables` in its address say what it asks for. */
export type Tables = (request: IncomingMessage, words: readonly string[]) => Promise<Answer>;

/** Makes the tables of a host. */
export function createTables(
  engine: AnyEngine,
  { tables: most, patience, tableLife }: TableLimits,
  matches: Matches,
): Tables {
  const open = new Map<string, { readonly table: SeedTable; readonly until: number }>();

  function forgetOld(): void {
    for (const [id, { until }] of open) if (performance.now() >= until) open.delete(id);
  }

  async function begin(request: IncomingMessage): Promise<Answer> {
    const wish = await wishOf(request);
    matches.mustHaveRoom();
    if (open.size >= most) throw new Refusal(503, `this host has ${most} open tables, as many as it takes`);
    matches.mustBegin(request);
    const table = openTable(engine, wish, patience);
    open.set(table.id, { table, until: performance.now() + tableLife });
    return [201, { ...table.shown(), keys: table.keys }];
  }

  // The disk may refuse the match. The table is still there then, and may deal again.
  function deal(table: SeedTable): Answer {
    const { id } = matches.begin(table.wish, table.make());
    open.delete(table.id);
    return [201, { match: id }];
  }

  async function change(request: IncomingMessage, id: string, what: string): Promise<Answer> {
    const { commitment, part } = await bodyOf(request);
    if (matches.has(id)) throw new Refusal(409, 'the match has begun');
    const table = find(id);
    const seat = seatOf(table, request);
    if (seat === null) throw new Refusal(403, 'this key is for no seat of the table');
    if (what === 'deal') return deal(table);
    if (what === 'commitment') table.commit(seat, commitment);
    else table.reveal(seat, part);
    return [200, table.shown()];
  }

  function find(id: string): SeedTable {
    const found = open.get(id);
    if (found === undefined) throw new Refusal(404, 'there is no such table, or it was open for too long');
    return found.table;
  }

  return async (request, [id, what, ...more]) => {
    const { method } = request;
    forgetOld();
    if (method === 'POST' && id === undefined) return begin(request);
    if (method === 'POST' && CHANGES.includes(what) && more.length === 0) return change(request, id, what);
    if (method === 'GET' && id !== undefined && what === undefined)
      return [200, matches.has(id) ? { match: id } : find(id).shown()];
    throw new Refusal(404, 'there is nothing here');
  };
}

const CHANGES: readonly string[] = ['commitment', 'part', 'deal'];
