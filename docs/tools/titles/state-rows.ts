// The tree of a title's state: every field with its type, who sees it, and what its comment says.

import { type AnyKind, type Fields, fieldsIn } from '../../../src/core/engine/fields/declared/kinds.js';
import { toJsonSchema } from '../../../src/serve/schemas/index.js';
import { fieldsOf, type Json, typeInWords } from './types.js';

/** A row of the tree. */
export interface StateRow {
  readonly name: string;
  /** How many records it lies in. */
  readonly depth: number;
  readonly type: string;
  /** Who sees it; empty for a field of a record that is seen or hidden as a whole. */
  readonly seen: string;
  /** The comment of the field. */
  readonly words: string;
}

/** The rows of a declaration, in its order. */
export function stateRows(
  fields: Fields,
  comments: ReadonlyMap<string, string>,
  above: readonly string[] = [],
): readonly StateRow[] {
  return Object.entries(fields).flatMap(([name, kind]) => {
    const path = [...above, name];
    const row = (type: string): StateRow => ({
      name,
      depth: above.length,
      type,
      seen: seenBy(kind),
      words: comments.get(path.join('.')) ?? '',
    });
    const { layout } = kind;
    if (layout.is === 'plain' || layout.is === 'leaf') {
      const json = toJsonSchema(kind.schema()) as Json;
      return [row(typeInWords(json)), ...recordRows(json, comments, path)];
    }
    const type = layout.is === 'rows' ? `list: record of a ${layout.one}` : 'record';
    return [row(type), ...stateRows(fieldsIn(layout), comments, path)];
  });
}

function recordRows(
  json: Json,
  comments: ReadonlyMap<string, string>,
  above: readonly string[],
): readonly StateRow[] {
  return fieldsOf(json).flatMap(([name, field]) => {
    const path = [...above, name];
    const row: StateRow = {
      name,
      depth: above.length,
      type: typeInWords(field),
      seen: '',
      words: comments.get(path.join('.')) ?? '',
    };
    return [row, ...recordRows(field, comments, path)];
  });
}

// Conditions tell by their names whom they let see: `toItsSeat`, `toNobody`.
function seenBy({ secret }: AnyKind): string {
  if (secret === undefined) return 'all';
  if ('seen' in secret) return 'all, in part';
  const name = secret.shown.name
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim();
  const who = /^to ./.test(name) ? name.slice(3) : 'some';
  return secret.isList ? `${who}; others see how many` : who;
}
