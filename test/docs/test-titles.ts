// Reads the titles of tests out of their sources, without running them. A title that is computed whole (a variable,
// a call) cannot be read this way: rule ids must stand literally at its beginning.

import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A test title as far as it is literal, and where it stands. */
export interface TestTitle {
  /** The literal beginning: whole for plain strings, up to the first `${…}` for templates. */
  readonly title: string;
  /** Path from the folder given to {@link readTestTitles}, with the line: `graph/graph.test.ts:12`. */
  readonly place: string;
}

const TEST_FUNCTIONS = new Set(['test', 'it']);
// Tests that do not run assert nothing.
const NOT_RUN = new Set(['skip', 'todo']);

/** Lists the titles of all tests in the `.test.ts` files below a folder, in file order. */
export function readTestTitles(folder: string): TestTitle[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .sort()
    .flatMap((path) => titlesInSource(readFileSync(`${folder}/${path}`, 'utf8'), path));
}

/**
 * Lists the titles in one source: first arguments of `test(…)`, `it(…)` and whatever hangs on them, such as
 * `test.each(table)(…)`, `test.prop([…])(…)` or `` test.each`…`(…) ``; `skip` and `todo` are left out.
 */
export function titlesInSource(source: string, path: string): TestTitle[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestFunction(node.expression)) {
      const title = literalStart(node.arguments[0]);
      const line = file.getLineAndCharacterOfPosition(node.arguments[0]?.getStart() ?? 0).line + 1;
      if (title !== null) titles.push({ title, place: `${path}:${line}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

// test, test.only, test.each(table), test.each`table`, test.concurrent.for(table), …
function isTestFunction(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TEST_FUNCTIONS.has(callee.text);
  if (ts.isPropertyAccessExpression(callee))
    return !NOT_RUN.has(callee.name.text) && isTestFunction(callee.expression);
  if (ts.isCallExpression(callee)) return isTestFunction(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return isTestFunction(callee.tag);
  return false;
}

function literalStart(node: ts.Node | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return literalStart(node.left);
  if (ts.isParenthesizedExpression(node)) return literalStart(node.expression);
  return null;
}
