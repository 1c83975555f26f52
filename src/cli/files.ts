// Reading and writing files with messages that name them.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInputError } from './console.js';

/** The text of a file, in UTF-8 or, as some consoles write it, UTF-16 behind its mark. */
export function readText(file: string): string {
  const bytes = bytesOf(file);
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    throw new BadInputError(`${file} is compressed: unpack it first (gunzip)`);
  // A decoder drops the mark at the beginning itself.
  const coding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(coding).decode(bytes);
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new BadInputError(`cannot read ${file}: ${(error as Error).message}`);
  }
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
