// The stable text of an action: `2: build 63,28 64,28`. Perft, playthroughs, records and the protocol use it.

import type { GameAction } from '../base/game-action.js';
import { quoted } from '../base/printable.js';
import { Fault, type Issue } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';
import type { TitleTypes } from '../base/state.js';
import type { ActionSpec, HostActionSpec } from '../rules/action.js';
import type { Payload } from './fields.js';
import { type NameTables, nameIn } from './names.js';

type Spec = ActionSpec<TitleTypes> | HostActionSpec<TitleTypes>;

/** The parts of an action's text: who acts, the verb, and the words of the fields. */
export interface ActionWords {
  readonly seat: Seat | null;
  readonly verb: string;
  readonly words: readonly string[];
}

/**
 * The text of an action: its seat (`host` for the host), its verb, its fields. Lists are joined by commas,
 * those of things that have names by plus signs, and an empty list is `-`.
 */
export function writeAction(spec: Spec, action: GameAction, names: NameTables): string {
  const [verb, ...fields] = spec.notation;
  const words = [`${action.seat ?? 'host'}:`, verb];
  for (const field of fields) {
    const name = nameOf(field);
    const value = (action as unknown as Record<string, unknown>)[name];
    const kind = spec.fields[name]?.idOf;
    if (name === field) words.push(writeValue(value, kind, names));
    else if (value !== undefined) words.push(`${name}=${writeValue(value, kind, names)}`);
  }
  return words.join(' ');
}

// A field that may be left out is written with a question mark behind its name.
const nameOf = (field: string) => field.replace(/\?$/, '');

function writeValue(value: unknown, kind: string | undefined, names: NameTables): string {
  const table = kind === undefined ? undefined : names[kind];
  if (!Array.isArray(value)) return nameIn(table, value);
  if (value.length === 0) return '-';
  return table === undefined ? value.join(',') : value.map((item) => nameIn(table, item)).join('+');
}

/** What reads the texts of a title's actions, by verb; several kinds of action may share one. */
export type Notations = ReadonlyMap<string, readonly NotationOf[]>;

/** What reads the words of one kind of action. */
interface NotationOf {
  readonly type: string;
  readonly needed: readonly { readonly name: string; readonly read: Read }[];
  readonly optional: ReadonlyMap<string, Read>;
}

/** An action as its text has it, unchecked by any schema. */
export interface ReadAction {
  readonly type: string;
  readonly seat: Seat | null;
}

/** Reads the text of one field; a text for no such value stays text, for the schema to refuse. */
type Read = (text: string, names: NameTables) => unknown;

/** Makes what reads the texts of these kinds of action. */
export function openNotations(specs: Iterable<Spec>): Notations {
  const notations = new Map<string, NotationOf[]>();
  for (const spec of specs) {
    const [verb, ...fields] = spec.notation;
    const needed: { name: string; read: Read }[] = [];
    const optional = new Map<string, Read>();
    for (const field of fields) {
      const name = nameOf(field);
      const read = readerOf(spec, name);
      if (name === field) needed.push({ name, read });
      else optional.set(name, read);
    }
    notations.set(verb, [...(notations.get(verb) ?? []), { type: spec.type, needed, optional }]);
  }
  return notations;
}

function readerOf({ type, fields }: Spec, field: string): Read {
  if (fields[field] === undefined)
    throw new Fault(`the notation of ${type} names ${field}, which it has not`);
  return fields[field].read;
}

/** The action of a text, unchecked by any schema; null when the words fit no action at all. */
export function readAction(notations: Notations, text: string, names: NameTables): ReadAction | null {
  const [who, verb, ...words] = text.trim().split(/\s+/);
  const seat = readSeat(who ?? '');
  return seat === undefined ? null : readWords(notations, { seat, verb, words }, names);
}

/** The seat of a text's first word, `2:` or `host:`; undefined when it names none. */
export function readSeat(who: string): Seat | null | undefined {
  if (who === 'host:') return null;
  const digits = /^(\d{1,2}):$/.exec(who)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** As {@link readAction}, of a text that was taken apart already. */
export function readWords(
  notations: Notations,
  { seat, verb, words }: ActionWords,
  names: NameTables,
): ReadAction | null {
  // By index, here and below: a record has thousands of actions, and taking frozen lists apart is slow.
  const kinds = notations.get(verb) ?? NO_KINDS;
  for (let place = 0; place < kinds.length; place++) {
    const action = { type: kinds[place].type, seat };
    if (readFields(kinds[place], words, names, action)) return action;
  }
  return null;
}

const NO_KINDS: readonly NotationOf[] = [];

// Writes the fields that the words name; false if they are not those of this kind.
function readFields(
  { needed, optional }: NotationOf,
  words: readonly string[],
  names: NameTables,
  action: object,
): boolean {
  if (words.length < needed.length) return false;
  const fields = action as Record<string, unknown>;
  for (let place = 0; place < needed.length; place++) {
    const { name, read } = needed[place];
    fields[name] = read(words[place], names);
  }
  for (let place = needed.length; place < words.length; place++) {
    const [, name = '', text = ''] = /^(\w+)=(.*)$/.exec(words[place]) ?? [];
    const read = optional.get(name);
    if (read === undefined) return false;
    fields[name] = read(text, names);
  }
  return true;
}

/** The words of a read action that should name something but do not, each with how such a name looks. */
export function unknownNames(fields: Payload, action: object, names: NameTables): readonly Issue[] {
  return Object.entries(fields).flatMap(([field, { idOf = '' }]) => {
    const table = names[idOf];
    const value = (action as Readonly<Record<string, unknown>>)[field];
    const unread = [value].flat().filter((word) => table !== undefined && typeof word === 'string');
    return unread.map((word) => ({
      path: [field],
      message: `no ${idOf} is called «${quoted(String(word))}»: ${table.wanted}`,
    }));
  });
}
