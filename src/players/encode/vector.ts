// A value as a fixed count of numbers. Missing or hidden values are zeros; a list of ids is a count for each.

import type { Shape } from './kinds.js';

/** Writes values of a shape into a vector from a place on. */
export interface Slots {
  /** How many numbers there are. */
  readonly size: number;
  /** Writes a value; null and undefined leave zeros. */
  write(value: unknown, out: Float32Array, at: number): void;
  /** Where parts of it lie, by their ways from here. */
  readonly parts: readonly Part[];
}

/** A stretch of a vector. */
export interface Part {
  /** The way to the field: `seats.0.cash`. */
  readonly name: string;
  /** Where it begins. */
  readonly offset: number;
  /** How many numbers it is. */
  readonly size: number;
}

/** Rows of more than this are not told apart. */
const MOST_ROWS = 24;
/** Ids of more things than this are written in binary digits, except in lists. */
const MOST_PLACES = 64;

/** How many rows lists by seat have: those of as many as may play, and `seats`. */
export interface Rows {
  readonly seats: number;
  readonly most: number;
}

/** What writes values of a shape. */
export function slotsOf(shape: Shape, rows: Rows): Slots {
  switch (shape.is) {
    case 'flag':
      return leaf(1, (value, out, at) => {
        out[at] = value === true ? 1 : 0;
      });
    case 'number':
      return leaf(1, (value, out, at) => {
        out[at] = Math.sign(value as number) * Math.log2(1 + Math.abs(value as number));
      });
    case 'one':
      return oneSlots(shape);
    case 'maybe':
      return slotsOf(shape.inner, rows);
    case 'list':
      return listSlots(shape, rows);
    case 'record':
      return joined(
        shape.fields.map(([name, field]) => [name, slotsOf(bySeat(name, field, rows), rows)]),
        (value, name) => (value as Record<string, unknown>)[name],
      );
    case 'either': {
      const kinds = shape.words.map((word) => String(word));
      const branches = shape.records.map((record, n) => [kinds[n], slotsOf(record, rows)] as const);
      return joined(branches, (value, name) =>
        String((value as { kind: unknown }).kind) === name ? value : null,
      );
    }
    default:
      return leaf(0, () => {});
  }
}

// A value that takes `size` numbers, behind one that says whether it is known.
function leaf(size: number, write: (value: unknown, out: Float32Array, at: number) => void): Slots {
  if (size === 0) return { size, write: () => {}, parts: [] };
  return {
    size: size + 1,
    write(value, out, at) {
      if (value === null || value === undefined) return;
      out[at] = 1;
      write(value, out, at + 1);
    },
    parts: [{ name: '', offset: 0, size: size + 1 }],
  };
}

function oneSlots({ of, names }: Extract<Shape, { is: 'one' }>): Slots {
  const place = placeIn(names);
  if (of <= MOST_PLACES)
    return leaf(of, (value, out, at) => {
      const index = place(value);
      if (index >= 0 && index < of) out[at + index] = 1;
    });
  const digits = Math.ceil(Math.log2(of));
  return leaf(digits, (value, out, at) => {
    for (let bit = 0; bit < digits; bit++) out[at + bit] = (place(value) >> bit) & 1;
  });
}

/** The place of an id among those there are; −1 for none. */
export function placeIn(names: readonly unknown[] | null): (value: unknown) => number {
  if (names === null) return (value) => value as number;
  const places = new Map(names.map((name, place) => [name, place]));
  return (value) => places.get(value) ?? -1;
}

function listSlots({ item, most }: Extract<Shape, { is: 'list' }>, rows: Rows): Slots {
  // How often each thing stands in it, behind how many there are and how many of them are hidden.
  if (item.is === 'one') {
    const place = placeIn(item.names);
    return leaf(item.of + 2, (value, out, at) => {
      const list = value as readonly unknown[];
      out[at] = list.length;
      for (const one of list) {
        const index = one === null ? -1 : place(one);
        if (index >= 0 && index < item.of) out[at + 2 + index]++;
        else out[at + 1]++;
      }
    });
  }
  if (most <= MOST_ROWS) {
    const count = most === rows.most ? rows.seats : most;
    const row = slotsOf(item, rows);
    return joined(
      Array.from({ length: count }, (_, n) => [String(n), row] as const),
      (value, name) => (value as readonly unknown[])[Number(name)],
    );
  }
  // Records of a long list are laid over each other.
  const over = slotsOf(item, rows);
  if (over.size === 0) return leaf(1, (value, out, at) => void (out[at] = (value as unknown[]).length));
  return {
    size: over.size + 1,
    write(value, out, at) {
      if (!Array.isArray(value)) return;
      out[at] = value.length;
      const one = new Float32Array(over.size);
      for (const record of value) {
        one.fill(0);
        over.write(record, one, 0);
        for (let n = 0; n < over.size; n++) out[at + 1 + n] += one[n];
      }
    },
    parts: [{ name: '', offset: 0, size: over.size + 1 }],
  };
}

// `seats` has a row for each of them, however many its schema allows.
const bySeat = (name: string, shape: Shape, { most }: Rows): Shape =>
  name === 'seats' && shape.is === 'list' ? { ...shape, most } : shape;

// Several values, one behind the other.
function joined(
  inner: readonly (readonly [name: string, slots: Slots])[],
  of: (value: unknown, name: string) => unknown,
): Slots {
  let size = 0;
  const placed = inner.map(([name, slots]) => {
    const offset = size;
    size += slots.size;
    return { name, slots, offset };
  });
  return {
    size,
    write(value, out, at) {
      if (value === null || value === undefined) return;
      for (const { name, slots, offset } of placed) slots.write(of(value, name), out, at + offset);
    },
    parts: placed.flatMap(({ name, slots, offset }) =>
      slots.parts.map((part) => ({
        name: part.name === '' ? name : `${name}.${part.name}`,
        offset: offset + part.offset,
        size: part.size,
      })),
    ),
  };
}
