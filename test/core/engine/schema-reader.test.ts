import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { allRulesets } from '../../../rulesets/index.js';
import { readerOf } from '../../../src/core/engine/fields/schema-reader.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../../src/core/engine/index.js';
import { sampleGameOf } from '../../../src/testing/sample-game.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;

// A plain state in the middle of a game.
function midGame(ruleset: AnyRuleset): Holder {
  const { states } = sampleGameOf(engine, ruleset)!.history;
  return JSON.parse(JSON.stringify(states[states.length >> 1]));
}

type Holder = Record<string, unknown>;

// Every record and list in a value, itself first.
function holdersIn(value: unknown): readonly Holder[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersIn)];
}

const oddScalar = fc.oneof(
  fc.constantFrom<unknown>(0, -0, 1, -1, 1.5, 24, 2 ** 31, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY),
  fc.constantFrom<unknown>('', 'start', 'x'.repeat(65), 'x'.repeat(201), true, null, undefined),
);
// Made anew for every change: a list that two changes shared could be put inside itself.
const oddHolder = fc.constantFrom<() => unknown>(
  () => [],
  () => ({}),
  () => [1, 2],
  () => [null],
  () => Array(3),
  () => Array(5000).fill(0),
  () => Object.create({ seat: 0 }),
);
interface Change {
  readonly place: number;
  readonly key: number;
  readonly how: 'replace' | 'drop' | 'extra' | '__proto__';
  readonly value: () => unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(),
  key: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'drop', 'extra', '__proto__'),
  value: fc.oneof(
    oddScalar.map((value) => () => value),
    oddHolder,
  ),
});

function alter(state: Holder, { place, key, how, value }: Change): void {
  const holders = holdersIn(state);
  const holder = holders[place % holders.length];
  const keys = Object.keys(holder);
  const name = keys[key % Math.max(1, keys.length)] ?? '0';
  if (how === 'drop') delete holder[name];
  else
    Object.defineProperty(holder, how === 'replace' ? name : how, {
      value: value(),
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

describe('readerOf', () => {
  for (const ruleset of allRulesets as readonly AnyRuleset[]) {
    const { id } = ruleset;
    const schema = ruleset.state.shape.schema as z.ZodMiniType;
    const read = readerOf(schema);
    const text = JSON.stringify(midGame(ruleset));

    test(`E-SAVE-1: a state of ${id} is read without the schema, as the schema reads it`, () => {
      const given = JSON.parse(text);
      expect(read(given)).toEqual(z.parse(schema, given));
      expect(read(given)).not.toBe(given);
    });

    test.prop([fc.array(change, { minLength: 1, maxLength: 3 })], { numRuns: 150 })(
      `E-SAVE-1: what is read of a changed state of ${id}, the schema reads alike`,
      (changes) => {
        const given = JSON.parse(text);
        for (const one of changes) alter(given, one);
        const quick = read(given);
        if (quick === undefined) return;
        const whole = z.safeParse(schema, given);
        expect(whole.success).toBe(true);
        expect(quick).toEqual(whole.data);
      },
    );
  }

  test('a schema with tests of its own is asked', () => {
    const even = z.strictObject({ n: z.int().check(z.refine((n) => n % 2 === 0)), mail: z.email() });
    const read = readerOf(even);
    expect(read({ n: 2, mail: 'a@b.org' })).toEqual({ n: 2, mail: 'a@b.org' });
    expect(read({ n: 3, mail: 'a@b.org' })).toBeUndefined();
    expect(read({ n: 2, mail: 'nobody' })).toBeUndefined();
  });

  test('a field may be left out where the schema says so, and no other', () => {
    const read = readerOf(z.strictObject({ a: z.optional(z.int()), b: z.boolean() }));
    expect(read({ a: 1, b: true })).toEqual({ a: 1, b: true });
    expect(read({ b: false })).toEqual({ b: false });
    expect(read({ a: 1 })).toBeUndefined();
    expect(read({ b: true, c: 2 })).toBeUndefined();
  });

  test('what a record takes besides its fields is for its schema to say', () => {
    const read = readerOf(z.catchall(z.object({}), z.boolean()));
    expect(read({ b: false })).toEqual({ b: false });
    expect(read({ b: 2 })).toBeUndefined();
  });
});
