// How sources are read as a tree: by TypeScript 5 and 6 in this process, by TypeScript 7 through its program.
// Their trees are equal for these questions.

import type * as Ts from 'typescript';
import { BadInputError } from '../console.js';

/** The questions to TypeScript about nodes. */
export type Syntax = Pick<
  typeof Ts,
  | 'SyntaxKind'
  | 'NodeFlags'
  | 'isTypeNode'
  | 'isIdentifier'
  | 'isStringLiteral'
  | 'isImportDeclaration'
  | 'isExportDeclaration'
  | 'isNamedImports'
  | 'isObjectBindingPattern'
  | 'isVariableStatement'
  | 'isVariableDeclaration'
  | 'isPropertyAssignment'
  | 'isPropertyAccessExpression'
  | 'isElementAccessExpression'
  | 'isCallExpression'
  | 'isNewExpression'
  | 'isBinaryExpression'
  | 'isDeleteExpression'
  | 'isPrefixUnaryExpression'
  | 'isPostfixUnaryExpression'
  | 'isArrayLiteralExpression'
  | 'isObjectLiteralExpression'
  | 'isAsExpression'
  | 'isSatisfiesExpression'
  | 'isFunctionDeclaration'
  | 'isFunctionExpression'
  | 'isArrowFunction'
  | 'isMethodDeclaration'
  | 'isGetAccessorDeclaration'
  | 'isSetAccessorDeclaration'
  | 'isConstructorDeclaration'
>;

/** Reads files as trees. */
export interface Reader {
  readonly syntax: Syntax;
  /** The tree of a file; `text` is what is in it. */
  read(path: string, text: string): Ts.SourceFile;
  /** Ends what reads, if anything runs. */
  close(): void;
}

/** TypeScript as its versions export it; from version 7 on the first is a version and no more. */
export interface Installed {
  /** What `typescript` exports. */
  readonly main: object;
  /** Imports another of its entries, such as `unstable/sync`. */
  entry(name: string): Promise<object>;
}

/** Opens the TypeScript that is installed as `name`. */
export async function openReader(name = 'typescript'): Promise<Reader> {
  let main: object;
  try {
    main = ((await import(name)) as { readonly default: object }).default;
  } catch (error) {
    throw new BadInputError('lint-ruleset reads sources with TypeScript: npm install typescript', {
      cause: error,
    });
  }
  return readerOf({ main, entry: (entry) => import(`${name}/${entry}`) });
}

/** Opens a TypeScript that was found. Throws where it cannot be asked how a source reads. */
export async function readerOf({ main, entry }: Installed): Promise<Reader> {
  if ('createSourceFile' in main) return classicReader(main as typeof Ts);
  const { version } = main as { readonly version: string };
  try {
    const [{ API }, ast] = (await Promise.all([entry('unstable/sync'), entry('unstable/ast')])) as [
      { readonly API: new () => Api },
      object,
    ];
    return programReader(new API(), { ...ast, ...(await entry('unstable/ast/is')) } as Syntax);
  } catch (error) {
    throw new BadInputError(
      `lint-ruleset cannot read sources with TypeScript ${version}, which promises programs no way to ask it: npm install typescript@6`,
      { cause: error },
    );
  }
}

function classicReader(ts: typeof Ts): Reader {
  return {
    syntax: ts,
    read: (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
    close() {},
  };
}

/** The API of TypeScript 7, which its makers call unstable, as far as it is asked. */
interface Api {
  updateSnapshot(change: { readonly openFiles: readonly string[] }): {
    getDefaultProjectForFile(
      path: string,
    ): { readonly program: { getSourceFile(path: string): Ts.SourceFile | undefined } } | undefined;
  };
  close(): void;
}

function programReader(api: Api, syntax: Syntax): Reader {
  return {
    syntax,
    read(path) {
      const project = api.updateSnapshot({ openFiles: [path] }).getDefaultProjectForFile(path);
      const tree = project?.program.getSourceFile(path);
      if (tree === undefined) throw new BadInputError(`TypeScript does not read ${path}`);
      return tree;
    },
    close: () => api.close(),
  };
}

/** The line of a node, from 1. */
export function lineOf(file: Ts.SourceFile, node: Ts.Node): number {
  return file.text.slice(0, node.getStart(file)).split('\n').length;
}

/** The modules that a file imports or passes on, as it names them, dynamic imports included. */
export function importsIn(syntax: Syntax, file: Ts.SourceFile): readonly string[] {
  const names: string[] = [];
  const add = (node: Ts.Node | undefined) => {
    if (node !== undefined && syntax.isStringLiteral(node)) names.push(node.text);
  };
  const visit = (node: Ts.Node): void => {
    if (syntax.isImportDeclaration(node) || syntax.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (syntax.isCallExpression(node) && node.expression.kind === syntax.SyntaxKind.ImportKeyword)
      add(node.arguments[0]);
    node.forEachChild(visit);
  };
  visit(file);
  return names;
}

/** A name that a module imports: from where, what it is there, and what it is here. */
export interface ImportedName {
  readonly specifier: string;
  readonly name: string;
  readonly as: string;
}

/** The names that a module imports one by one. */
export function importedNames(syntax: Syntax, file: Ts.SourceFile): readonly ImportedName[] {
  return file.statements.filter(syntax.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings;
    if (bindings === undefined || !syntax.isNamedImports(bindings)) return [];
    const specifier = (moduleSpecifier as Ts.StringLiteral).text;
    return bindings.elements.map(({ name, propertyName }) => ({
      specifier,
      name: (propertyName ?? name).text,
      as: name.text,
    }));
  });
}

/** The words to which a part of a module gives another meaning. */
export function declaredIn(syntax: Syntax, part: Ts.Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: Ts.Node): void => {
    const { name } = node as { readonly name?: Ts.Node };
    if (name !== undefined && syntax.isIdentifier(name) && !syntax.isPropertyAccessExpression(node))
      names.add(name.text);
    node.forEachChild(visit);
  };
  visit(part);
  return names;
}
