// Parts for a title's own `seal`: they give unchanged records their old identity and freeze the others.

import { deepFreeze } from '../base/json.js';
import type { Envelope } from '../base/state.js';

/**
 * The records of a fork, each sealed by its own rule; the original list if none of them changed. Records stay
 * at their places, and new ones come last.
 *
 * @example
 * const before = deepFreeze([{ coins: 5 }, { coins: 7 }]);
 * const after = sealAll(before, [{ coins: 5 }, { coins: 8 }], sealPart);
 * console.log(after[0] === before[0], Object.isFrozen(after));
 * // true true
 */
export function sealAll<Item, List extends readonly Item[]>(
  originals: List,
  items: Item[],
  seal: (original: Item, last: Item) => Item,
): List {
  let same = originals.length === items.length;
  for (let place = 0; place < items.length; place++) {
    const original = originals[place];
    items[place] = original === undefined ? deepFreeze(items[place]) : seal(original, items[place]);
    if (items[place] !== original) same = false;
  }
  return same ? originals : (Object.freeze(items) as readonly Item[] as List);
}

/**
 * Freezes what every state has, as far as it is new.
 *
 * @example
 * const last = { ...state, absent: [1] };
 * sealEnvelope(state, last);
 * console.log(Object.isFrozen(last.absent));
 * // true
 */
export function sealEnvelope(original: Envelope, last: Envelope): void {
  if (last.luck !== original.luck) deepFreeze(last.luck);
  if (last.outcome !== original.outcome) deepFreeze(last.outcome);
  if (last.absent !== original.absent) Object.freeze(last.absent);
  if (last.game !== original.game) deepFreeze(last.game);
}

/**
 * A part of a state whose form is not known here, sealed by comparing every field: `last`, frozen, with the
 * original's parts in place of equal ones. Parts that are frozen already are trusted to be new.
 *
 * @example
 * const before = deepFreeze({ deck: [1, 2], turn: { seat: 0 } });
 * const after = sealPart(before, { deck: [1, 2], turn: { seat: 1 } });
 * console.log(after.deck === before.deck, Object.isFrozen(after.turn));
 * // true true
 */
export function sealPart<Part>(original: Part, last: Part): Part {
  return reconcile(original, last) as Part;
}

function reconcile(before: unknown, after: unknown): unknown {
  if (after === before || after === null || typeof after !== 'object' || Object.isFrozen(after)) return after;
  const same = Array.isArray(after) ? reconcileArray(before, after) : reconcileRecord(before, after);
  if (same) return before;
  return Object.freeze(after);
}

function reconcileArray(before: unknown, after: unknown[]): boolean {
  const old = Array.isArray(before) ? before : [];
  let same = old.length === after.length && before !== undefined;
  for (let place = 0; place < after.length; place++) {
    const item = after[place];
    const sealed = typeof item === 'object' ? reconcile(old[place], item) : item;
    if (sealed !== item) after[place] = sealed;
    if (sealed !== old[place]) same = false;
  }
  return same && Array.isArray(before);
}

function reconcileRecord(before: unknown, after: object): boolean {
  const record = after as Record<string, unknown>;
  const comparable = before !== null && typeof before === 'object' && !Array.isArray(before);
  const old = (comparable ? before : {}) as Record<string, unknown>;
  let same = comparable;
  let keys = 0;
  for (const key in record) {
    keys++;
    const item = record[key];
    const sealed = typeof item === 'object' ? reconcile(old[key], item) : item;
    if (sealed !== item) record[key] = sealed;
    if (sealed !== old[key]) same = false;
  }
  if (same) for (const _ in old) keys--;
  return same && keys === 0;
}
