// The fields of a state, an action or a fact as rows: name, type, who sees it, and what it is.

import { type AnyKind, type Fields, fieldsIn } from '../../core/engine/fields/declared/kinds.js';
import { fieldsOf, type Schema, typeInWords } from './schema.js';

/** A row. */
export interface Row {
  readonly name: string;
  /** How many records it lies in. */
  readonly depth: number;
  readonly type: string;
  /** Who sees a field of a state; empty where that is said of the record it lies in. */
  readonly seen: string;
  readonly words: string;
  /** True where it may be left out. */
  readonly optional: boolean;
  /** What it is if it is left out. */
  readonly default?: unknown;
}

/** The rows of a record, in its order; `kinds` say of a declared state who sees its fields. */
export function rowsOf(schema: Schema, kinds?: Fields, depth = 0): readonly Row[] {
  return fieldsOf(schema).flatMap(([name, field, optional]) => {
    const kind = kinds?.[name];
    const { description: words = '' } = field;
    const row: Row = {
      ...{ name, depth, type: typeInWords(field), words, optional },
      seen: kind === undefined ? '' : seenBy(kind),
      ...(field.default !== undefined && { default: field.default }),
    };
    return [row, ...rowsOf(field, kind && fieldsIn(kind.layout), depth + 1)];
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
