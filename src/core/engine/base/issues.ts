// What zod finds wrong, as issues of ours.

import type * as z from 'zod/mini';
import { nearestAmong } from './nearest-name.js';
import { quoted } from './printable.js';
import type { Issue } from './rejection.js';

/**
 * Issues of an input that a schema refused, at most ten; `at` is where in the whole the input stood. With
 * the schema, an unknown field is told with the fields that there are.
 */
export function issuesOf(
  error: { readonly issues: readonly z.core.$ZodIssue[] },
  at: readonly string[] = [],
  schema?: z.ZodMiniType,
): readonly Issue[] {
  return error.issues.slice(0, 10).map((issue) => ({
    path: [...at, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))],
    message: sentence(issue, schema),
  }));
}

// zod/mini ships no sentences; these say what a caller needs to mend the input.
function sentence(issue: z.core.$ZodIssue, schema?: z.ZodMiniType): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}`;
    case 'unrecognized_keys':
      return unknownFields(issue.keys, fieldsAt(schema, issue.path));
    case 'invalid_value':
      return `expected one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `expected at least ${issue.minimum}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    case 'invalid_union':
      // Keep the message of a schema that has one, and of a union told apart by a field: it tried no branch.
      if (issue.message !== UNSAID || issue.errors.length === 0) return issue.message;
      return `expected ${[...new Set(issue.errors.map(([first]) => wanted(first)))].join(' or ')}`;
    default:
      return issue.message || issue.code;
  }
}

// What zod/mini says where nobody gave it a sentence.
const UNSAID = 'Invalid input';

// What one branch of a union would have taken.
function wanted(issue: z.core.$ZodIssue): string {
  return sentence(issue).replace(/^expected /, '');
}

function unknownFields(keys: readonly string[], fields: readonly string[]): string {
  const named = keys.slice(0, 5).map(quoted);
  const more = keys.length > named.length ? ` and ${keys.length - named.length} more` : '';
  if (keys.length === 1) return `unknown field ${named[0]}${nearestAmong(keys[0], fields)}`;
  return `unknown fields ${named.join(', ')}${more}`;
}

/** The parts of a schema's definition that lead to the schemas in it. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
}

// The fields of the record at a place; none where several schemas may stand there.
function fieldsAt(schema: z.ZodMiniType | undefined, path: readonly PropertyKey[]): readonly string[] {
  if (schema === undefined) return [];
  const { shape, innerType, element, valueType } = schema._zod.def as Definition;
  if (innerType !== undefined) return fieldsAt(innerType, path);
  const [part, ...rest] = path;
  if (part === undefined) return Object.keys(shape ?? {});
  const field = String(part);
  return fieldsAt(Object.hasOwn(shape ?? {}, field) ? shape?.[field] : (element ?? valueType), rest);
}
