// A player at a table (E-SEED-1): they commit to a part of the seed as they sit down, and reveal it once
// everybody has committed. When the game is over they check the record. A notebook in their browser keeps
// what they were shown, because the host could show something else later.

import { replay } from 'railhead';
import { commitSeed, freshSeed, type GameRecord, type SeedCommitments, verifySeeds } from 'railhead/engine';

/** What a table shows to everybody. */
export interface TableShown {
  readonly id: string;
  readonly ruleset: string;
  readonly table: string;
  readonly host: string;
  readonly reserves: readonly string[];
  /** Who sits where; null for an open seat. */
  readonly seats: readonly (SeatShown | null)[];
}

/** A seat of a table that is taken. */
export interface SeatShown {
  readonly name: string;
  readonly colour: string | null;
  readonly by: string;
  readonly commitment: string;
  readonly revealed: boolean;
}

/** Where a player keeps what they must not lose: `localStorage` of their browser. */
export type Notebook = Pick<Storage, 'getItem' | 'setItem'>;

interface Notes {
  readonly seat: number;
  readonly part: string;
  /** The commitments of the host, from when this player committed. */
  readonly own: Omit<SeedCommitments, 'seats'>;
  /** The commitments of all seats, from when this player revealed the part. */
  readonly seats?: readonly string[];
}

/** The player of this browser at one table. Verbs throw an error with a sentence where the host cheats. */
export interface Player {
  /** Draws a part, writes it down, and returns the commitment to it. */
  readonly commit: (seat: number, shown: TableShown) => string;
  /** The part, unless the commitments are not those that this player was shown. */
  readonly reveal: (shown: TableShown) => string;
  /**
   * What shows a cheat in the record; empty where nobody chose the luck alone, or this browser was not there.
   */
  readonly check: (record: GameRecord) => readonly string[];
}

/** Seats a player at a table. */
export function sitDown(id: string, notebook: Notebook): Player {
  const page = `railhead/table/${id}`;
  const ownIn = ({ table, host, reserves }: TableShown) => ({ table, host, reserves });
  const read = (): Notes | null => JSON.parse(notebook.getItem(page) ?? 'null');
  const write = (notes: Notes) => notebook.setItem(page, JSON.stringify(notes));

  return {
    commit(seat, shown) {
      const part = freshSeed();
      write({ seat, part, own: ownIn(shown) });
      return commitSeed(shown.table, { seat }, part);
    },
    reveal(shown) {
      const notes = read();
      if (notes === null) throw new Error('the part of this seat was drawn in another browser');
      const { seat, part, own } = notes;
      if (JSON.stringify(ownIn(shown)) !== JSON.stringify(own))
        throw new Error('the host has changed its commitments');
      const seats = shown.seats.map((one) => one?.commitment ?? '');
      if (seats[seat] !== commitSeed(own.table, { seat }, part))
        throw new Error('the host shows another commitment than this seat sent');
      // The first that were shown count: the host could show others once it knows the part.
      if (notes.seats === undefined) write({ ...notes, seats });
      return part;
    },
    check(record) {
      const { config } = replay(record).record;
      const notes = read();
      if (notes?.seats === undefined) return verifySeeds(config).map(({ message }) => message);
      const { seat, own, seats } = notes;
      const isLeftOut = config.seedCommitments?.withheld?.includes(seat) ?? false;
      const found = verifySeeds(config, { ...own, seats }).map(({ message }) => message);
      return isLeftOut ? ['the host left out the part that this seat revealed', ...found] : found;
    },
  };
}
