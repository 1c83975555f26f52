// What the writers of generated text need of a declaration: its records, its secrets, and their types.

import type { DeclaredState } from '../../core/engine/fields/declared/declare-state.js';
import type { AnyKind, Fields, Layout, Secret } from '../../core/engine/fields/declared/kinds.js';
import { toItsSeat, toNobody } from '../../core/engine/fields/declared/kinds.js';

/** Where a generated module finds what it needs, and what the state's types are called. */
export interface StateNames {
  /** The engine, as the generated file imports it. */
  readonly engine: string;
  /** The module of the declaration. It exports `state`, and the three types unless `isDerived`. */
  readonly declaration: string;
  /** True if the generated module makes the three types, and imports only `generated` of the engine. */
  readonly isDerived?: boolean;
  /** The first lines; left out, they name `npm run generate -- states`. */
  readonly writtenBy?: string;
  readonly state: string;
  readonly known: string;
  readonly view: string;
  /** The declaration whose fields this one takes over, and the generated module with their functions. */
  readonly base?: { readonly declared: DeclaredState; readonly module: string };
  /** Lines of an example for functions that hand out records, by their names. */
  readonly examples?: Readonly<Record<string, readonly string[]>>;
}

/** The layout of a part, of a slice or of rows. */
export type Nested = Extract<Layout, { readonly fields: Fields }>;

/** The kind of a part, of a slice or of rows. */
export type NestedKind = AnyKind & { readonly layout: Nested };

/** Rows, a slice or a part, and where they lie: `seats`, or `seats.trains` within another nest. */
export interface Nest {
  readonly path: string;
  readonly field: string;
  readonly kind: NestedKind;
  /** The nest that it lies in; null at the top. */
  readonly within: Nest | null;
  /** How one of its records is called: `seat`, `turn`. */
  readonly one: string;
}

/** A secret and its path. */
export interface SecretAt {
  readonly path: string;
  readonly secret: Secret;
}

/** The fields that every state begins with. */
export const ENVELOPE = ['game', 'step', 'round', 'luck', 'outcome', 'absent'];

/** The parts, slices and rows of the fields, outer ones first. */
export function nestsIn(fields: Fields, within: Nest | null): readonly Nest[] {
  return Object.entries(fields).flatMap(([field, kind]) => {
    const { layout } = kind;
    if (!('fields' in layout)) return [];
    const path = within === null ? field : `${within.path}.${field}`;
    const one = layout.is === 'rows' ? layout.one : field;
    const nest: Nest = { path, field, kind: kind as NestedKind, within, one };
    return [nest, ...nestsIn(layout.fields, nest)];
  });
}

/** The secrets of the fields, in declared order. */
export function secretsIn(fields: Fields, prefix: string): readonly SecretAt[] {
  return Object.entries(fields).flatMap(([field, { layout, secret }]) => [
    ...(secret === undefined ? [] : [{ path: prefix + field, secret }]),
    ...('fields' in layout ? secretsIn(layout.fields, `${prefix}${field}.`) : []),
  ]);
}

/** True for a secret of which the declaration must be asked who sees it; the text can say the rest. */
export const isAsked = ({ secret }: SecretAt) =>
  'seen' in secret || (secret.shown !== toItsSeat && secret.shown !== toNobody);

/** How the question who sees a field is called. */
export const secretName = (path: string) => `see${path.split('.').map(capital).join('')}`;

/** The type of a field by its path. */
export function fieldType(root: string, path: string): string {
  const names = path.split('.');
  const field = names.pop() as string;
  return `${names.length === 0 ? root : typeAt(root, names.join('.'))}['${field}']`;
}

/** `State['seats'][number]['trains'][number]`, without null. */
export function typeAt(root: string, path: string): string {
  return path.split('.').reduce((type, name) => `Item<${type}['${name}']>`, root);
}

/** The type of a record of a nest. */
export const recordType = ({ one }: Nest) => `${capital(one)}Record`;

/** A word with a capital. */
export const capital = (word: string) => word[0].toUpperCase() + word.slice(1);

/** An object literal of these entries. */
export function literal(entries: readonly (readonly [string, string])[]): string {
  return `{\n${entries.map(([name, value]) => `${name}: ${value},`).join('\n')}\n}`;
}
