// The text that shows a state to a viewer (E-VIEW-1).

import type { AnyKind, Fields } from '../../core/engine/fields/declared/kinds.js';
import { hasSecrets, toItsSeat, toNobody } from '../../core/engine/fields/declared/kinds.js';
import {
  capital,
  ENVELOPE,
  fieldType,
  isAsked,
  literal,
  type Nest,
  recordType,
  type SecretAt,
  type StateNames,
  secretName,
  typeAt,
} from './nests.js';

// Luck is nobody's to see.
const SEEN_ENVELOPE = ENVELOPE.filter((name) => name !== 'luck');

/** The question who sees a field. */
export function secretConstant({ path, secret }: SecretAt, { state, known }: StateNames): string {
  const type =
    'seen' in secret
      ? `(value: ${fieldType(state, path)}, where: object) => ${fieldType(known, path)}`
      : '(where: object) => boolean';
  return `const ${secretName(path)} = state.secret('${path}') as ${type};`;
}

/** The view of a state. */
export function viewState(fields: Fields, { state, view }: StateNames): string {
  const shown = Object.entries(fields).map(
    ([name, kind]) => [name, seenField('state', name, { kind, path: name })] as const,
  );
  const asked = Object.entries(fields).some(
    ([name, { secret }]) => secret !== undefined && isAsked({ path: name, secret }),
  );
  return `/** What a seat, or a spectator with null, may know: built up from nothing (E-VIEW-1). */
export function viewState(state: ${state}, viewer: Seat | null): ${view} {
  ${asked ? 'const where = { state, viewer, place: 0 };' : ''}
  return ${literal([['viewer', 'viewer'], ...SEEN_ENVELOPE.map((name) => [name, `state.${name}`] as const), ...shown])};
}`;
}

/** The visible part of a field of an owner. */
export function seenField(
  owner: string,
  name: string,
  { kind, path }: { kind: AnyKind; path: string },
): string {
  const value = `${owner}.${name}`;
  const { layout, secret } = kind;
  if ('fields' in layout && hasSecrets(layout.fields)) {
    // The place of the outermost rows is that of all that lies in them.
    const atTop = owner === 'state';
    if (layout.is === 'rows')
      return `${value}.map((${layout.one}${atTop ? ', place' : ''}) => see${capital(layout.one)}(state, viewer, { ${layout.one}, place }))`;
    const see = `see${capital(name)}(state, viewer, { ${name}: ${value}, ${atTop ? 'place: 0' : 'place'} })`;
    return layout.is === 'part' && layout.maybe ? `${value} === null ? null : ${see}` : see;
  }
  if (secret === undefined) return value;
  if ('seen' in secret) return `${secretName(path)}(${value}, where)`;
  const masked = secret.isList ? `${value}.map(() => null)` : 'null';
  if (secret.shown === toNobody) return masked;
  return `${secret.shown === toItsSeat ? 'viewer === place' : `${secretName(path)}(where)`} ? ${value} : ${masked}`;
}

/** The visible part of a part or of a record of rows. */
export function seeRecord(nest: Nest, { state, known }: StateNames): string {
  const { one, kind, path } = nest;
  const { fields } = kind.layout;
  const shown = Object.entries(fields).map(
    ([name, inner]) => [name, seenField(one, name, { kind: inner, path: `${path}.${name}` })] as const,
  );
  const asked = Object.entries(fields).some(
    ([name, { secret }]) => secret !== undefined && isAsked({ path: name, secret }),
  );
  const placed = asked || shown.some(([, text]) => text.includes('place'));
  return `function see${capital(one)}(
  ${asked ? 'state' : '_state'}: ${state},
  ${asked || shown.some(([, text]) => text.includes('viewer')) ? 'viewer' : '_viewer'}: Seat | null,
  { ${one}${placed ? ', place' : ''} }: { readonly ${one}: ${recordType(nest)}; readonly place: number },
): ${typeAt(known, path)} {
  ${asked ? 'const where = { state, viewer, place };' : ''}
  return ${literal(shown)};
}`;
}
