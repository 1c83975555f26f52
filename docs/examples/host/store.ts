// What a host remembers: lines of tables and matches in one SQLite file. Nothing is ever changed or deleted,
// and a line is on the disk before anybody hears of it.

import Database from 'libsql';

/** A line of a match, as it was written. */
export interface Line {
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** What it says: match.ts and tables.ts know. */
  readonly says: Readonly<Record<string, unknown>>;
}

/** What may be written with a line, in the same transaction. */
export interface Beside {
  /** The id of the message that asked for it: a message that comes again is not played again. */
  readonly sent?: string | null;
  /** The match is over with this line. */
  readonly over?: { readonly result: string; readonly listed: boolean } | null;
}

/** A match that is over. */
export interface Finished {
  readonly id: string;
  readonly at: number;
  readonly result: string;
}

/** The memory of a host. */
export interface Store {
  /** The tables and matches that are not over, oldest first. */
  readonly open: () => readonly string[];
  readonly has: (id: string) => boolean;
  /** All lines, in their order. */
  readonly lines: (id: string) => readonly Line[];
  /**
   * Writes line number `n` in one transaction. Throws {@link NotWrittenError}, and then nothing has changed.
   */
  readonly append: (id: string, n: number, line: Line, beside?: Beside) => void;
  /** The numbers of the lines that a message asked for. */
  readonly sentIn: (id: string, sent: string) => readonly number[];
  /** The listed matches that ended last, the latest first. */
  readonly finished: (most: number) => readonly Finished[];
  readonly close: () => void;
}

/** The disk did not take a line, so the caller must act as if nobody had asked. */
export class NotWrittenError extends Error {
  /** Whether the disk has no space left. */
  readonly isFull: boolean;
  constructor(cause: unknown) {
    const { code, message } = Object(cause) as { code?: unknown; message?: unknown };
    super(`the disk did not take it: ${message}`, { cause });
    this.isFull = code === 'SQLITE_FULL';
  }
}

const TABLES = [
  `lines (
    id TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, says TEXT NOT NULL, sent TEXT, PRIMARY KEY (id, n)
  ) WITHOUT ROWID`,
  `finished (
    id TEXT PRIMARY KEY, at INTEGER NOT NULL, result TEXT NOT NULL, listed INTEGER NOT NULL
  ) WITHOUT ROWID`,
];
const INDEXES = ['sent ON lines (id, sent) WHERE sent IS NOT NULL', 'latest ON finished (listed, at)'];

/**
 * Opens the file, or makes it. `:memory:` forgets all when it is closed. It grows to `pages` at most.
 */
export function openStore(file: string, { pages }: { readonly pages?: number } = {}): Store {
  const database = new Database(file);
  // A transaction is on the disk when it ends. Of two processes on a file, one comes second for a line.
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 2000'])
    database.pragma(setting);
  if (pages !== undefined) database.pragma(`max_page_count = ${pages}`);
  for (const table of TABLES) database.exec(`CREATE TABLE IF NOT EXISTS ${table}`);
  for (const index of INDEXES) database.exec(`CREATE INDEX IF NOT EXISTS ${index}`);
  const prepared = {
    open: database.prepare(
      'SELECT id FROM lines WHERE n = 0 AND id NOT IN (SELECT id FROM finished) ORDER BY at, id',
    ),
    has: database.prepare('SELECT 1 FROM lines WHERE id = ? AND n = 0'),
    lines: database.prepare('SELECT at, says FROM lines WHERE id = ? ORDER BY n'),
    append: database.prepare('INSERT INTO lines (id, n, at, says, sent) VALUES (?, ?, ?, ?, ?)'),
    finish: database.prepare('INSERT INTO finished (id, at, result, listed) VALUES (?, ?, ?, ?)'),
    sentIn: database.prepare('SELECT n FROM lines WHERE id = ? AND sent = ? ORDER BY n'),
    finished: database.prepare(
      'SELECT id, at, result FROM finished WHERE listed = 1 ORDER BY at DESC LIMIT ?',
    ),
  };
  function write(id: string, n: number, { at, says }: Line, { sent = null, over = null }: Beside): void {
    database.exec('BEGIN IMMEDIATE');
    try {
      prepared.append.run(id, n, at, JSON.stringify(says), sent);
      if (over !== null) prepared.finish.run(id, at, over.result, over.listed ? 1 : 0);
      database.exec('COMMIT');
    } catch (cause) {
      // A full disk has rolled back by itself.
      if (database.inTransaction) database.exec('ROLLBACK');
      throw cause;
    }
  }

  return {
    open: () => prepared.open.all().map((row) => (row as { id: string }).id),
    has: (id) => prepared.has.get(id) !== undefined,
    lines: (id) =>
      prepared.lines.all(id).map((row) => {
        const { at, says } = row as { at: number; says: string };
        return { at, says: JSON.parse(says) };
      }),
    append(id, n, line, beside = {}) {
      try {
        write(id, n, line, beside);
      } catch (cause) {
        throw new NotWrittenError(cause);
      }
    },
    sentIn: (id, sent) => prepared.sentIn.all(id, sent).map((row) => (row as { n: number }).n),
    finished: (most) => prepared.finished.all(most) as Finished[],
    close: () => void database.close(),
  };
}
