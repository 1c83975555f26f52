// A disk in memory that can die, fill up and fail. Like a real one it keeps two things apart: what is
// written, and what is still there after the power was gone. A file's bytes survive once the file is synced,
// a name once its folder is.

import type { Disk } from '../../../docs/examples/host/match-file';

/**
 * What a dead machine finds again. A killed process loses nothing that it wrote; a machine without power may.
 */
export interface Survival {
  readonly unsyncedBytes: boolean;
  readonly unsyncedNames: boolean;
}

/** What goes wrong, and when. Every call counts one, and every byte that is written. */
export interface Trouble {
  /** After so much the machine is dead: every call throws {@link Dead}. */
  readonly diesAfter?: number;
  /** Bytes that all files have room for together. */
  readonly room?: number;
  /** The calls, by number, that fail with EIO and do nothing. */
  readonly failing?: readonly number[];
}

/** Thrown by every call to a disk whose machine is dead. */
export class Dead extends Error {}

interface Inode {
  bytes: Buffer;
  synced: Buffer;
}

/** A disk of one folder, and what tests do with it. */
export interface ModelDisk {
  readonly disk: Disk;
  /** Calls and bytes so far. */
  readonly spent: () => number;
  /** The calls so far. */
  readonly calls: () => number;
  /** The same disk in a machine that was switched on again. */
  readonly restarted: (survival: Survival, trouble?: Trouble) => ModelDisk;
  /** The same disk with more room. */
  readonly give: (room: number) => void;
  readonly names: () => readonly string[];
  readonly text: (name: string) => string;
  readonly put: (name: string, text: string) => void;
}

/** Makes an empty disk. */
export const createModelDisk = (trouble: Trouble = {}): ModelDisk => modelDisk(new Map(), trouble);

function modelDisk(names: Map<string, Inode>, trouble: Trouble): ModelDisk {
  const { diesAfter = Number.POSITIVE_INFINITY, failing = [] } = trouble;
  let { room = Number.POSITIVE_INFINITY } = trouble;
  let durable = new Map(names);
  const open = new Map<number, Inode | 'folder'>();
  let [spent, calls, next] = [0, 0, 3];

  const nameOf = (path: unknown) => String(path).split('/').at(-1) as string;
  const error = (code: string, syscall: string) =>
    Object.assign(new Error(`${code}: ${syscall}`), { code, syscall });
  const step = (syscall: string) => {
    if (spent >= diesAfter) throw new Dead();
    spent++;
    if (failing.includes(calls++)) throw error('EIO', syscall);
  };
  const inode = (path: unknown): Inode => {
    const found = names.get(nameOf(path));
    if (found === undefined) throw error('ENOENT', 'open');
    return found;
  };
  const opened = (number: number) => open.get(number) as Inode;

  const disk = {
    openSync(path: string, flags: string) {
      step('open');
      const isFolder = flags === 'r';
      if (flags === 'w') names.set(nameOf(path), { bytes: Buffer.alloc(0), synced: Buffer.alloc(0) });
      open.set(next, isFolder ? 'folder' : inode(path));
      return next++;
    },
    closeSync(number: number) {
      step('close');
      open.delete(number);
    },
    writeSync(number: number, from: Buffer, offset: number, length: number, position: number) {
      step('write');
      const file = opened(number);
      const used = [...names.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
      const fits = Math.min(length, room - used, diesAfter - spent);
      if (fits > 0) {
        const bytes = Buffer.alloc(Math.max(file.bytes.length, position + fits));
        file.bytes.copy(bytes);
        from.copy(bytes, position, offset, offset + fits);
        file.bytes = bytes;
        spent += fits;
      }
      if (spent >= diesAfter) throw new Dead();
      if (fits <= 0) throw error('ENOSPC', 'write');
      return fits;
    },
    ftruncateSync(number: number, length: number) {
      step('ftruncate');
      const file = opened(number);
      file.bytes = file.bytes.subarray(0, length);
    },
    fsyncSync(number: number) {
      step('fsync');
      const file = open.get(number);
      if (file === 'folder') durable = new Map(names);
      else if (file !== undefined) file.synced = file.bytes;
    },
    fstatSync(number: number) {
      step('fstat');
      return { size: opened(number).bytes.length };
    },
    lstatSync(path: string) {
      step('lstat');
      return { size: inode(path).bytes.length, isFile: () => true };
    },
    readFileSync(path: string) {
      step('read');
      return inode(path).bytes;
    },
    readdirSync() {
      step('readdir');
      return [...names.keys()];
    },
    renameSync(from: string, to: string) {
      step('rename');
      names.set(nameOf(to), inode(from));
      names.delete(nameOf(from));
    },
    rmSync(path: string) {
      step('rm');
      names.delete(nameOf(path));
    },
    existsSync: (path: string) => names.has(nameOf(path)),
  };
  return {
    disk: disk as unknown as Disk,
    spent: () => spent,
    calls: () => calls,
    restarted({ unsyncedBytes, unsyncedNames }, again = {}) {
      const left = unsyncedNames ? names : durable;
      const found = [...left].map(([name, { bytes, synced }]): [string, Inode] => {
        const kept = unsyncedBytes ? bytes : synced;
        return [name, { bytes: kept, synced: kept }];
      });
      return modelDisk(new Map(found), again);
    },
    give(more) {
      room = more;
    },
    names: () => [...names.keys()],
    text: (name) => inode(name).bytes.toString('utf8'),
    put: (name, text) => void names.set(name, { bytes: Buffer.from(text), synced: Buffer.from(text) }),
  };
}
