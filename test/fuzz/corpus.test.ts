// Inputs that once did harm, found by the fuzzers or by people: each is tried again. And how inputs are found and made small.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FUZZERS } from './all.js';
import { type Fuzzer, type Harm, harmOf, runFuzzer, shrunk } from './fuzzer.js';

const CORPUS = join(import.meta.dirname, '../corpus');
const files = readdirSync(CORPUS);

describe('what once did harm does none any more', () => {
  test.each(files)('%s', (file) => {
    const { fuzzer, input, detail } = JSON.parse(readFileSync(join(CORPUS, file), 'utf8')) as Harm;
    expect(file).toMatch(new RegExp(`^${fuzzer}-[a-z0-9-]+\\.json$`));
    expect(detail).not.toBe('');
    expect(harmOf(FUZZERS.get(fuzzer) as Fuzzer<never>, input as never)).toBe(null);
  });

  test('every fuzzer but that of boards has found something', () => {
    const kept = [...FUZZERS.keys()].filter((name) => files.some((file) => file.startsWith(`${name}-`)));
    expect(kept).toEqual([...FUZZERS.keys()].filter((name) => name !== 'boards'));
  });
});

// Breaks on lists with a 7 in them.
const sevens: Fuzzer<readonly number[]> = {
  name: 'sevens',
  *inputs(ruleset, seed) {
    for (let n = 0; ; n++) yield [ruleset.length, n % 10, seed.length];
  },
  attempt(numbers) {
    if (numbers.includes(7)) throw new Error('a seven');
    return numbers[1] % 2 === 0;
  },
  *smaller(numbers) {
    for (const place of numbers.keys()) yield numbers.filter((_, at) => at !== place);
  },
};

describe('a fuzzer', () => {
  test('tries so many inputs, and tells of those that do harm', () => {
    const found: Harm[] = [];
    const plan = { seed: 's', count: 20, rulesets: ['a', 'b'], onHarm: (harm: Harm) => found.push(harm) };
    expect(runFuzzer(sevens, plan)).toEqual({ tried: 20, taken: 10 });
    expect(found.map(({ input }) => input)).toEqual([
      [1, 7, 1],
      [1, 7, 1],
    ]);
    expect(found[0].detail).toMatch(/^Error: a seven .*corpus\.test\.ts/);
  });

  test('makes an input as small as it still does harm', () => {
    const harm = { fuzzer: 'sevens', input: [1, 2, 7, 4, 5, 7], detail: '' };
    expect(shrunk(sevens, harm)).toMatchObject({ fuzzer: 'sevens', input: [7] });
  });
});
