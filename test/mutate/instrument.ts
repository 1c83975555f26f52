// Mutants of a file, and the file with some of them in it. Every mutant stands behind a switch, so that one transformed
// module serves all of them: `(mutants.on(3) ? a <= b : a < b)`. Which one is on is said at run time; see switch.ts.

import ts from 'typescript';
import { type Change, changesOf } from './operators.js';

/** A change of one place of a file. */
export interface Mutant {
  /** Stays the same while the code around the place does: file, what it is in, operator, what becomes what. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly operator: string;
}

interface Place extends Mutant {
  readonly node: ts.Node;
  readonly change: Change;
}

/** The name under which instrumented code finds the switch. */
export const SWITCH = 'globalThis.__mutants';

/** Every mutant of a file, in the order of its text. */
export function mutantsOf(file: string, code: string): readonly Mutant[] {
  return placesOf(file, parse(file, code)).map(({ id, line, operator }) => ({ id, file, line, operator }));
}

/** The code with the mutants that `numbers` names behind switches, and every loop counted. */
export function instrument(file: string, code: string, numbers: ReadonlyMap<string, number>): string {
  const source = parse(file, code);
  const byNode = new Map<ts.Node, { number: number; text: string }[]>();
  for (const { id, node, change } of placesOf(file, source)) {
    const number = numbers.get(id);
    if (number !== undefined) byNode.set(node, [...(byNode.get(node) ?? []), { number, text: change.text }]);
  }

  const render = (node: ts.Node): string => {
    let text = '';
    let at = node.getStart(source);
    ts.forEachChild(node, (child) => {
      text += code.slice(at, child.getStart(source)) + render(child);
      at = child.getEnd();
    });
    text += code.slice(at, node.getEnd());
    if (isLoopBody(node)) text = `{ ${SWITCH}.tick(); ${text} }`;
    for (const { number, text: other } of byNode.get(node) ?? []) {
      text = ts.isExpressionStatement(node)
        ? `{ if (!${SWITCH}.on(${number})) { ${text} } }`
        : `(${SWITCH}.on(${number}) ? (${other}) : (${text}))`;
    }
    return text;
  };
  return source.statements.map(render).join('\n');
}

function parse(file: string, code: string): ts.SourceFile {
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, /* setParentNodes */ true);
}

function placesOf(file: string, source: ts.SourceFile): readonly Place[] {
  const places: Place[] = [];
  const seen = new Map<string, number>();
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node))
      return;
    for (const change of changesOf(node, source)) {
      const made = change.text === '' ? 'gone' : brief(change.text);
      const name = `${file} ${scopeOf(node)}: ${brief(node.getText(source))} → ${made}`;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      const id = count === 1 ? name : `${name} (${count})`;
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      places.push({ id, file, line, operator: change.operator, node, change });
    }
    ts.forEachChild(node, visit);
  };
  source.statements.forEach(visit);
  return places;
}

// The names of what the node stands in, the outermost first.
function scopeOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at: ts.Node | undefined = node.parent; at !== undefined; at = at.parent) {
    if (NAMED.some((isNamed) => isNamed(at as ts.Node))) {
      const { name } = at as ts.NamedDeclaration;
      if (name !== undefined && ts.isIdentifier(name)) names.unshift(name.text);
    }
  }
  return names.join('.') || 'file';
}

const NAMED = [
  ts.isFunctionDeclaration,
  ts.isVariableDeclaration,
  ts.isMethodDeclaration,
  ts.isPropertyAssignment,
  ts.isClassDeclaration,
] as const;

function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 60)}…${line.slice(-28)}` : line;
}

function isLoopBody(node: ts.Node): boolean {
  return ts.isIterationStatement(node.parent, false) && node.parent.statement === node;
}
