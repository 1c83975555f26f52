// What the mutation run is made of: which changes there are, and that exactly one of them is on.

import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { afterEach, describe, expect, test } from 'vitest';
import { instrument, mutantsOf } from './instrument.js';
import { createSwitch, ForgetfulMap, forgetfulOnce, RunsAway, type Switch } from './switch.js';
import { ROOMS, sourcesOf, testsOf } from './targets.js';

const globals = globalThis as unknown as { __mutants?: Switch };
afterEach(() => {
  globals.__mutants = undefined;
});

// Names of the mutants without file and scope.
const changesIn = (code: string) => mutantsOf('a.ts', code).map(({ id }) => id.replace(/^a\.ts [^:]*: /, ''));

describe('changes', () => {
  test.each([
    ['a < b;', ['a < b; → gone', 'a < b → a <= b', 'a < b → a >= b']],
    ['const x = a && !b;', ['a && !b → (a) || (!b)', 'a && !b → a', 'a && !b → !b', '!b → b']],
    ['const x = a.reduceRight(b, c);', ['a.reduceRight(b, c) → a.reduce(b, c)']],
    ['for (const x of y) if (x.z) continue;', ['x.z → false', 'x.z → true']],
    ['const x = a ?? b;', ['a ?? b → b']],
    ['const x = a - 1;', ['a - 1 → a + 1', '1 → 2', '1 → 0']],
    ['const x = 0;', ['0 → 1', '0 → (-1)']],
    ["const x = 'a' + b;", []],
    ['if (a) b();', ['a → false', 'a → true', 'b(); → gone']],
    ['while (a) i++;', ['a → false', 'i++; → gone', 'i++ → i--']],
    ['const x = a.filter(b);', ['a.filter(b) → a', 'a.filter(b) → []']],
    ['const x = Math.max(a, b);', ['Math.max(a, b) → Math.min(a, b)']],
    ['const x = [a, ...b];', ['[a, ...b] → [a]', '[a, ...b] → []']],
    ['const x: 1 | 2 = true as true;', ['true → false']],
    ['throw new Error(a + b);', []],
    ['[a, b] = [b, a];', ['[a, b] = [b, a]; → gone', '[b, a] → []']],
  ])('of %s', (code, changes) => {
    expect(changesIn(code)).toEqual(changes);
  });

  test('have names that say where they are, a second one of the same name with a number', () => {
    const code = 'function f(x) { const g = () => x + x; return x > 1 || x > 1; }';
    expect(mutantsOf('a.ts', code).map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'a.ts f.g: x + x → x - x',
        'a.ts f: x > 1 → x >= 1',
        'a.ts f: x > 1 → x >= 1 (2)',
      ]),
    );
  });
});

describe('instrumented code', () => {
  const CODE = `function sumTo(n: number): number {
    let sum = 0;
    for (let i = 1; i <= n; i++) sum += i;
    if (n < 0) return -1;
    else sum = sum * 1;
    return sum;
  }`;
  const numbers = new Map(mutantsOf('a.ts', CODE).map(({ id }, n) => [id, n + 1]));
  const script = ts.transpile(instrument('a.ts', CODE, numbers));
  const sumTo = new Function(`${script}; return sumTo;`)() as (n: number) => number;
  const mutants = createSwitch(0, 1_000);
  const outcome = (mutant: number) => {
    globals.__mutants = mutants;
    mutants.turn(mutant, 1_000);
    try {
      return [sumTo(4), sumTo(-2)].join();
    } catch (error) {
      return error instanceof RunsAway ? 'for ever' : String(error);
    }
  };
  const named = (change: string) =>
    numbers.get(`a.ts sumTo: ${change}`) ?? numbers.get(`a.ts sumTo.i: ${change}`);

  test('does what it did while no mutant is on, and tells which places it came to', () => {
    expect(outcome(0)).toBe('10,-1');
    expect(mutants.reached.size).toBe(numbers.size);
  });

  test.each([
    ['i <= n → i < n', '6,-1'],
    ['sum += i; → gone', '0,-1'],
    ['n < 0 → true', '-1,-1'],
    ['n < 0 → false', '10,0'],
    ['1 → 2', '10,-2'],
    ['i++ → i--', 'for ever'],
  ])('does one thing else with the mutant %s', (change, result) => {
    expect(outcome(named(change) as number)).toBe(result);
  });
});

test('what was derived under one mutant is forgotten under the next', () => {
  const mutants = createSwitch(0, 10);
  globals.__mutants = mutants;
  const [map, key] = [new ForgetfulMap<object, number>(), {}];
  let made = 0;
  const list = forgetfulOnce(() => ++made);
  map.set(key, 1);
  expect([map.get(key), map.has(key), list(), list()]).toEqual([1, true, 1, 1]);
  mutants.turn(3, 10);
  expect([map.get(key), map.has(key), list(), list()]).toEqual([undefined, false, 2, 2]);
});

test('every title is in a room, and every room has sources and tests', () => {
  const titles = readdirSync('rulesets', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(ROOMS.map(({ name }) => name).sort()).toEqual(
    ['engine', 'random', ...titles.map(({ name }) => name)].sort(),
  );
  for (const room of ROOMS) {
    expect([room.name, sourcesOf(room).length > 0, testsOf(room, false).length > 3]).toEqual([
      room.name,
      true,
      true,
    ]);
  }
});
