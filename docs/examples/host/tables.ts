// Tables: games with open seats. Everybody who sits down commits to a part of the seed, and when all seats
// are taken everybody reveals it, so nobody chooses the luck alone (E-SEED-1). The shared-seeds guide tells
// why each step is there. What comes too early, too late, twice, or does not fit is refused, and changes
// nothing.

import { combineSeeds, commitSeed, freshSeed } from 'railhead/engine';
import type { Made, Means, Player, Wish } from './match.js';
import { Refusal } from './requests.js';

/** What a person brings who sits down. */
export interface Guest {
  readonly name: string;
  readonly colour: string | null;
  readonly commitment: unknown;
}

/** A game with open seats. Its lines in the store are the table. */
export interface Table {
  readonly id: string;
  readonly wish: Wish & { readonly seats: number };
  readonly listed: boolean;
  /** Everything that anybody may know of it. */
  readonly shown: () => object;
  /** The key of each seat; null for an open one. */
  readonly keys: () => readonly (string | null)[];
  /** Seats a person, and returns their key. */
  readonly sit: (seat: number, guest: Guest) => string;
  /** Seats a bot. */
  readonly seatBot: (seat: number) => void;
  /** Frees a seat, as long as there is an open one. */
  readonly free: (seat: number) => void;
  readonly reveal: (seat: number, part: unknown) => void;
  /** Milliseconds since somebody sat down last. */
  readonly idle: () => number;
  /** The seed, once all parts are there or the time for revealing is over; null before that. */
  readonly made: () => Made | null;
}

interface Seated extends Player {
  readonly commitment: string;
  readonly part: string | null;
}

interface Opened {
  readonly wish: Wish & { readonly seats: number };
  readonly listed: boolean;
  /** The host's part, and its reserve for each seat. */
  readonly host: string;
  readonly reserves: readonly string[];
}

/** Opens a table, and writes it down. Throws a railhead error for a wish that no game fits. */
export function beginTable(
  means: Means,
  wish: Opened['wish'],
  { listed, patience }: { readonly listed: boolean; readonly patience: number },
): Table {
  const { ruleset, seats, options } = wish;
  const config = { seats, seed: freshSeed(), ...(options !== undefined && { options }) };
  const count = means.engine.createGame(ruleset, config as never).game.seatNames.length;
  const id = freshSeed();
  const table: Opened = {
    wish,
    listed,
    host: freshSeed(),
    reserves: Array.from({ length: count }, () => freshSeed()),
  };
  means.store.append(id, 0, { at: means.now(), says: { table } });
  return openTable(means, id, patience);
}

/**
 * Opens a table from its lines. A part that is missing `patience` milliseconds after all sat down is left
 * out.
 */
export function openTable({ store, now }: Means, id: string, patience: number): Table {
  const [first, ...lines] = store.lines(id);
  const { wish, listed, host, reserves } = first.says.table as Opened;
  const table = `example-host/${id}`;
  const own = {
    table,
    host: commitSeed(table, 'host', host),
    reserves: reserves.map((part, seat) => commitSeed(table, { reserve: seat }, part)),
  };
  const seats: (Seated | null)[] = reserves.map(() => null);
  let count = 1;
  let fullAt = Number.POSITIVE_INFINITY;
  let lastAt = first.at;
  const isFull = () => !seats.includes(null);

  function take(
    at: number,
    { seat, seated }: { readonly seat: number; readonly seated: Seated | null },
  ): void {
    const wasFull = isFull();
    seats[seat] = seated;
    if (isFull() && !wasFull) fullAt = at;
    lastAt = at;
    count++;
  }
  for (const { at, says } of lines) take(at, says as never);

  function write(seat: number, seated: Seated | null): void {
    const line = { at: now(), says: { seat, seated } };
    store.append(id, count, line);
    take(line.at, line.says);
  }
  function mustBeOpen(seat: number): void {
    if (seats[seat] === undefined) throw new Refusal(404, 'there is no such seat');
    if (seats[seat] !== null) throw new Refusal(409, 'somebody sits there already');
  }

  return {
    ...{ id, wish, listed },
    shown: () => ({
      ...{ id, ruleset: wish.ruleset, options: wish.options ?? {}, ...own },
      seats: seats.map(
        (one) =>
          one && {
            name: one.name,
            colour: one.colour,
            by: one.by,
            commitment: one.commitment,
            revealed: one.part !== null,
          },
      ),
    }),
    keys: () => seats.map((one) => one?.key ?? null),
    sit(seat, { name, colour, commitment }) {
      mustBeOpen(seat);
      if (typeof commitment !== 'string' || !/^[0-9a-f]{64}$/.test(commitment))
        throw new Refusal(400, 'a commitment is 64 hex digits');
      if ([own.host, ...own.reserves, ...seats.map((one) => one?.commitment)].includes(commitment))
        throw new Refusal(409, 'this is the commitment of somebody else');
      if (colour !== null && seats.some((one) => one?.colour === colour))
        throw new Refusal(409, 'somebody has this colour already');
      const key = freshSeed();
      write(seat, { name, colour, by: 'person', key, commitment, part: null });
      return key;
    },
    seatBot(seat) {
      mustBeOpen(seat);
      const part = freshSeed();
      const player = { name: `Bot ${seat + 1}`, colour: null, by: 'bot', key: null } as const;
      write(seat, { ...player, commitment: commitSeed(table, { seat }, part), part });
    },
    free(seat) {
      if (isFull()) throw new Refusal(409, 'all seats are taken, and the game begins');
      write(seat, null);
    },
    reveal(seat, part) {
      const seated = seats[seat];
      if (!isFull() || seated === null) throw new Refusal(409, 'not everybody has committed');
      if (commitSeed(table, { seat }, part as string) !== seated.commitment)
        throw new Refusal(409, 'this is another part than the seat has committed to');
      if (seated.part === null) write(seat, { ...seated, part: part as string });
    },
    idle: () => now() - lastAt,
    made() {
      if (!isFull()) return null;
      const all = seats as Seated[];
      const missing = all.flatMap(({ part }, seat) => (part === null ? [seat] : []));
      if (missing.length > 0 && now() < fullAt + patience) return null;
      const seedParts = { host, seats: all.map(({ part }) => part), reserves };
      const withheld = missing.length > 0 && { withheld: missing };
      const seedCommitments = { ...own, seats: all.map(({ commitment }) => commitment), ...withheld };
      const players = all.map(({ name, colour, by, key }) => ({ name, colour, by, key }));
      return {
        ...{ id, listed, lines: count, players, seedCommitments, seedParts },
        seed: combineSeeds(table, seedParts),
      };
    },
  };
}
