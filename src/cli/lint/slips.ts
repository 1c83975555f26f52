// What rules must not do, found in the syntax of a module: the same state and the same action must give the same next state,
// on every machine and at any time. The syntax comes from TypeScript, which is handed in: only who lints needs it.

import type * as Ts from 'typescript';

/** The TypeScript compiler, as a module. */
export type TypeScript = typeof Ts;

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

/** Everything in a module that rules must not do, from its first line to its last. */
export function findSlips(ts: TypeScript, file: Ts.SourceFile): readonly Slip[] {
  const slips: Slip[] = [];
  const own = declaredIn(ts, file);
  const add = (node: Ts.Node, does: string, word: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    slips.push({ line: line + 1, does, word });
  };
  const visit = (node: Ts.Node): void => {
    // Types and comments do nothing.
    if (ts.isTypeNode(node)) return;
    if (ts.isImportDeclaration(node)) {
      const { text } = node.moduleSpecifier as Ts.StringLiteral;
      if (text.startsWith('node:') && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
        add(node, WORLD, text);
      const bindings = node.importClause?.namedBindings;
      if (bindings !== undefined && ts.isNamedImports(bindings))
        for (const { name, propertyName = name } of bindings.elements)
          if (propertyName.text === FRESH) add(name, CHANCE, FRESH);
      return;
    }
    if (ts.isPropertyAccessExpression(node)) {
      const { expression, name } = node;
      const word = name.text;
      if (ts.isIdentifier(expression) && expression.text === 'Math' && word === 'random')
        add(node, CHANCE, 'Math.random');
      if (word === FRESH) add(node, CHANCE, FRESH);
      if (word === 'localeCompare' || word.startsWith('toLocale')) add(node, LOCALE, word);
      visit(expression);
      return;
    }
    if (ts.isIdentifier(node) && Object.hasOwn(GLOBALS, node.text) && !own.has(node.text))
      add(node, GLOBALS[node.text], node.text);
    ts.forEachChild(node, visit);
  };
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Const) === 0)
      for (const { name } of statement.declarationList.declarations) add(name, KEEPS, name.getText(file));
    visit(statement);
  }
  return slips;
}

// The words that a module gives a meaning of its own.
function declaredIn(ts: TypeScript, file: Ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: Ts.Node): void => {
    const { name } = node as { readonly name?: Ts.Node };
    if (name !== undefined && ts.isIdentifier(name) && !ts.isPropertyAccessExpression(node))
      names.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
