// Canonical JSON is JSON, with one order of keys.

import { readFileSync } from 'node:fs';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../../src/core/engine/index.js';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(entries.map(([key, item]) => [key, sorted(item)]));
}

// What JSON.stringify writes of every part, put together by hand: objects would move number-like keys to the front.
function spelledOut(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spelledOut)}]`;
  if (!(value instanceof Map)) return JSON.stringify(value);
  return `{${[...value].map(([key, item]) => `${JSON.stringify(key)}:${spelledOut(item)}`)}}`;
}

describe('canonicalJson', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\ud800', '"', '\\', '\u007f', '\u2028', 'ü'),
  );
  const json = fc.jsonValue({ noUnicodeString: false });
  property.prop([fc.oneof(json, text, fc.dictionary(text, json))], { numRuns: 500 })(
    'it is what JSON.stringify writes, with keys by code unit',
    (value) => {
      expect(canonicalJson(value)).toBe(spelledOut(sorted(value)));
    },
  );

  test.each<[unknown, string]>([
    [{ b: 1, a: [true, null], 10: -0, 9: 'x' }, '{"10":0,"9":"x","a":[true,null],"b":1}'],
    [{ a: undefined, b: Number.NaN, c: 1e21 }, '{"b":null,"c":1e+21}'],
    [[undefined, Number.POSITIVE_INFINITY], '[null,null]'],
    [undefined, 'null'],
    ['é\n"', '"é\\n\\""'],
    [{ é: 1, z: 2, Z: 3 }, '{"Z":3,"z":2,"é":1}'],
  ])('%j', (value, written) => {
    expect(canonicalJson(value)).toBe(written);
  });

  test('it is that of RFC 8785: the example of its section 3.2, which docs/protocol.md has too', () => {
    const given = String.raw`{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/","literals":[null,true,false]}`;
    const canonical = String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`;
    expect(canonicalJson(JSON.parse(given))).toBe(canonical);
    const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
    expect(page).toContain(`${given}\n${canonical}\n`);
  });

  test('and its example of sorting, section 3.2.3: by UTF-16 code units', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
    const value = Object.fromEntries(keys.map((key, place) => [key, place]));
    const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'];
    expect(Object.keys(JSON.parse(canonicalJson(value).replace('"1"', '"x"')))).toEqual(
      sorted.map((key) => (key === '1' ? 'x' : key)),
    );
  });
});
