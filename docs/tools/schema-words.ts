// The meaning of fields in the published JSON Schemas: their doc comments in the sources, at members of
// interfaces and at properties of schemas. So it is said once, in the declaration.

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from './rule-pages.js';

/** Comments by the way to the field: `outcome.reason`, or the name alone for one that stands in nothing. */
export type Words = ReadonlyMap<string, string>;

/** The comments in a source: of one interface, or of the schemas and what they are put together from. */
export function wordsIn(path: string, only?: string): Words {
  const source = ts.createSourceFile(path, readFileSync(ROOT + path, 'utf8'), ts.ScriptTarget.Latest, true);
  const words = new Map<string, string>();
  const visit = (node: ts.Node, way: readonly string[]): void => {
    const name = nameOf(node);
    const inner = name === undefined ? way : [...way, name];
    const text = name === undefined ? '' : commentOf(node);
    if (text !== '' && !words.has(inner.join('.'))) words.set(inner.join('.'), text);
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  for (const statement of source.statements) {
    if (only === undefined) visit(statement, []);
    else if (ts.isInterfaceDeclaration(statement) && statement.name.text === only)
      for (const member of statement.members) visit(member, []);
  }
  return words;
}

// The comment of an export is about the whole schema, except for parts that schemas share.
function nameOf(node: ts.Node): string | undefined {
  const isField = ts.isPropertySignature(node) || ts.isPropertyAssignment(node);
  if (isField && ts.isIdentifier(node.name)) return node.name.text;
  if (!ts.isVariableStatement(node)) return undefined;
  const [{ name }] = node.declarationList.declarations;
  return ts.isIdentifier(name) && !PARTS.includes(name.text) ? name.text : undefined;
}

// Parts of messages that are spread over them: they do not lead to a field.
const PARTS = [
  ...['requests', 'answer', 'standing', 'namedAction', 'requestSchema', 'answerSchema'],
  ...['place', 'action', 'orderSchema', 'conditionSchema', 'ordersSchema'],
  ...['planPlace', 'telling', 'session', 'asking', 'acting', 'worlds', 'refused'],
];

const commentOf = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\{@link ([^}]+)\}/g, '$1')
    .trim();

type Schema = { [key: string]: unknown; description?: string };

/** A JSON Schema with descriptions. If several comments fit a field, the one with the longest way wins. */
export function describe(schema: Schema, words: Words, way: readonly string[] = []): Schema {
  const out: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') out[key] = described(value as Record<string, Schema>, words, way);
    else if (Array.isArray(value)) out[key] = value.map((one) => inside(one, words, way));
    else out[key] = inside(value, words, way);
  }
  return out;
}

const inside = (value: unknown, words: Words, way: readonly string[]) =>
  typeof value === 'object' && value !== null ? describe(value as Schema, words, way) : value;

function described(properties: Record<string, Schema>, words: Words, way: readonly string[]) {
  const entries = Object.entries(properties).map(([name, value]) => {
    const inner = [...way, name];
    const description = value.description ?? wordOf(inner, words);
    return [name, { ...(description && { description }), ...describe(value, words, inner) }] as const;
  });
  return Object.fromEntries(entries);
}

function wordOf(way: readonly string[], words: Words): string | undefined {
  for (const [first] of way.entries()) {
    const word = words.get(way.slice(first).join('.'));
    if (word !== undefined) return word;
  }
  // A field that is declared alone (`rejection`) and used under another name (`rejections`).
  const ends = [...words].filter(([at]) => at.endsWith(`.${way.at(-1)}`));
  return ends.length === 1 ? ends[0][1] : undefined;
}
