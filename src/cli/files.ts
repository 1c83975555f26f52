// Reads and writes files, with messages that name them. Reading has a bound: a device or a wrong file never
// fills the memory.

import { closeSync, fstatSync, mkdirSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInputError } from './console.js';

const MEGABYTE = 1_000_000;

/**
 * The most megabytes of a file of each kind. No map has a hundredth of it; a save is as long as the engine
 * reads one.
 */
export const MOST_MEGABYTES = { plain: 64, save: 256, log: 500 } as const;

/**
 * The text of a file, in UTF-8 or, as some consoles write it, UTF-16 behind its mark. Throws BadInputError
 * for what cannot be read, is compressed, or is longer than {@link MOST_MEGABYTES}.
 */
export function readText(file: string, kind: keyof typeof MOST_MEGABYTES = 'plain'): string {
  const bytes = bytesOf(file, MOST_MEGABYTES[kind]);
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    throw new BadInputError(`${file} is compressed: unpack it first (gunzip)`);
  // A decoder drops the mark at the beginning itself.
  const coding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(coding).decode(bytes);
}

function bytesOf(file: string, megabytes: number): Uint8Array {
  let bytes: Uint8Array | null;
  try {
    const open = openSync(file, 'r');
    try {
      bytes = bytesIn(open, megabytes * MEGABYTE);
    } finally {
      closeSync(open);
    }
  } catch (error) {
    throw new BadInputError(`cannot read ${file}: ${(error as Error).message}`);
  }
  if (bytes === null) throw new BadInputError(`${file} is longer than ${megabytes} MB: it is not read`);
  return bytes;
}

// Null where there are more. A file says how long it is; of a pipe or a device nobody knows before it ends.
function bytesIn(open: number, most: number): Uint8Array | null {
  const stats = fstatSync(open);
  if (stats.isFile() && stats.size > most) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const part = new Uint8Array(Math.max(MEGABYTE, stats.isFile() ? stats.size - length : 0));
    const read = readSync(open, part);
    if (read === 0) return Buffer.concat(parts);
    length += read;
    if (length > most) return null;
    parts.push(part.subarray(0, read));
  }
}

/** Throws unless a path leads to a file, as a module has to: of a device, node would read without an end. */
export function mustBeFile(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new BadInputError(`${file} cannot be loaded: there is no such file`);
}

/** The JSON of a file. */
export function readJsonFile(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInputError(`${file} is no JSON: ${(error as Error).message}`);
  }
}

/** Writes a file, making its folder. */
export function writeText(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new BadInputError(`cannot write ${file}: ${(error as Error).message}`);
  }
}
