// What rules must not do, found in the syntax of a module: the same state and the same action must give the same next state,
// on every machine and at any time. The syntax comes from TypeScript, which is handed in: nobody else needs it.

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
const KEEPS = 'keeps a variable beside the state';
const COLLECTS = 'keeps a collection beside the state';

// What this package has for hosts, and draws from the platform.
const FRESH = 'freshSeed';

const GLOBALS: Readonly<Record<string, string>> = {
  crypto: CHANCE,
  ...doing(CLOCK, 'Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'),
  ...doing(WORLD, 'console', 'process', 'fetch', 'require', 'localStorage', 'XMLHttpRequest', 'WebSocket'),
  Intl: LOCALE,
};

function doing(what: string, ...words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((word) => [word, what]));
}

/** Everything in a module that rules must not do, from its first line to its last. Other modules write its collections `elsewhere`. */
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
      if (syntax.isIdentifier(expression) && expression.text === 'Math' && word === 'random')
        add(node, CHANCE, 'Math.random');
      if (word === FRESH) add(node, CHANCE, FRESH);
      if (word === 'localeCompare' || word.startsWith('toLocale')) add(node, LOCALE, word);
      visit(expression);
      return;
    }
    if (syntax.isCallExpression(node) && node.expression.kind === syntax.SyntaxKind.ImportKeyword) {
      const [from] = node.arguments;
      if (from !== undefined && syntax.isStringLiteral(from) && from.text.startsWith('node:'))
        add(node, WORLD, from.text);
    }
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

// TypeScript before 5.9 knows the second way only.
function isOfTypes({ SyntaxKind }: Syntax, { importClause }: Ts.ImportDeclaration): boolean {
  return importClause?.phaseModifier === SyntaxKind.TypeKeyword || importClause?.isTypeOnly === true;
}
