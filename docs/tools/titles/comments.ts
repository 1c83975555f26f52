// The comments of a state's fields, from the file that declares it.

import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from '../rule-pages.js';

/** Comments by the path of their field: `turn.phase`. Later files win. */
export function fieldComments(files: readonly string[]): ReadonlyMap<string, string> {
  const comments = new Map<string, string>();
  for (const file of files.filter((one) => existsSync(ROOT + one))) {
    const source = ts.createSourceFile(file, readFileSync(ROOT + file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node, path: readonly string[]): void => {
      // The path of a field is made of the properties that it lies in.
      if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
        const below = [...path, node.name.getText()];
        const words = commentOf(source, node);
        if (words !== '') comments.set(below.join('.'), words);
        ts.forEachChild(node, (child) => visit(child, below));
      } else ts.forEachChild(node, (child) => visit(child, path));
    };
    visit(source, []);
  }
  return comments;
}

function commentOf(source: ts.SourceFile, node: ts.Node): string {
  const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  const last = ranges.at(-1);
  if (last === undefined || !source.text.startsWith('/**', last.pos)) return '';
  return source.text
    .slice(last.pos + 3, last.end - 2)
    .replaceAll(/\n\s*\* ?/g, ' ')
    .trim();
}
