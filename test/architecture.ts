// Reads the sources as text and syntax, for the tests of who may import whom and of what shared rooms may say.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A source file: its path from the top of the repository, with slashes, and its syntax. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

/** An import or re-export: what it names, and the path it leads to if that is ours. */
export interface Import {
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
  /** A path of ours, or null for a package. */
  readonly to: string | null;
  /** True if it vanishes when types are stripped. */
  readonly typeOnly: boolean;
}

// Several tests read the same files.
const read = new Map<string, Source>();

/** All TypeScript sources below the given folders, in order. */
export function readSources(...folders: readonly string[]): readonly Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.ts'))
      .sort()
      .map(readSource),
  );
}

function readSource(path: string): Source {
  const source = read.get(path) ?? parseSource(path, readFileSync(join(ROOT, path), 'utf8'));
  read.set(path, source);
  return source;
}

/** A source from its text. */
export function parseSource(path: string, text: string): Source {
  // Nobody asks for the tags of comments, and reading them takes a fifth of the time.
  const how = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  return { path, text, tree: ts.createSourceFile(path, text, how, true) };
}

/** Where a node stands, as `path:line`. */
export function placeOf({ path, tree }: Source, node: ts.Node): string {
  return `${path}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
}

const known = new WeakMap<Source, readonly Import[]>();

/** Everything that a source imports or passes on, dynamic imports included. */
export function importsOf(source: Source): readonly Import[] {
  const found = known.get(source) ?? findImports(source);
  known.set(source, found);
  return found;
}

function findImports(source: Source): readonly Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node, name: ts.Node | undefined, typeOnly: boolean) => {
    if (name === undefined || !ts.isStringLiteralLike(name)) return;
    const ours = name.text.startsWith('.');
    found.push({
      from: source.path,
      line: source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree)).line + 1,
      specifier: name.text,
      to: ours
        ? normalize(join(dirname(source.path), name.text))
            .replaceAll('\\', '/')
            .replace(/\.js$/, '.ts')
        : null,
      typeOnly,
    });
  };
  visit(source.tree, (node) => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeImport(node));
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node, node.arguments[0], false);
  });
  return found;
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** Calls `see` for every node of a tree, parents first. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

const bare = new WeakMap<Source, string>();

/** A source's text with its comments blanked out, lines kept. */
export function withoutComments(source: Source): string {
  const text = bare.get(source) ?? blanked(source);
  bare.set(source, text);
  return text;
}

function blanked({ text, tree }: Source): string {
  const blank = text.split('');
  const seen = new Set<number>();
  const hide = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      for (let place = pos; place < end; place++) if (blank[place] !== '\n') blank[place] = ' ';
    }
  };
  visit(tree, (node) => {
    hide(ts.getLeadingCommentRanges(text, node.getFullStart()));
    hide(ts.getTrailingCommentRanges(text, node.getEnd()));
  });
  return blank.join('');
}

/** Files that import each other, directly or round about: every circle once, by name, each with its files by name. */
export function circlesAmong(
  imports: readonly Pick<Import, 'from' | 'to'>[],
): readonly (readonly string[])[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (to === null) continue;
    next.set(from, (next.get(from) ?? new Set<string>()).add(to));
  }
  const reached = new Map([...next.keys()].map((file) => [file, reachableFrom(file, next)] as const));
  const circles = [...reached].map(([file, others]) =>
    [...others].filter((other) => reached.get(other)?.has(file)).sort(),
  );
  const apart = new Map(circles.filter((files) => files.length > 0).map((files) => [files[0], files]));
  return [...apart.values()].sort((a, b) => (a[0] < b[0] ? -1 : 1));
}

function reachableFrom(file: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [file];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const to of next.get(one) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return seen;
}
