// The text that makes a whole state of a view, with a guess for every hidden place.

import type { AnyKind, Fields } from '../../core/engine/fields/declared/kinds.js';
import { hasSecrets } from '../../core/engine/fields/declared/kinds.js';
import {
  capital,
  ENVELOPE,
  fieldType,
  literal,
  type Nest,
  recordType,
  type StateNames,
  secretsIn,
  typeAt,
} from './nests.js';

/** The interface of the code that fills hidden places. */
export function guesses(fields: Fields, { state, known }: StateNames): string {
  return `/** Fills every place that a view may hide; \`place\` is the row, 0 outside rows. What is seen stays as it is. */
export interface Guesses {
  ${guessesOf(fields, { state, known }).join('\n')}
}`;
}

/** A guess for each secret of the fields. */
export function guessesOf(
  fields: Fields,
  { state, known }: Pick<StateNames, 'state' | 'known'>,
): readonly string[] {
  return secretsIn(fields, '').map(
    ({ path }) => `/** What lies hidden at \`${path}\`. */
  '${path}'(seen: ${fieldType(known, path)}, place: number): ${fieldType(state, path)};`,
  );
}

/** A state made of a view. */
export function guessState(fields: Fields, { state, known }: StateNames): string {
  const filled = Object.entries(fields).map(
    ([name, kind]) => [name, guessedField('view', name, { kind, path: name })] as const,
  );
  return `/** A whole state that a view does not contradict: its own values, \`luck\`, and a guess for whatever it may hide. */
export function guessState(view: ${known}, luck: Luck, guess: Guesses): ${state} {
  return ${literal([...ENVELOPE.map((name) => [name, name === 'luck' ? 'luck' : `view.${name}`] as const), ...filled])};
}`;
}

/** What a field of an owner is completed with. */
export function guessedField(
  owner: string,
  name: string,
  { kind, path }: { kind: AnyKind; path: string },
): string {
  const value = `${owner}.${name}`;
  const { layout, secret } = kind;
  const place = owner === 'view' ? '0' : 'place';
  if ('fields' in layout && hasSecrets(layout.fields)) {
    if (layout.is === 'rows')
      return `${value}.map((${layout.one}${owner === 'view' ? ', place' : ''}) => guess${capital(layout.one)}(${layout.one}, place, guess))`;
    const filled = `guess${capital(name)}(${value}, ${place}, guess)`;
    return layout.is === 'part' && layout.maybe ? `${value} === null ? null : ${filled}` : filled;
  }
  return secret === undefined ? value : `guess['${path}'](${value}, ${place})`;
}

/** A record made of what is seen of it. */
export function guessRecord(nest: Nest, { known }: StateNames): string {
  const { one, kind, path } = nest;
  const filled = Object.entries(kind.layout.fields).map(
    ([name, inner]) => [name, guessedField(one, name, { kind: inner, path: `${path}.${name}` })] as const,
  );
  return `function guess${capital(one)}(${one}: ${typeAt(known, path)}, place: number, guess: Guesses): ${recordType(nest)} {
  return ${literal(filled)};
}`;
}
