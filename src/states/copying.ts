// The text that copies states and records, and hands records out to be written.

import type { Fields } from '../core/engine/declared/kinds.js';
import {
  capital,
  ENVELOPE,
  literal,
  type Nest,
  type NestedKind,
  recordType,
  type StateNames,
} from './nests.js';

/** The copy of a state. */
export function forkState(fields: Fields, { state }: StateNames): string {
  const copied = Object.entries(fields).map(([name, { layout }]) => {
    if (layout.is !== 'part') return [name, `state.${name}`] as const;
    const copy = `copy${capital(name)}(state.${name})`;
    return [name, layout.maybe ? `state.${name} === null ? null : ${copy}` : copy] as const;
  });
  return `/** A copy that a step may write: parts are copied, rows when they are written, all else is shared. */
export function forkState(state: ${state}): ${state} {
  return ${literal([...ENVELOPE.map((name) => [name, `state.${name}`] as const), ...copied])};
}`;
}

/** The copy of a state with all its rows. */
export function layOutState(fields: Fields, { state }: StateNames): string {
  const laid = Object.entries(fields)
    .filter(([, { layout }]) => layout.is === 'rows')
    .map(([name, kind]) => `laid.${name} = state.${name}.map(${layOutCall(kind as NestedKind)});`);
  return `/** A copy of which every record is laid out as copies are, which keeps compiled code. */
export function layOutState(state: ${state}): ${state} {
  const laid = forkState(state);
  ${laid.join('\n')}
  return laid;
}`;
}

function layOutCall({ layout }: NestedKind): string {
  const one = layout.is === 'rows' ? layout.one : '';
  const inner = Object.entries(layout.fields).filter(([, kind]) => kind.layout.is === 'rows');
  if (inner.length === 0) return `copy${capital(one)}`;
  const rows = inner.map(([name, kind]) => `${name}: ${one}.${name}.map(${layOutCall(kind as NestedKind)})`);
  return `(${one}) => ({ ...copy${capital(one)}(${one}), ${rows.join(', ')} })`;
}

/** The copy of a record. */
export function copyRecord(nest: Nest): string {
  const { one, kind } = nest;
  const copied = Object.keys(kind.layout.fields).map((name) => [name, `${one}.${name}`] as const);
  return `function copy${capital(one)}(${one}: ${recordType(nest)}): ${recordType(nest)} {
  return ${literal(copied)};
}`;
}

/** The function that hands out a record of rows to be written. */
export function writer(nest: Nest, { state }: StateNames): string {
  const { one, field, within } = nest;
  const owners = ownersOf(nest);
  const parameters = [...owners, nest].map((each) => `${each.one}: number`).join(', ');
  const known = `step.before${owners.map((each) => `.${each.field}[${each.one}]`).join('')}.${field}`;
  const owner = within === null ? 'state' : within.one;
  const holder =
    within === null
      ? ''
      : `const ${within.one}Record = ${within.one}ToWrite(${['step', 'state', ...owners.map((each) => each.one)].join(', ')});\n`;
  const place = within === null ? owner : `${within.one}Record`;
  const record = recordType(nest);
  return `/** The record of a ${one}, to be written: the step's own copy of it, made when it is first asked for. */
export function ${one}ToWrite(step: Step, state: ${state}, ${parameters}): Writable<${record}> {
  ${holder}const known = ${known};
  // By spread: it is what copies a frozen list fast.
  if (${place}.${field} === known) ${place}.${field} = [...known];
  const rows = ${place}.${field} as ${record}[];
  if (rows[${one}] === known[${one}]) rows[${one}] = copy${capital(one)}(rows[${one}]);
  return rows[${one}];
}`;
}

function ownersOf({ within }: Nest): readonly Nest[] {
  return within === null ? [] : [...ownersOf(within), within];
}

/** A record with nothing in it yet. */
export function emptyRecord(nest: Nest): string {
  const { one, kind } = nest;
  const values = Object.entries(kind.layout.fields).map(
    ([name, { empty }]) => [name, JSON.stringify(empty()).replaceAll('"', "'")] as const,
  );
  return `/** A new ${one} with nothing in it yet. */
export function empty${capital(one)}(): Writable<${recordType(nest)}> {
  return ${literal(values)};
}`;
}
