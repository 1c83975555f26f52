// Reading and writing files with messages that name them.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadInputError } from './console.js';

/** The text of a file. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
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
