// The examples of doc comments as they stand in the sources: `@example` of what is exported, with its name and place.

import ts from 'typescript';

/** An example of an export. */
export interface Example {
  /** What it is an example of. */
  readonly name: string;
  /** The file with the line of the export. */
  readonly place: string;
  readonly source: string;
}

/** The examples in a source, in its order. */
export function examplesOf(path: string, text: string): readonly Example[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return file.statements.filter(isExported).flatMap((statement) => {
    const name = nameOf(statement);
    const line = file.getLineAndCharacterOfPosition(statement.getStart()).line + 1;
    return ts
      .getJSDocTags(statement)
      .filter(({ tagName }) => tagName.text === 'example')
      .map((tag) => ({
        name,
        place: `${path}:${line}`,
        source: withoutFence(ts.getTextOfJSDocComment(tag.comment) ?? ''),
      }));
  });
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function nameOf(statement: ts.Statement): string {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0].name.getText();
  return (statement as ts.Statement & { readonly name?: ts.Identifier }).name?.text ?? '';
}

const withoutFence = (text: string) => text.replace(/^\s*```ts\n([\s\S]*)\n```\s*$/, '$1');
