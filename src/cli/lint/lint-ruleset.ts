// railhead lint-ruleset: whether the modules of a ruleset keep to what rules may do.

import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type * as Ts from 'typescript';
import { counted } from '../../core/title/summary.js';
import type { Flags } from '../arguments.js';
import { BadInputError, say, sayJson } from '../console.js';
import { readText } from '../files.js';
import { findSlips, type Slip, type TypeScript } from './slips.js';

/** Reads a module and the files that it imports, and says what in them rules must not do; exit 1 if there is anything. */
export async function lintRuleset(file: string, flags: Flags): Promise<void> {
  const ts = await loadTypeScript();
  const files = readModules(ts, file);
  const slips = files.flatMap(({ path, tree }) => findSlips(ts, tree).map((slip) => ({ path, ...slip })));
  if (flags.json === true) sayJson({ files: files.map(({ path }) => path), slips });
  else for (const slip of slips) say(sentenceOf(slip));
  if (slips.length > 0) throw new BadInputError(`${counted(slips.length, 'thing')} that rules must not do`);
  if (flags.json !== true)
    say(`${counted(files.length, 'file')}: no clock, no chance, no files, no state of their own`);
}

const sentenceOf = ({ path, line, does, word }: Slip & { readonly path: string }) =>
  `${path}:${line} ${does}: ${word}`;

async function loadTypeScript(): Promise<TypeScript> {
  try {
    return withParser((await import('typescript')).default);
  } catch (error) {
    if (error instanceof BadInputError) throw error;
    throw new BadInputError('lint-ruleset reads sources with TypeScript: npm install typescript@6', {
      cause: error,
    });
  }
}

/** The TypeScript that was found, if it can be asked how a source reads: from version 7 on it is a compiler and no more. */
export function withParser(found: TypeScript | { readonly version: string }): TypeScript {
  if ('createSourceFile' in found) return found;
  throw new BadInputError(
    `lint-ruleset reads sources with TypeScript 5 or 6, and ${found.version} is installed: npm install typescript@6`,
  );
}

interface Module {
  readonly path: string;
  readonly tree: Ts.SourceFile;
}

// The module and all that it imports by a path, each once, in the order in which they are come by.
function readModules(ts: TypeScript, first: string): readonly Module[] {
  const modules: Module[] = [];
  const seen = new Set<string>();
  const read = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const tree = ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true);
    modules.push({ path: relative('', path), tree });
    for (const to of ts.preProcessFile(tree.text).importedFiles) {
      const found = to.fileName.startsWith('.') ? sourceAt(join(dirname(path), to.fileName)) : null;
      if (found !== null) read(found);
    }
  };
  read(sourceAt(first) ?? first);
  return modules;
}

const ENDINGS = ['.ts', '.mts', '.cts', '.tsx', '.js', '.mjs', '.cjs'];

// The file that an import leads to: sources import each other as .js, or without an ending. Data is not looked into.
function sourceAt(path: string): string | null {
  const bare = path.replace(/\.[cm]?js$/, '');
  const candidates = [
    path,
    ...ENDINGS.map((ending) => bare + ending),
    ...ENDINGS.map((ending) => join(path, `index${ending}`)),
  ];
  return candidates.find((one) => ENDINGS.some((ending) => one.endsWith(ending)) && existsSync(one)) ?? null;
}
