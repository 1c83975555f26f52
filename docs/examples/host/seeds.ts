// A table before its first deal: every seat commits to a part of the seed, then reveals it, so that nobody chooses the luck alone
// (the hosting guide tells why each step is there). A table lives in memory. If the host stops before the deal, the players open
// another one with new parts.
//   POST /tables {ruleset, seats, options?}   POST /tables/ID/commitment {key, commitment}   POST /tables/ID/part {key, part}
//   POST /tables/ID/deal {key}                GET /tables/ID

import { combineSeeds, commitSeed, createGame, freshSeed, type RulesetId, type SharedSeed } from 'railhead';

/** What players ask for when they open a table or a match. */
export interface Asked {
  readonly ruleset: RulesetId;
  readonly seats: readonly string[];
  readonly options?: object;
}

/** A table that makes its seed. */
export interface SeedTable {
  readonly id: string;
  readonly keys: readonly string[];
  /** Everything that anybody may know of it. */
  readonly shown: () => object;
  /** Answers a request of a seat; `deal` begins the match once the seed is made. */
  readonly answer: (what: string, message: Message, deal: Deal) => Answer;
}

type Message = { readonly key?: unknown; readonly commitment?: unknown; readonly part?: unknown };
type Answer = [status: number, answer: object];
/** Begins the match of a table and returns its id. */
export type Deal = (asked: Asked, made: SharedSeed & { readonly keys: readonly string[] }) => string;

/** Opens a table; seats that have not revealed their parts so many milliseconds after the last commitment can be left out. */
export function openTable(asked: Asked, patience: number): SeedTable {
  const { ruleset, seats, options } = asked;
  if (!Array.isArray(seats)) throw new SyntaxError('seats are a list of names');
  // Throws for what is no game, before anybody commits to anything.
  createGame(ruleset, { seats, seed: 'any', ...(options && { options }) } as never);
  const [id, table, host] = [freshSeed(), `example-host/${freshSeed()}`, freshSeed()];
  const reserves = seats.map(() => freshSeed());
  const keys = seats.map(() => freshSeed());
  const own = {
    table,
    host: commitSeed(table, 'host', host),
    reserves: reserves.map((part, seat) => commitSeed(table, { reserve: seat }, part)),
  };
  const commitments: (string | null)[] = seats.map(() => null);
  const parts: (string | null)[] = seats.map(() => null);
  let committedAt = Number.POSITIVE_INFINITY;
  let match: string | null = null;
  const refused = (status: number, reason: string): Answer => [status, { refused: reason }];
  const shown = () => ({
    ...{ id, ...own, seats: [...commitments] },
    ...{ revealed: parts.map((part) => part !== null), match },
  });

  function commit(seat: number, commitment: unknown): Answer {
    if (typeof commitment !== 'string' || !/^[0-9a-f]{64}$/.test(commitment))
      return refused(400, 'a commitment is 64 hex digits');
    if (commitments[seat] !== null) return refused(409, 'this seat has committed already');
    if ([own.host, ...own.reserves, ...commitments].includes(commitment))
      return refused(409, 'this is the commitment of somebody else');
    commitments[seat] = commitment;
    if (!commitments.includes(null)) committedAt = Date.now();
    return [200, shown()];
  }

  function reveal(seat: number, part: unknown): Answer {
    if (commitments.includes(null)) return refused(409, 'not everybody has committed');
    if (commitSeed(table, { seat }, part as string) !== commitments[seat])
      return refused(409, 'this is another part than the seat has committed to');
    parts[seat] = part as string;
    return [200, shown()];
  }

  function dealt(deal: Deal): Answer {
    const missing = parts.flatMap((part, seat) => (part === null ? [seat] : []));
    if (missing.length > 0 && Date.now() < committedAt + patience)
      return refused(409, 'a part is missing, and there is time to reveal it');
    const seedParts = { host, seats: [...parts], reserves };
    const withheld = missing.length > 0 && { withheld: missing };
    const seedCommitments = { ...own, seats: commitments as string[], ...withheld };
    match = deal(asked, { keys, seed: combineSeeds(table, seedParts), seedCommitments, seedParts });
    return [200, shown()];
  }

  return {
    ...{ id, keys, shown },
    answer(what, { key, commitment, part }, deal) {
      const seat = keys.indexOf(String(key));
      if (seat < 0) return refused(403, 'this key is for no seat of the table');
      if (match !== null) return refused(409, 'the match has begun');
      if (what === 'commitment') return commit(seat, commitment);
      if (what === 'part') return reveal(seat, part);
      return what === 'deal' ? dealt(deal) : refused(404, 'there is nothing here');
    },
  };
}
