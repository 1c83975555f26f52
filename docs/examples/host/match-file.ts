// The file of a match: lines, each on the disk before anybody hears of it. A new file is there whole or not
// at all, and a line that could not be written is cut off again. match.ts knows what the lines say.

import * as fs from 'node:fs';
import { dirname } from 'node:path';

/**
 * What the host needs of a disk: functions of node's own. Tests bring disks that fill up, and disks that lose
 * their power.
 */
export type Disk = Pick<
  typeof fs,
  | 'closeSync'
  | 'existsSync'
  | 'fstatSync'
  | 'fsyncSync'
  | 'ftruncateSync'
  | 'lstatSync'
  | 'openSync'
  | 'readFileSync'
  | 'readdirSync'
  | 'renameSync'
  | 'rmSync'
  | 'writeSync'
>;

/** The disk of this machine. */
export const realDisk: Disk = fs;

/** What a file is called until all of it is on the disk. */
export const UNFINISHED = '.new';

/**
 * The disk did not take a line. The file is as it was before, so the caller must act as if nobody had asked.
 */
export class NotWrittenError extends Error {
  /** Whether the disk has no space left. */
  readonly isFull: boolean;
  constructor(cause: unknown) {
    const { code, message } = Object(cause) as { code?: unknown; message?: unknown };
    super(`the disk did not take it: ${message}`, { cause });
    this.isFull = code === 'ENOSPC' || code === 'EDQUOT';
  }
}

/** The lines of a match, and a pen. */
export interface MatchFile {
  /** What stood in the file when it was opened. */
  readonly lines: readonly string[];
  /** Bytes of a last line without an end, which were cut off: nobody was told of it. */
  readonly cut: number;
  /** Writes a line. Returns when it is on the disk; throws {@link NotWrittenError} if it is not. */
  readonly append: (line: object) => void;
}

/**
 * Writes a new file with one line, under another name first. Throws {@link NotWrittenError} where there is no
 * file afterwards.
 */
export function writeFile(disk: Disk, file: string, line: object): void {
  const unfinished = file + UNFINISHED;
  try {
    withOpen(disk, unfinished, 'w', (open) => {
      writeAll(disk, open, bytesOf(line), 0);
      disk.fsyncSync(open);
    });
    disk.renameSync(unfinished, file);
    syncFolder(disk, dirname(file));
  } catch (cause) {
    for (const left of [unfinished, file]) disk.rmSync(left, { force: true });
    throw new NotWrittenError(cause);
  }
}

/** The most bytes of a match; the longest games have a tenth of it. */
const MOST_BYTES = 32_000_000;

/** Opens a file and cuts off what stands behind its last whole line. */
export function openFile(disk: Disk, file: string): MatchFile {
  const found = disk.lstatSync(file);
  if (!found.isFile()) throw new Error('it is not a file');
  if (found.size > MOST_BYTES) throw new Error(`it is longer than ${MOST_BYTES} bytes`);
  const bytes = disk.readFileSync(file);
  let length = bytes.lastIndexOf('\n') + 1;
  // What stands behind `length` is ours and was told to nobody.
  let isTorn = length < bytes.length;
  const mend = (open: number) => {
    disk.ftruncateSync(open, length);
    disk.fsyncSync(open);
    isTorn = false;
  };
  if (isTorn && length > 0) withOpen(disk, file, 'r+', mend);
  return {
    lines: bytes.toString('utf8', 0, length).split('\n').slice(0, -1),
    cut: bytes.length - length,
    append(line) {
      const written = bytesOf(line);
      try {
        withOpen(disk, file, 'r+', (open) => {
          if (isTorn) mend(open);
          if (disk.fstatSync(open).size !== length) throw new Error('another process writes into the file');
          isTorn = true;
          writeAll(disk, open, written, length);
          disk.fsyncSync(open);
        });
      } catch (cause) {
        if (isTorn) tryTo(() => withOpen(disk, file, 'r+', mend));
        throw new NotWrittenError(cause);
      }
      length += written.length;
      isTorn = false;
    },
  };
}

const bytesOf = (line: object) => Buffer.from(`${JSON.stringify(line)}\n`);

// A disk may take less than it is given, and say so only the next time it is asked.
function writeAll(disk: Disk, open: number, bytes: Buffer, position: number): void {
  for (let done = 0; done < bytes.length; )
    done += disk.writeSync(open, bytes, done, bytes.length - done, position + done);
}

// A name is on the disk when its folder is. Windows opens no folders, and keeps names by itself.
function syncFolder(disk: Disk, folder: string): void {
  if (process.platform !== 'win32') withOpen(disk, folder, 'r', (open) => disk.fsyncSync(open));
}

function withOpen(disk: Disk, path: string, flags: string, use: (open: number) => void): void {
  const open = disk.openSync(path, flags);
  try {
    use(open);
  } finally {
    disk.closeSync(open);
  }
}

// Mending that fails leaves the file torn: the next line mends it first, and so does the next start. The
// caller throws the first error.
function tryTo(mend: () => void): void {
  try {
    mend();
  } catch {
    return;
  }
}
