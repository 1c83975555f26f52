import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { allRulesets } from '../../../rulesets/index.js';
import { quickReader } from '../../../src/core/engine/fields/quick-shape.js';
import { fields as basic, defineAction, type TitleTypes } from '../../../src/core/engine/index.js';

const oddValue = fc.oneof(
  fc.constantFrom(0, -0, 1, 23, 24, 64, -1, 1.5, 1e6, 1e6 + 1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53),
  fc.constantFrom('', 'a', 'x'.repeat(64), 'x'.repeat(65), true, false, null, undefined, [], {}, [1, 2]),
  fc.constantFrom(
    [0],
    [-0],
    [2, 1],
    [1, 1],
    [3, 'a'],
    [1.5],
    ['a', 'b'],
    Array(2),
    [[1]],
    Array(201).fill(1),
  ),
);
const specs = allRulesets.flatMap(({ phases }) =>
  Object.values(phases).flatMap(({ actions }) => [...actions]),
);

describe('quickReader', () => {
  for (const { type, fields, schema } of new Set(specs)) {
    const read = quickReader(fields);
    const key = fc.constantFrom(...Object.keys(fields), 'extra', '__proto__', 'constructor');
    const input = fc
      .tuple(fc.array(fc.tuple(key, oddValue), { maxLength: 7 }), fc.boolean())
      .map(([entries, typed]) => {
        const made: Record<string, unknown> = typed ? { type, seat: 0 } : {};
        for (const [name, value] of entries)
          Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
        return made;
      });
    test.prop([input], { numRuns: 150 })(
      `E-SHAPE-1: what is read quickly, the schema reads alike: ${type}`,
      (given) => {
        const quick = read(given);
        const whole = z.safeParse(schema, given);
        expect(quick === undefined || (whole.success && matches(quick, whole.data as object))).toBe(true);
      },
    );
  }

  const { fields } = defineAction<TitleTypes>()({
    type: 'go',
    payload: () => ({ to: basic.amount, by: basic.optional(basic.seat) }),
    notation: ['go', 'to', 'by?'],
    offers: () => [],
    check: [],
    apply: () => {},
  });
  const read = quickReader(fields);

  test('E-SHAPE-1: a well-formed action is read without the schema, as a copy', () => {
    const given = { type: 'go', seat: 1, to: 7 };
    expect(read(given)).toEqual(given);
    expect(read(given)).not.toBe(given);
    expect(Object.is((read({ type: 'go', seat: -0, to: 7 }) as { seat: number }).seat, 0)).toBe(true);
  });

  test('E-SHAPE-1: a getter is asked once', () => {
    let asked = 0;
    const shifty = {
      type: 'go',
      seat: 0,
      get to() {
        return asked++ === 0 ? 5 : 'elsewhere';
      },
    };
    expect(read(shifty)).toEqual({ type: 'go', seat: 0, to: 5 });
  });

  const { fields: listed } = defineAction<TitleTypes>()({
    type: 'drop',
    payload: () => ({
      cards: basic.setOf(basic.amount, { least: 1, most: 3 }),
      order: basic.optional(basic.list(basic.name, { most: 2 })),
    }),
    notation: ['drop', 'cards', 'order?'],
    offers: () => [],
    check: [],
    apply: () => {},
  });
  test('E-SHAPE-1, E-SHAPE-3: lists are left to the schema', () => {
    expect(quickReader(listed)({ type: 'drop', seat: 0, cards: [0, 4, 7] })).toBeUndefined();
  });

  test('E-SHAPE-1: anything else is left to the schema', () => {
    expect(read({ type: 'go', seat: 0 })).toBeUndefined();
    expect(read({ type: 'go', seat: 0, to: 7, more: 1 })).toBeUndefined();
    expect(read(Object.create({ type: 'go', seat: 0, to: 7 }))).toBeUndefined();
  });
});

// −0 is not JSON: the engine reads it as 0.
function matches(quick: object, whole: object): boolean {
  return JSON.stringify(Object.entries(quick).sort()) === JSON.stringify(Object.entries(whole).sort());
}
