// What rules must not do, found in the syntax of a module: the same state and action must give the same next
// state, on every machine and at any time. The caller hands TypeScript in: only this check needs it.

import type * as Ts from 'typescript';
import { collectionsIn, writtenIn } from './collections.js';
import { declaredIn, lineOf, type Syntax } from './syntax.js';

/** Something in a module of rules that may make two games of the same actions differ. */
export interface Slip {
  readonly line: number;
  /** What the module does: `asks the clock`. */
  readonly does: string;
  /** The word it does it with: `Date`. */
  readonly word: string;
}

const CHANCE = 'draws by itself, and not from the luck of the state';
const CLOCK = 'asks the clock';
const WORLD = 'reads or writes outside of the state';
const LOCALE = 'depends on the language of the machine';
const CODE = 'runs code that is not in its sources';
const LOADS = 'loads a module while it runs';
const KEEPS = 'keeps a variable beside the state';
const COLLECTS = 'keeps a collection beside the state';

const RANDOM = 'Math.random';

// What this package has for hosts, and draws from the platform.
const FRESH = 'freshSeed';

const GLOBALS: Readonly<Record<string, string>> = {
  crypto: CHANCE,
  eval: CODE,
  ...doing(CLOCK, 'Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'),
  ...doing(WORLD, 'console', 'process', 'fetch', 'require', 'localStorage', 'XMLHttpRequest', 'WebSocket'),
  ...doing(WORLD, 'globalThis', 'window', 'global', 'self'),
  Intl: LOCALE,
};

function doing(what: string, ...words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((word) => [word, what]));
}

/** Lists everything in a module that rules must not do. Other modules write its collections `elsewhere`. */
export function findSlips(
  syntax: Syntax,
  file: Ts.SourceFile,
  elsewhere: ReadonlySet<string> = new Set(),
): readonly Slip[] {
  const slips: Slip[] = [];
  const own = declaredIn(syntax, file);
  const add = (node: Ts.Node, does: string, word: string) => {
    slips.push({ line: lineOf(file, node), does, word });
  };
  const visit = (node: Ts.Node): void => {
    // Types and comments do nothing.
    if (syntax.isTypeNode(node)) return;
    const chance = own.has('Math') ? null : chanceOfMath(syntax, node);
    if (chance !== null) add(node, CHANCE, chance);
    if (syntax.isImportDeclaration(node)) {
      const { text } = node.moduleSpecifier as Ts.StringLiteral;
      if (text.startsWith('node:') && !isOfTypes(syntax, node)) add(node, WORLD, text);
      const bindings = node.importClause?.namedBindings;
      if (bindings !== undefined && syntax.isNamedImports(bindings))
        for (const { name, propertyName = name } of bindings.elements)
          if (propertyName.text === FRESH) add(name, CHANCE, FRESH);
      return;
    }
    if (syntax.isPropertyAccessExpression(node)) {
      const { expression, name } = node;
      const word = name.text;
      if (word === FRESH) add(node, CHANCE, FRESH);
      if (word === 'localeCompare' || word.startsWith('toLocale')) add(node, LOCALE, word);
      visit(expression);
      return;
    }
    if (syntax.isCallExpression(node) && node.expression.kind === syntax.SyntaxKind.ImportKeyword) {
      const [from] = node.arguments;
      const name = from !== undefined && syntax.isStringLiteral(from) ? from.text : 'import';
      if (name.startsWith('node:')) add(node, WORLD, name);
      else if (!isLoadedLate(syntax, node)) add(node, LOADS, name);
    }
    if (!own.has('Function') && makesFunction(syntax, node)) add(node, CODE, 'Function');
    if (syntax.isIdentifier(node) && Object.hasOwn(GLOBALS, node.text) && !own.has(node.text))
      add(node, GLOBALS[node.text], node.text);
    node.forEachChild(visit);
  };
  const collections = collectionsIn(syntax, file);
  const written = new Set([...writtenIn(syntax, file, new Set(collections.keys())), ...elsewhere]);
  for (const statement of file.statements) {
    if (syntax.isVariableStatement(statement)) {
      const { flags, declarations } = statement.declarationList;
      const isConst = (flags & syntax.NodeFlags.Const) !== 0;
      for (const { name } of declarations) {
        if (!isConst) add(name, KEEPS, name.getText(file));
        else if (written.has(name.getText(file))) add(name, COLLECTS, name.getText(file));
      }
    }
    visit(statement);
  }
  return slips;
}

// How a node gets Math.random: by its name, out of a pattern, or by a name that is computed or given to Math.
function chanceOfMath(syntax: Syntax, node: Ts.Node): string | null {
  if (!isNamed(syntax, node, 'Math')) return null;
  const { parent } = node;
  if (syntax.isPropertyAccessExpression(parent) && parent.expression === node)
    return parent.name.text === 'random' ? RANDOM : null;
  if (syntax.isElementAccessExpression(parent) && syntax.isStringLiteral(parent.argumentExpression))
    return parent.argumentExpression.text === 'random' ? RANDOM : null;
  if (!syntax.isVariableDeclaration(parent) || !syntax.isObjectBindingPattern(parent.name)) return 'Math';
  const { elements } = parent.name;
  const taken = elements.map(({ propertyName, name }) => propertyName ?? name);
  if (taken.some((name) => isNamed(syntax, name, 'random'))) return RANDOM;
  const isOpen = elements.some(({ dotDotDotToken }) => dotDotDotToken) || !taken.every(syntax.isIdentifier);
  return isOpen ? 'Math' : null;
}

// What a title loads when it is first asked for: no rule waits for it.
const LATE: readonly string[] = ['boards', 'picture', 'summary', 'planning', 'catalogue'];

function isLoadedLate(syntax: Syntax, node: Ts.Node): boolean {
  for (let around = node.parent; around !== undefined; around = around.parent) {
    if (!syntax.isPropertyAssignment(around) && !syntax.isMethodDeclaration(around)) continue;
    if (syntax.isIdentifier(around.name) && LATE.includes(around.name.text)) return true;
  }
  return false;
}

// Function(…) and new Function(…) make code of text.
function makesFunction(syntax: Syntax, node: Ts.Node): boolean {
  const isCalled = syntax.isCallExpression(node) || syntax.isNewExpression(node);
  return isCalled && isNamed(syntax, node.expression, 'Function');
}

const isNamed = (syntax: Syntax, node: Ts.Node, name: string) =>
  syntax.isIdentifier(node) && node.text === name;

function isOfTypes({ SyntaxKind }: Syntax, { importClause }: Ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === SyntaxKind.TypeKeyword;
}
