// The files of a module of somebody's own that a browser needs: the module, and everything that it imports by
// a path. Of packages, a browser has only those of the playground.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, relative, resolve, sep } from 'node:path';
import { BadInputError } from './console.js';

/** A module with the files that it loads. */
export interface OwnModules {
  /** Where the module is served. */
  readonly entry: string;
  /** The files by the addresses that they are served at. */
  readonly files: ReadonlyMap<string, string>;
}

/** What the addresses of own modules begin with. */
const OWN = '/own/';

const SERVED = ['.js', '.mjs', '.json'];

/**
 * Finds the files of a module. Throws `BadInputError` for what a browser cannot load: another package than
 * `has` names, TypeScript, or a file that is not there.
 */
export function ownModulesOf(module: string, has: (name: string) => boolean): OwnModules {
  const entry = resolve(module);
  const found = new Set<string>();
  const look = (file: string, importer: string | null): void => {
    if (found.has(file)) return;
    const name = importer === null ? module : `${module} imports ${file}, which`;
    if (!SERVED.includes(extname(file)))
      throw new BadInputError(`${name} is not JavaScript: compile it, and name the result`);
    if (!existsSync(file)) throw new BadInputError(`${importer} imports ${file}, which does not exist`);
    found.add(file);
    if (extname(file) === '.json') return;
    for (const asked of importsIn(readFileSync(file, 'utf8'))) {
      if (/^\.\.?\//.test(asked)) look(resolve(dirname(file), asked), file);
      else if (!has(asked))
        throw new BadInputError(
          `${file} imports ${asked}, which the playground does not have: import railhead or a file by its path`,
        );
    }
  };
  look(entry, null);
  const folder = [...found].map(dirname).reduce(commonFolder);
  const addressOf = (file: string) =>
    OWN + relative(folder, file).split(sep).map(encodeURIComponent).join('/');
  return {
    entry: addressOf(entry),
    files: new Map([...found].map((file) => [addressOf(file), file])),
  };
}

function commonFolder(one: string, other: string): string {
  const [parts, others] = [one.split(sep), other.split(sep)];
  const differing = parts.findIndex((part, n) => part !== others[n]);
  return differing < 0 ? one : parts.slice(0, differing).join(sep) || sep;
}

// What statements at the beginning of a line import; a comment begins with something else.
const STATEMENT = /(?:^|;)[ \t]*(?:import|export)\b(?:[^'"`;()=]*?\bfrom)?\s*(["'])([^"'\n]+)\1/gm;

/** The names that a module imports before it runs. */
export function importsIn(text: string): readonly string[] {
  return [...text.matchAll(STATEMENT)].map(([, , name]) => name);
}
