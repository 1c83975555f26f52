// railhead lint-ruleset: whether the modules of a ruleset keep to what rules may do.

import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type * as Ts from 'typescript';
import { counted } from '../../core/title/summary.js';
import type { Flags } from '../arguments.js';
import { BadInputError, say, sayJson } from '../console.js';
import { readText } from '../files.js';
import { collectionsIn, writtenIn } from './collections.js';
import { findSlips, type Slip } from './slips.js';
import { importedNames, importsIn, openReader, type Reader, type Syntax } from './syntax.js';

/** Reads a module and all that it imports, and says what rules must not do there; exit 1 if anything. */
export async function lintRuleset(file: string, flags: Flags): Promise<void> {
  const reader = await openReader();
  try {
    tellSlips(reader, file, flags.json === true);
  } finally {
    reader.close();
  }
}

function tellSlips(reader: Reader, file: string, isJson: boolean): void {
  const files = readModules(reader, file);
  const slips = slipsOf(reader, files);
  if (isJson) sayJson({ files: files.map(({ path }) => path), slips });
  else for (const slip of slips) say(sentenceOf(slip));
  if (slips.length > 0) throw new BadInputError(`${counted(slips.length, 'thing')} that rules must not do`);
  if (!isJson) say(`${counted(files.length, 'file')}: no clock, no chance, no files, no state of their own`);
}

/** A slip, and the file that it is in. */
export type PlacedSlip = Slip & { readonly path: string };

/** What rules must not do in these modules, file by file. */
export function slipsOf({ syntax }: Reader, files: readonly Module[]): readonly PlacedSlip[] {
  const elsewhere = writtenElsewhere(syntax, files);
  return files.flatMap(({ path, tree }) =>
    findSlips(syntax, tree, elsewhere.get(path)).map((slip) => ({ path, ...slip })),
  );
}

// The collections of each module that functions of others write, which import them by name.
function writtenElsewhere(
  syntax: Syntax,
  files: readonly Module[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>(files.map(({ path }) => [path, new Set()]));
  for (const { tree, links } of files) {
    for (const { specifier, name, as } of importedNames(syntax, tree)) {
      const from = files.find(({ path }) => path === links.get(specifier));
      if (from === undefined || !collectionsIn(syntax, from.tree).has(name)) continue;
      if (writtenIn(syntax, tree, new Set([as])).has(as)) found.get(from.path)?.add(name);
    }
  }
  return found;
}

const sentenceOf = ({ path, line, does, word }: PlacedSlip) => `${path}:${line} ${does}: ${word}`;

/** A file, and its tree. */
export interface Module {
  /** From the folder that the command runs in. */
  readonly path: string;
  readonly tree: Ts.SourceFile;
  /** The paths of the modules that it imports, by what it calls them. */
  readonly links: ReadonlyMap<string, string>;
}

/** The module and all that it imports by a path, each once, in the order of the imports. */
export function readModules(reader: Reader, first: string): readonly Module[] {
  const modules: Module[] = [];
  const seen = new Set<string>();
  const read = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const tree = reader.read(resolve(path), readText(path));
    const links = new Map<string, string>();
    modules.push({ path: relative('', path), tree, links });
    for (const to of importsIn(reader.syntax, tree)) {
      const found = to.startsWith('.') ? sourceAt(join(dirname(path), to)) : null;
      if (found === null) continue;
      links.set(to, relative('', found));
      read(found);
    }
  };
  read(sourceAt(first) ?? first);
  return modules;
}

const ENDINGS = ['.ts', '.mts', '.cts', '.tsx', '.js', '.mjs', '.cjs'];

// The file that an import leads to: sources import each other as .js, or without an ending. Data is ignored.
function sourceAt(path: string): string | null {
  const bare = path.replace(/\.[cm]?js$/, '');
  const candidates = [
    path,
    ...ENDINGS.map((ending) => bare + ending),
    ...ENDINGS.map((ending) => join(path, `index${ending}`)),
  ];
  return candidates.find((one) => ENDINGS.some((ending) => one.endsWith(ending)) && existsSync(one)) ?? null;
}
