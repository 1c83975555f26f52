// Canonical JSON and its SHA-256: what "the same state" means everywhere in the engine.

import { sha256 } from '@noble/hashes/sha2.js';

/**
 * The JSON text of a value with the keys of every object in code-unit order, without spaces: RFC 8785 (JCS),
 * so that other languages can check hashes. What JSON does not have is null, or left out of an object.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value === undefined ? null : value);
  let text = '';
  if (Array.isArray(value)) {
    // Of numbers the runtime writes the same text, and faster from a list that is not frozen.
    if (value.length >= MANY && areNumbers(value)) return JSON.stringify([...value]);
    for (let place = 0; place < value.length; place++)
      text += place === 0 ? canonicalJson(value[place]) : `,${canonicalJson(value[place])}`;
    return `[${text}]`;
  }
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record).sort()) {
    const item = record[key];
    if (item !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(item)}`;
  }
  return `{${text}}`;
}

const MANY = 8;

function areNumbers(list: readonly unknown[]): boolean {
  for (let place = 0; place < list.length; place++) if (typeof list[place] !== 'number') return false;
  return true;
}

// Hardly any text here needs escapes, and seeing that takes less time than a call of JSON.stringify.
function quoted(text: string): string {
  return /^[ !#-[\]-~]*$/.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** The value, with 0 for −0, which JSON does not have. */
export function withoutSign<Value>(value: Value): Value {
  return value === 0 ? (0 as Value) : value;
}

/** SHA-256 of a text, in lower-case hex. */
export function sha256Hex(text: string): string {
  return hexOf(sha256(new TextEncoder().encode(text)));
}

/** Bytes as text, two digits each, in lower case. */
function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Freezes a value and all that it holds, stopping at what is frozen already. Returns the same value.
 *
 * @example
 * const tables = deepFreeze({ prices: [1, 2] });
 * console.log(Object.isFrozen(tables.prices));
 * // true
 */
export function deepFreeze<Value>(value: Value): Value {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  // By index and by key, because Object.values is slow and most leaves are long lists of numbers.
  if (Array.isArray(value)) {
    for (let place = 0; place < value.length; place++)
      if (typeof value[place] === 'object') deepFreeze(value[place]);
  } else {
    for (const key in value) if (typeof value[key] === 'object') deepFreeze(value[key]);
  }
  return Object.freeze(value);
}
