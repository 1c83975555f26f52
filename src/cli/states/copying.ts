// The text that copies states and records, and hands records out to be written.

import type { Fields } from '../../core/engine/fields/declared/kinds.js';
import { capital, ENVELOPE, literal, type Nest, recordType, type StateNames } from './nests.js';

/** The copy of a state. */
export function forkState(fields: Fields, { state }: StateNames): string {
  const copied = Object.entries(fields).map(([name, { layout }]) => {
    if (layout.is !== 'part') return [name, `state.${name}`] as const;
    const copy = `copy${capital(name)}(state.${name})`;
    return [name, layout.maybe ? `state.${name} === null ? null : ${copy}` : copy] as const;
  });
  return `/** A copy that a step may write: parts are copied, rows and slices when they are written, all else is shared. */
export function forkState(state: ${state}): ${state} {
  return ${literal([...ENVELOPE.map((name) => [name, `state.${name}`] as const), ...copied])};
}`;
}

/** The copy of a state with all that a fork shares until it is written. */
export function layOutState(fields: Fields, { state }: StateNames): string {
  const laid = laidIn(fields, 'state').map(([name, value]) => `laid.${name} = ${value};`);
  return `/** A copy of which every record is laid out as copies are, which keeps compiled code. */
export function layOutState(state: ${state}): ${state} {
  const laid = forkState(state);
  ${laid.join('\n')}
  return laid;
}`;
}

/** The copy of a record that has rows or slices, with all of them. */
export function layOutRecord(nest: Nest): string {
  const { one, kind } = nest;
  const record = recordType(nest);
  const laid = laidIn(kind.layout.fields, one).map(([name, value]) => `laid.${name} = ${value};`);
  return `function layOut${capital(one)}(${one}: ${record}): ${record} {
  const laid: Writable<${record}> = copy${capital(one)}(${one});
  ${laid.join('\n')}
  return laid;
}`;
}

/** True if a fork shares some of these fields' records. */
export const hasShared = (fields: Fields): boolean => laidIn(fields, '').length > 0;

/** How the rows and slices of an owner's fields are laid out. */
export function laidIn(fields: Fields, owner: string): readonly (readonly [name: string, value: string])[] {
  return Object.entries(fields).flatMap(([name, { layout }]) => {
    if (layout.is !== 'rows' && layout.is !== 'slice') return [];
    const one = capital(layout.is === 'rows' ? layout.one : name);
    const copy = `${hasShared(layout.fields) ? 'layOut' : 'copy'}${one}`;
    const value = layout.is === 'rows' ? `${owner}.${name}.map(${copy})` : `${copy}(${owner}.${name})`;
    return [[name, value] as const];
  });
}

/** The copy of a record. */
export function copyRecord(nest: Nest): string {
  const { one, kind } = nest;
  const copied = Object.keys(kind.layout.fields).map((name) => [name, `${one}.${name}`] as const);
  return `function copy${capital(one)}(${one}: ${recordType(nest)}): ${recordType(nest)} {
  return ${literal(copied)};
}`;
}

/** The function that hands out a slice, or a record of rows, to be written. */
export function writer(nest: Nest, names: StateNames): string {
  const { one, field, kind } = nest;
  const parameters = rowsAbove(nest).map((row) => `, ${row.one}: number`);
  const name = `${one}ToWrite`;
  const words = `${named(nest)}, to be written: the step's own copy of it, made when it is first asked for.`;
  const head = `${comment(words, tagsOf(nest), names.examples?.[name])}
export function ${name}(step: Step, state: ${names.state}${parameters.join('')}): Writable<${recordType(nest)}> {`;
  const { holder, place } = holderOf(nest);
  // Projects of other packages may be strict about indices.
  const there = names.isDerived === true ? '!' : '';
  const before = `step.before${knownPath(nest, there)}`;
  if (kind.layout.is === 'slice')
    return `${head}
  ${holder}if (${place}.${field} === ${before}) ${place}.${field} = copy${capital(one)}(${place}.${field});
  return ${place}.${field};
}`;
  return `${head}
  ${holder}const before = ${before};
  // By spread: it is what copies a frozen list fast.
  if (${place}.${field} === before) ${place}.${field} = [...before];
  const rows = ${place}.${field} as ${recordType(nest)}[];
  if (rows[${one}] === before[${one}]) rows[${one}] = copy${capital(one)}(rows[${one}]${there});
  return rows[${one}]${there};
}`;
}

// A function with an example is exported by its title, so an editor shows all of it.
function comment(words: string, tags: readonly string[], example: readonly string[] = []): string {
  if (example.length === 0) return `/** ${words} */`;
  const lines = [words, '', ...tags, '@example', ...example];
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}

const tagsOf = (nest: Nest): readonly string[] => [
  '@param step - What `apply` got first; its `before` is the state before the step.',
  '@param state - The state that `apply` writes.',
  ...rowsAbove(nest).map(({ one }) => `@param ${one} - Which ${one}, counted from 0.`),
  '@returns The record, for ordinary assignments; asked again, the same one.',
  '@see `declareState`',
];

const named = ({ one, kind }: Nest) =>
  kind.layout.is === 'rows' ? `The record of a ${one}` : `The \`${one}\``;

// The record that a nest lies in, and the line that asks for it.
function holderOf({ within }: Nest): { readonly holder: string; readonly place: string } {
  if (within === null) return { holder: '', place: 'state' };
  const place = `${within.one}Record`;
  const given = ['step', 'state', ...rowsAbove(within).map(({ one }) => one)].join(', ');
  return { holder: `const ${place} = ${within.one}ToWrite(${given});\n`, place };
}

// The rows that say which record of a nest is meant, its own last.
function rowsAbove(nest: Nest): readonly Nest[] {
  const above = nest.within === null ? [] : rowsAbove(nest.within);
  return nest.kind.layout.is === 'rows' ? [...above, nest] : above;
}

function knownPath({ field, within }: Nest, there: string): string {
  if (within === null) return `.${field}`;
  const index = within.kind.layout.is === 'rows' ? `[${within.one}]${there}` : '';
  return `${knownPath(within, there)}${index}.${field}`;
}

/** A record with nothing in it yet. */
export function emptyRecord(nest: Nest): string {
  const { one, kind } = nest;
  const values = Object.entries(kind.layout.fields).map(
    ([name, { empty }]) => [name, JSON.stringify(empty()).replaceAll('"', "'")] as const,
  );
  return `/** A new ${kind.layout.is === 'rows' ? one : `\`${one}\``} with nothing in it yet. */
export function empty${capital(one)}(): Writable<${recordType(nest)}> {
  return ${literal(values)};
}`;
}
