// The state with nothing in it yet, which a setup writes.

import { emptyOf, type Fields } from '../../fields/declared/kinds.js';

/**
 * The title's part of a state of these fields, with a row for every seat and as many of other rows as there
 * must be.
 */
export function blankOf(fields: Fields, seats: number): Record<string, unknown> {
  const blank = Object.entries(emptyOf(fields)).map(([name, value]) => {
    const { layout } = fields[name];
    const isSeats = layout.is === 'rows' && layout.one === 'seat';
    return [name, isSeats ? Array.from({ length: seats }, () => emptyOf(layout.fields)) : value];
  });
  return Object.fromEntries(blank);
}
