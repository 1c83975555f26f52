// The prose of a TypeScript source: its comments, and its texts that read as words.

import ts from 'typescript';
import { PassageWriter, type Prose, type WideLine } from './passage.js';

// What the formatter allows code.
const WIDEST = 110;

// A text with fewer words is a name, a unit or a colour.
const FEWEST_WORDS = 3;

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a source.
 *
 * @param path - Its path, which tells TypeScript from TSX.
 * @param text - Its text.
 * @returns Comments and texts as passages, and the comment lines that are too wide. Code of an `@example` is no prose.
 */
export function sourceProse(path: string, text: string): Prose {
  const tree = ts.createSourceFile(path, text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const lineOf = (place: number) => tree.getLineAndCharacterOfPosition(place).line + 1;
  const { texts, ranges } = textsOf(tree);
  const writer = new PassageWriter();
  const wide: WideLine[] = [];
  let lastLine = -1;
  for (const { start, end } of commentsOf(text, ranges)) {
    const first = lineOf(start);
    const rows = text.slice(start, end).split('\n');
    if (text.startsWith('//', start)) {
      if (first !== lastLine + 1 || !startsLine(text, start)) writer.end();
      const words = rows[0]!.replace(/^\/\/+/, '');
      if (/^\s*$/.test(words) || /^\s*[-*]\s/.test(words)) writer.end();
      writer.add(first, words.replace(/^\s*[-*]\s+/, ''));
      lastLine = first;
    } else {
      writer.end();
      blockComment(rows, first, writer);
    }
    const { character } = tree.getLineAndCharacterOfPosition(start);
    rows.forEach((row, index) => {
      const width = (index === 0 ? character : 0) + [...row].length;
      if (width > WIDEST) wide.push({ line: first + index, kind: 'comment line over 110', text: row.trim() });
    });
  }
  writer.end();
  for (const { start, words } of texts) {
    for (const part of words.split(/\n\s*\n/)) writer.whole(lineOf(start), part.replaceAll('\n', ' '));
  }
  return { passages: writer.passages, wide };
}

/** A comment between stars: paragraphs, list items and tags are passages, examples and fences are not. */
function blockComment(rows: readonly string[], first: number, writer: PassageWriter): void {
  let example = false;
  let fence = false;
  rows.forEach((row, index) => {
    const words = row
      .replace(/^\s*\/\*+/, '')
      .replace(/\*+\/\s*$/, '')
      .replace(/^\s*\*\s?/, '');
    const tag = /^\s*@(\w+)\s*/.exec(words);
    if (tag !== null) {
      writer.end();
      example = tag[1] === 'example';
    }
    if (/^\s*```/.test(words)) {
      fence = !fence;
      writer.end();
    } else if (example || fence) return;
    else if (/^\s*$/.test(words)) writer.end();
    else {
      if (/^\s*[-*]\s/.test(words)) writer.end();
      writer.add(first + index, words.replace(/^\s*@\w+\s*(?:[\w.[\]]+ - )?/, '').replace(/^\s*[-*]\s+/, ''));
    }
  });
  writer.end();
}

/** All comments, in order: a slash inside a text or a pattern begins none. */
function* commentsOf(text: string, texts: readonly Range[]): Generator<Range> {
  let next = 0;
  for (let at = text.indexOf('/'); at >= 0; at = text.indexOf('/', at)) {
    while (next < texts.length && texts[next]!.end <= at) next += 1;
    const inside = texts[next];
    if (inside !== undefined && inside.start <= at) at = inside.end;
    else if (text[at + 1] === '/') {
      const line = text.indexOf('\n', at);
      const end = line < 0 ? text.length : line;
      yield { start: at, end };
      at = end;
    } else if (text[at + 1] === '*') {
      const end = text.indexOf('*/', at + 2) + 2;
      yield { start: at, end };
      at = end;
    } else at += 1;
  }
}

/** True if nothing but space stands before it in its line. */
function startsLine(text: string, place: number): boolean {
  return text.slice(text.lastIndexOf('\n', place - 1) + 1, place).trim() === '';
}

/** Where texts and patterns stand, in order, and what the texts say that read as words. */
function textsOf(tree: ts.SourceFile): {
  readonly ranges: readonly Range[];
  readonly texts: readonly { readonly start: number; readonly words: string }[];
} {
  const ranges: Range[] = [];
  const texts: { start: number; words: string }[] = [];
  const visit = (node: ts.Node, joined: boolean): void => {
    if (ts.isImportDeclaration(node)) return;
    const words = joined ? null : wordsOf(node);
    if (words !== null && words.split(/\s+/).length >= FEWEST_WORDS)
      texts.push({ start: node.getStart(tree), words });
    if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node) || isTemplatePart(node)) {
      ranges.push({ start: node.getStart(tree), end: node.end });
    }
    ts.forEachChild(node, (child) =>
      visit(child, joined ? isJoined(child) : words !== null && isJoined(child)),
    );
  };
  visit(tree, false);
  return { ranges: ranges.sort((one, other) => one.start - other.start), texts };
}

const isTemplatePart = (node: ts.Node): boolean =>
  node.kind >= ts.SyntaxKind.TemplateHead && node.kind <= ts.SyntaxKind.TemplateTail;

/** True for what `wordsOf` of the node above has told already. */
function isJoined(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || isSum(node);
}

const isSum = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

/** What a text says, with a placeholder for every value in it; null for all that is no text. */
function wordsOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `{value}${literal.text}`).join('');
  }
  if (!isSum(node)) return null;
  const [left, right] = [wordsOf(node.left), wordsOf(node.right)];
  return left === null && right === null ? null : (left ?? '{value}') + (right ?? '{value}');
}
