// What a title's own `seal` is made of: giving unchanged records their old identity back and freezing the others.

import { deepFreeze } from './json.js';
import type { Envelope } from './state.js';

/**
 * The records of a fork, each sealed by its own rule; the original list if none of them changed. Records stay at their
 * places, and new ones come last.
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

/** Freezes what every state has, as far as it is new. */
export function sealEnvelope(original: Envelope, last: Envelope): void {
  if (last.luck !== original.luck) deepFreeze(last.luck);
  if (last.outcome !== original.outcome) deepFreeze(last.outcome);
  if (last.absent !== original.absent) Object.freeze(last.absent);
}
