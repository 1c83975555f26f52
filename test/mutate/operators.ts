// What one mutation may do to a piece of code. An operator reads a node of the syntax tree and answers with the texts
// that could stand in its place; how they are put in, and under which name, is instrument.ts.

import ts from 'typescript';

/** One change of a node: the operator's name, and the text in the node's place; empty for a statement that is gone. */
export interface Change {
  readonly operator: string;
  readonly text: string;
}

const { SyntaxKind } = ts;

// Operators between two values: the name of the mutation, and the mark that could stand instead.
const OPERATORS: ReadonlyMap<ts.SyntaxKind, readonly (readonly [operator: string, mark: string])[]> = new Map(
  [
    [SyntaxKind.LessThanToken, [['boundary', '<='] as const, ['comparison', '>='] as const]],
    [SyntaxKind.LessThanEqualsToken, [['boundary', '<'] as const, ['comparison', '>'] as const]],
    [SyntaxKind.GreaterThanToken, [['boundary', '>='] as const, ['comparison', '<='] as const]],
    [SyntaxKind.GreaterThanEqualsToken, [['boundary', '>'] as const, ['comparison', '<'] as const]],
    [SyntaxKind.EqualsEqualsEqualsToken, [['comparison', '!=='] as const]],
    [SyntaxKind.ExclamationEqualsEqualsToken, [['comparison', '==='] as const]],
    [SyntaxKind.AmpersandAmpersandToken, [['logic', '||'] as const]],
    [SyntaxKind.BarBarToken, [['logic', '&&'] as const]],
    [SyntaxKind.PlusToken, [['arithmetic', '-'] as const]],
    [SyntaxKind.MinusToken, [['arithmetic', '+'] as const]],
    [SyntaxKind.AsteriskToken, [['arithmetic', '/'] as const]],
    [SyntaxKind.SlashToken, [['arithmetic', '*'] as const]],
    [SyntaxKind.PercentToken, [['arithmetic', '*'] as const]],
    [SyntaxKind.AmpersandToken, [['arithmetic', '|'] as const]],
    [SyntaxKind.BarToken, [['arithmetic', '&'] as const]],
    [SyntaxKind.LessThanLessThanToken, [['arithmetic', '>>'] as const]],
    [SyntaxKind.PlusEqualsToken, [['assignment', '-='] as const]],
    [SyntaxKind.MinusEqualsToken, [['assignment', '+='] as const]],
  ],
);

// Calls by the name of the method: other methods, the receiver alone, or nothing at all.
const RECEIVER = 'receiver';
const NOTHING = '[]';
const METHODS: Readonly<Record<string, readonly string[]>> = {
  some: ['every'],
  every: ['some'],
  min: ['max'],
  max: ['min'],
  // Not the other way round: most sums are the same in either order.
  reduceRight: ['reduce'],
  filter: [RECEIVER, NOTHING],
  sort: [RECEIVER],
  slice: [RECEIVER],
  reverse: [RECEIVER],
};

/** All that a mutation may make of this node itself; its children have changes of their own. */
export function* changesOf(node: ts.Node, source: ts.SourceFile): Iterable<Change> {
  const textOf = (part: ts.Node) => part.getText(source);
  if (ts.isBinaryExpression(node)) yield* ofBinary(node, textOf);
  if (ts.isNumericLiteral(node) && !isName(node)) yield* ofNumber(node);
  if (node.kind === SyntaxKind.TrueKeyword) yield { operator: 'boolean', text: 'false' };
  if (node.kind === SyntaxKind.FalseKeyword) yield { operator: 'boolean', text: 'true' };
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) yield* ofUnary(node, textOf);
  if (isCondition(node)) yield* ofCondition(node);
  if (ts.isExpressionStatement(node) && !isSuperCall(node)) yield { operator: 'statement', text: '' };
  if (ts.isCallExpression(node)) yield* ofCall(node, textOf);
  if (ts.isArrayLiteralExpression(node) && !isTarget(node)) yield* ofList(node, textOf);
}

function* ofBinary(node: ts.BinaryExpression, textOf: (part: ts.Node) => string): Iterable<Change> {
  const [left, right] = [textOf(node.left), textOf(node.right)];
  const kind = node.operatorToken.kind;
  if (kind === SyntaxKind.QuestionQuestionToken) {
    yield { operator: 'logic', text: right };
    return;
  }
  // Texts are joined by plus and cannot be taken apart.
  if (kind === SyntaxKind.PlusToken && [node.left, node.right].some(isText)) return;
  for (const [operator, mark] of OPERATORS.get(kind) ?? []) {
    const text = operator === 'logic' ? `(${left}) ${mark} (${right})` : `${left} ${mark} ${right}`;
    yield { operator, text };
  }
  // One of two things that were asked.
  if (isLogic(kind)) for (const text of [left, right]) yield { operator: 'part', text };
}

const isLogic = (kind: ts.SyntaxKind) =>
  kind === SyntaxKind.AmpersandAmpersandToken || kind === SyntaxKind.BarBarToken;

function* ofNumber(node: ts.NumericLiteral): Iterable<Change> {
  const value = Number(node.text);
  yield { operator: 'number', text: String(value + 1) };
  yield { operator: 'number', text: value === 0 ? '(-1)' : String(value - 1) };
}

function* ofUnary(
  node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression,
  textOf: (part: ts.Node) => string,
): Iterable<Change> {
  const operand = textOf(node.operand);
  const isPrefix = ts.isPrefixUnaryExpression(node);
  const step = (mark: string) => (isPrefix ? `${mark}${operand}` : `${operand}${mark}`);
  if (node.operator === SyntaxKind.ExclamationToken) yield { operator: 'not', text: operand };
  if (node.operator === SyntaxKind.MinusToken && !ts.isNumericLiteral(node.operand))
    yield { operator: 'arithmetic', text: operand };
  if (node.operator === SyntaxKind.PlusPlusToken) yield { operator: 'assignment', text: step('--') };
  if (node.operator === SyntaxKind.MinusMinusToken) yield { operator: 'assignment', text: step('++') };
}

// A guard that is never true is an early return that is gone.
function* ofCondition(node: ts.Node): Iterable<Change> {
  yield { operator: 'condition', text: 'false' };
  if (!isLoop(node.parent)) yield { operator: 'condition', text: 'true' };
}

function* ofCall(node: ts.CallExpression, textOf: (part: ts.Node) => string): Iterable<Change> {
  if (!ts.isPropertyAccessExpression(node.expression) || node.questionDotToken !== undefined) return;
  const { expression, name, questionDotToken } = node.expression;
  if (!Object.hasOwn(METHODS, name.text) || questionDotToken !== undefined) return;
  const receiver = textOf(expression);
  const given = node.arguments.map(textOf).join(', ');
  for (const other of METHODS[name.text]) {
    const text = other === RECEIVER ? receiver : `${receiver}.${other}(${given})`;
    yield { operator: 'method', text: other === NOTHING ? NOTHING : text };
  }
}

// One spread less, or nothing at all.
function* ofList(node: ts.ArrayLiteralExpression, textOf: (part: ts.Node) => string): Iterable<Change> {
  const { elements } = node;
  const without = (gone: ts.Expression) =>
    `[${elements
      .filter((element) => element !== gone)
      .map(textOf)
      .join(', ')}]`;
  for (const element of elements)
    if (elements.length > 1 && ts.isSpreadElement(element))
      yield { operator: 'list', text: without(element) };
  if (elements.length > 0) yield { operator: 'list', text: '[]' };
}

function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node;
  return (ts.isConditionalExpression(parent) || ts.isForStatement(parent)) && parent.condition === node;
}

function isLoop(node: ts.Node): boolean {
  return ts.isIterationStatement(node, false);
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

// A number that names a property is no value.
function isName(node: ts.NumericLiteral): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

function isSuperCall({ expression }: ts.ExpressionStatement): boolean {
  return ts.isCallExpression(expression) && expression.expression.kind === SyntaxKind.SuperKeyword;
}

// The left side of an assignment looks like a list.
function isTarget(node: ts.ArrayLiteralExpression): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent))
    return parent.left === node && parent.operatorToken.kind === SyntaxKind.EqualsToken;
  return ts.isForOfStatement(parent) && parent.initializer === node;
}
