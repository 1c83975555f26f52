// Collections that a module keeps outside of the state: a list, a record, a Map or a Set outside of all
// functions that a function writes. A collection that is filled at load time, and then only read, is a table.

import type * as Ts from 'typescript';
import { declaredIn, type Syntax } from './syntax.js';

/** The variables of a module that hold collections, by name, with where each stands. */
export type Collections = ReadonlyMap<string, Ts.Node>;

const CLASSES = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array']);
const WRITES = new Set([
  ...['set', 'add', 'delete', 'clear'],
  ...['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'],
]);
const OF_OBJECT = new Set(['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf']);

/** The collections that stand outside of all functions of a module. */
export function collectionsIn(syntax: Syntax, file: Ts.SourceFile): Collections {
  const found = new Map<string, Ts.Node>();
  for (const statement of file.statements) {
    if (!syntax.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (syntax.isIdentifier(name) && initializer !== undefined && isCollection(syntax, initializer))
        found.set(name.text, name);
  }
  return found;
}

function isCollection(syntax: Syntax, node: Ts.Node): boolean {
  if (syntax.isAsExpression(node) || syntax.isSatisfiesExpression(node))
    return isCollection(syntax, node.expression);
  if (syntax.isNewExpression(node))
    return syntax.isIdentifier(node.expression) && CLASSES.has(node.expression.text);
  return syntax.isArrayLiteralExpression(node) || syntax.isObjectLiteralExpression(node);
}

/** The names among `known` that functions of a module write, each once, in the order of the source. */
export function writtenIn(
  syntax: Syntax,
  file: Ts.SourceFile,
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const written = new Set<string>();
  const visit = (node: Ts.Node, names: ReadonlySet<string> | null): void => {
    const inside = isFunction(syntax, node) ? withoutOwn(syntax, node, names ?? known) : names;
    const name = inside === null ? null : rootOf(syntax, writtenBy(syntax, node));
    if (name !== null && inside?.has(name)) written.add(name);
    node.forEachChild((child) => visit(child, inside));
  };
  visit(file, null);
  return written;
}

function isFunction(syntax: Syntax, node: Ts.Node): boolean {
  return (
    syntax.isArrowFunction(node) ||
    syntax.isFunctionDeclaration(node) ||
    syntax.isFunctionExpression(node) ||
    syntax.isMethodDeclaration(node) ||
    syntax.isGetAccessorDeclaration(node) ||
    syntax.isSetAccessorDeclaration(node) ||
    syntax.isConstructorDeclaration(node)
  );
}

// What a function calls by the same name is its own.
function withoutOwn(syntax: Syntax, node: Ts.Node, names: ReadonlySet<string>): ReadonlySet<string> {
  const own = declaredIn(syntax, node);
  return new Set([...names].filter((name) => !own.has(name)));
}

// What a node writes: the receiver of a changing call, an assignment's target, what is counted or deleted.
function writtenBy(syntax: Syntax, node: Ts.Node): Ts.Node | null {
  if (syntax.isCallExpression(node)) return changedBy(syntax, node);
  if (syntax.isDeleteExpression(node)) return node.expression;
  if (syntax.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const { FirstAssignment, LastAssignment } = syntax.SyntaxKind;
    return kind >= FirstAssignment && kind <= LastAssignment ? partOf(syntax, node.left) : null;
  }
  if (!syntax.isPrefixUnaryExpression(node) && !syntax.isPostfixUnaryExpression(node)) return null;
  const { PlusPlusToken, MinusMinusToken } = syntax.SyntaxKind;
  return [PlusPlusToken, MinusMinusToken].some((kind) => kind === node.operator)
    ? partOf(syntax, node.operand)
    : null;
}

function changedBy(syntax: Syntax, { expression, arguments: given }: Ts.CallExpression): Ts.Node | null {
  if (!syntax.isPropertyAccessExpression(expression)) return null;
  const { expression: receiver, name } = expression;
  const isObject = syntax.isIdentifier(receiver) && ['Object', 'Reflect'].includes(receiver.text);
  if (isObject) return OF_OBJECT.has(name.text) ? (given[0] ?? null) : null;
  return WRITES.has(name.text) ? receiver : null;
}

const partOf = (syntax: Syntax, node: Ts.Node) =>
  syntax.isPropertyAccessExpression(node) || syntax.isElementAccessExpression(node) ? node : null;

// The variable that a path of parts begins with.
function rootOf(syntax: Syntax, node: Ts.Node | null): string | null {
  if (node === null) return null;
  if (syntax.isIdentifier(node)) return node.text;
  const part = partOf(syntax, node);
  return part === null ? null : rootOf(syntax, (part as Ts.PropertyAccessExpression).expression);
}
