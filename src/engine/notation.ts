// The stable text of an action: `2: build 1203 1204`. Used by perft, playthroughs, records for people, the protocol.

import type { ActionSpec, HostActionSpec } from './action.js';
import type { GameAction, Seat, TitleTypes } from './state.js';

type Spec = ActionSpec<TitleTypes> | HostActionSpec<TitleTypes>;

/** The parts of an action's text: who acts, the verb, and the words of the fields. */
export interface ActionWords {
  readonly seat: Seat | null;
  readonly verb: string;
  readonly words: readonly string[];
}

/** The text of an action: its seat (`host` for the host), its verb, its fields; lists joined by commas, `-` if empty. */
export function writeAction(spec: Spec, action: GameAction): string {
  const [verb, ...fields] = spec.notation;
  const words = [`${action.seat ?? 'host'}:`, verb];
  for (const field of fields) {
    const name = field.replace(/\?$/, '');
    const value = (action as unknown as Record<string, unknown>)[name];
    if (field.endsWith('?')) {
      if (value !== undefined) words.push(`${name}=${writeValue(value)}`);
    } else words.push(writeValue(value));
  }
  return words.join(' ');
}

function writeValue(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return value.length > 0 ? value.map(String).join(',') : '-';
}

/** The action of a text, unchecked by any schema; null when the words fit no action at all. */
export function readAction(specs: Iterable<Spec>, text: string): object | null {
  const [who, verb, ...words] = text.trim().split(/\s+/);
  const seat = readSeat(who ?? '');
  return seat === undefined ? null : readWords(specs, { seat, verb, words });
}

/** The seat of a text's first word, `2:` or `host:`; undefined when it names none. */
export function readSeat(who: string): Seat | null | undefined {
  if (who === 'host:') return null;
  const digits = /^(\d{1,2}):$/.exec(who)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** As {@link readAction}, of a text that was taken apart already. */
export function readWords(specs: Iterable<Spec>, { seat, verb, words }: ActionWords): object | null {
  for (const spec of specs) {
    if (spec.notation[0] !== verb) continue;
    const fields = readFields(spec, words);
    if (fields !== null) return { type: spec.type, seat, ...fields };
  }
  return null;
}

function readFields(spec: Spec, words: readonly string[]): Record<string, unknown> | null {
  const shape = (spec.schema as unknown as { _zod: { def: { shape: Record<string, never> } } })._zod.def
    .shape;
  const fields: Record<string, unknown> = {};
  const rest = [...words];
  for (const field of spec.notation.slice(1)) {
    if (field.endsWith('?')) continue;
    const word = rest.shift();
    if (word === undefined) return null;
    fields[field] = readValue(shape[field], word);
  }
  for (const word of rest) {
    const [, name, text] = /^(\w+)=(.*)$/.exec(word) ?? [];
    if (name === undefined || !spec.notation.includes(`${name}?`)) return null;
    fields[name] = readValue(shape[name], text);
  }
  return fields;
}

interface ShapeDef {
  _zod: { def: { type: string; innerType?: ShapeDef; element?: ShapeDef } };
}

function readValue(shape: ShapeDef, text: string): unknown {
  const { type, innerType, element } = shape._zod.def;
  if (type === 'nullable' && text === 'null') return null;
  if (innerType !== undefined) return readValue(innerType, text);
  if (type === 'array')
    return text === '-' ? [] : text.split(',').map((item) => readValue(element as ShapeDef, item));
  if (type === 'number' || type === 'int') return /^-?\d+$/.test(text) ? Number(text) : text;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}
