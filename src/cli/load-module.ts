// Loading a module that a flag names: `--rules` and `--contest`.

import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BadInputError } from './console.js';
import { mustBeFile } from './files.js';

const TYPESCRIPT = ['.ts', '.mts', '.cts', '.tsx'];

/** The exports of a module file; TypeScript must be compiled. Throws `BadInputError` if it cannot load. */
export async function loadModule(file: string): Promise<object> {
  mustBeFile(file);
  try {
    return (await import(pathToFileURL(resolve(file)).href)) as object;
  } catch (error) {
    // Node.js puts advice of many lines below what is wrong.
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    const advice = TYPESCRIPT.includes(extname(file))
      ? '; it is TypeScript: compile it first, and name the JavaScript file'
      : '';
    throw new BadInputError(`${file} cannot be loaded: ${reason}${advice}`);
  }
}
