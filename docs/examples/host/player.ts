// A player at a table (E-SEED-1): they commit to a part of the seed, reveal it once everybody has committed,
// and check the record when the game is over. A notebook in their browser keeps what they were shown, because
// the host could show something else later.

import { replay } from 'railhead';
import { commitSeed, freshSeed, type SeedCommitments, verifySeeds } from 'railhead/engine';

/** What a table shows to everybody. A seat that has not committed yet is null. */
export interface TableShown {
  readonly id: string;
  readonly table: string;
  readonly host: string;
  readonly reserves: readonly string[];
  readonly seats: readonly (string | null)[];
  /** Which seats have revealed their parts. */
  readonly revealed: readonly boolean[];
}

/** Where a player keeps what they must not lose: `localStorage` of their browser. */
export type Notebook = Pick<Storage, 'getItem' | 'setItem'>;

/** Asks the host, and returns its answer. Throws an error with the host's sentence where it refuses. */
export type Ask = (path: string, message?: object) => Promise<object>;

/** The player of one seat. Every verb throws an error with a sentence where the host refuses or cheats. */
export interface Player {
  /** Draws a part, writes it down, and commits to it. Commits to the same part again after a reload. */
  readonly commit: () => Promise<void>;
  /** Reveals the part, unless the commitments are not those that this player was shown. */
  readonly reveal: () => Promise<void>;
  /** What shows a cheat in the record of the match; empty where nobody chose the luck alone. */
  readonly check: () => Promise<readonly string[]>;
}

interface Notes {
  readonly part: string;
  /** The commitments of the host, from when this player committed. */
  readonly own: Omit<SeedCommitments, 'seats'>;
  /** The commitments of all seats, from when this player revealed the part. */
  readonly seats?: readonly string[];
}

/** Seats a player at a table. */
export function sitDown(ask: Ask, { id, seat }: { id: string; seat: number }, notebook: Notebook): Player {
  const page = `railhead/table/${id}/${seat}`;
  const look = async () => (await ask(`/tables/${id}`)) as TableShown;
  const write = (notes: Notes) => notebook.setItem(page, JSON.stringify(notes));

  function read(): Notes {
    const text = notebook.getItem(page);
    if (text === null) throw new Error('the part of this seat was drawn in another browser');
    return JSON.parse(text) as Notes;
  }

  return {
    async commit() {
      const { table, host, reserves } = await look();
      if (notebook.getItem(page) === null) write({ part: freshSeed(), own: { table, host, reserves } });
      const { part, own } = read();
      await ask(`/tables/${id}/commitment`, { commitment: commitSeed(own.table, { seat }, part) });
    },
    async reveal() {
      const { part, own } = read();
      const { table, host, reserves, seats } = await look();
      const isChanged = JSON.stringify({ table, host, reserves }) !== JSON.stringify(own);
      if (isChanged) throw new Error('the host has changed its commitments');
      if (seats.includes(null)) throw new Error('not everybody has committed');
      if (seats[seat] !== commitSeed(own.table, { seat }, part))
        throw new Error('the host shows another commitment than this seat sent');
      write({ part, own, seats: seats as string[] });
      await ask(`/tables/${id}/part`, { part });
    },
    async check() {
      const { own, seats } = read();
      if (seats === undefined) throw new Error('this seat has revealed no part');
      const { config } = replay(JSON.stringify(await ask(`/matches/${id}/record`))).record;
      const isLeftOut = config.seedCommitments?.withheld?.includes(seat) ?? false;
      const found = verifySeeds(config, { ...own, seats }).map(({ message }) => message);
      return isLeftOut ? ['the host left out the part that this seat revealed', ...found] : found;
    },
  };
}
