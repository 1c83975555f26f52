// The guide that makes a title shows parts of its example, in order, plays it, and shows some of its tests.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { type AnyEngine, createEngine } from 'railhead/engine';
import { expect, test } from 'vitest';
import { valleyLine } from '../../docs/examples/valley-line/valley-line';
import * as bots from '../../src/players/bots/index';
import { lawfulGames } from '../../src/testing/arbitraries';
import { runExample } from '../run-example';

const DOCS = join(import.meta.dirname, '../../docs');
const guide = readFileSync(join(DOCS, 'guides/title.md'), 'utf8');
const example = (file: string) => readFileSync(join(DOCS, 'examples/valley-line', file), 'utf8');
const blocks = (name: string) =>
  [...guide.matchAll(/^```ts (.*)\n([\s\S]*?)^```$/gm)].flatMap(([, of, text]) =>
    of === name ? [text] : [],
  );

test.each([
  ['valley-line.ts', 'valley-line.ts', 5],
  ['valley-line.test.ts', 'test/valley-line.test.ts', 2],
])('the blocks of %s in the guide are parts of the file', (name, file, least) => {
  const text = example(file);
  const parts = blocks(name);
  expect(parts.length).toBeGreaterThanOrEqual(least);
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
});

test('it is played as the guide says', () => {
  const modules: Readonly<Record<string, unknown>> = {
    'railhead/players': bots,
    'railhead/engine': { createEngine },
    './valley-line.js': { valleyLine },
  };
  const { logged, promised } = runExample(blocks('valley-line in use')[0], modules);
  expect(logged).toEqual(promised);
  expect(logged).toHaveLength(1);
});

test('it keeps the laws of the contract', () => {
  const laws = lawfulGames(createEngine([valleyLine]) as unknown as AnyEngine, 'valley-line');
  expect(fc.check(laws, { numRuns: 10, seed: 1 }).counterexample).toBeNull();
});
