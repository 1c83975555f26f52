// lint-ruleset: what rules must not do is found where it stands, in a module and in those that it imports.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { readModules, slipsOf } from '../../src/cli/lint/lint-ruleset.js';
import { findSlips } from '../../src/cli/lint/slips.js';
import { openReader, readerOf } from '../../src/cli/lint/syntax.js';
import { openCommand } from './command';
import lintSlips from './lint-slips.json' with { type: 'json' };

const command = openCommand();
const folder = mkdtempSync(join(tmpdir(), 'railhead-'));
afterAll(() => {
  command.close();
  rmSync(folder, { recursive: true });
});

function write(name: string, ...lines: readonly string[]): string {
  writeFileSync(join(folder, name), lines.join('\n'));
  return join(folder, name);
}

// Sources with a slip, each with the line and the word that is found, and sources without.
// test/package/consumers.mjs has the installed command read them by every TypeScript.
const SLIPS = lintSlips.slips as [text: string, slip: string][];
const CLEAN = lintSlips.clean;

const slipsIn = (text: string) =>
  findSlips(ts, ts.createSourceFile('rules.ts', text, ts.ScriptTarget.Latest, true)).map(
    ({ line, word }) => `${line} ${word}`,
  );

test.each(SLIPS)('%s', (text, slip) => {
  expect(slipsIn(`${text}\nexport {};`)).toEqual([slip]);
});

test.each(CLEAN)('nothing is wrong with %s', (text) => {
  expect(slipsIn(text)).toEqual([]);
});

test('a ruleset is read with all that it imports', async () => {
  write('dice.js', 'export const roll = () => Math.random();');
  const rules = write(
    'rules.ts',
    "import { roll } from './dice.js';",
    'let rolls = 0;',
    'export { roll, rolls };',
  );
  const { code, out, err } = await command.run('lint-ruleset', rules);
  expect(out).toMatch(
    /rules\.ts:2 keeps a variable beside the state: rolls\n.*dice\.js:1 draws by itself.*: Math\.random\n/,
  );
  expect([code, err]).toEqual([1, 'railhead: 2 things that rules must not do\n']);
});

test('what keeps to the rules of rules is said to', async () => {
  const clean = await command.run('lint-ruleset', 'docs/examples/house-rule/evening-china.ts');
  expect([clean.code, clean.out]).toEqual([
    0,
    '1 file: no clock, no chance, no files, no state of their own\n',
  ]);
});

test('a file that is not there is refused', async () => {
  const { code, err } = await command.run('lint-ruleset', join(folder, 'nothing.ts'));
  expect([code, err]).toEqual([1, expect.stringContaining('nothing.ts')]);
});

test('a collection that another module writes stands where it is declared', async () => {
  write(
    'memory.ts',
    'export const memory = new Map<number, number>();',
    'export const era = new Map([[1, 2]]);',
  );
  const rules = write(
    'remembering.ts',
    "import { era, memory as kept } from './memory.js';",
    'export const note = (turn: number) => kept.set(turn, era.get(turn) ?? 0);',
  );
  const { code, out } = await command.run('lint-ruleset', rules);
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(/^.*memory\.ts:1 keeps a collection beside the state: memory\n$/),
  ]);
});

test('TypeScript 7 finds what TypeScript 6 finds', async () => {
  write('chance.js', 'export const roll = () => Math.random();', 'export const log = [];');
  const file = write(
    'slips.ts',
    "import type { Stats } from 'node:fs';",
    "import { log, roll } from './chance.js';",
    'export interface Train { readonly since: Date }',
    'const seen = new Map<string, number>();',
    'const speeds = new Map([[1, 2]]);',
    'export let rolls = 0;',
    'export function play(name: string, _: Stats) {',
    '  log.push(name);',
    '  rolls += 1;',
    '  return seen.set(name, (speeds.get(1) ?? 0) + roll() + Date.now());',
    '}',
    "export const more = () => import('node:os').then(({ cpus }) => cpus());",
    'const { random } = Math;',
    "export const title = { picture: () => import('./picture.js') };",
    "const two = new Function('return 2');",
    "const three = () => eval('3') + import('./three.js');",
  );
  const found = await Promise.all(
    ['typescript', 'typescript-7'].map(async (name) => {
      const reader = await openReader(name);
      try {
        return slipsOf(reader, readModules(reader, file)).map(({ line, word }) => `${line} ${word}`);
      } finally {
        reader.close();
      }
    }),
  );
  const added = ['13 Math.random', '15 Function', '16 eval', '16 ./three.js'];
  expect(found[0]).toEqual([
    ...['4 seen', '6 rolls', '10 Date', '12 node:os'],
    ...added,
    ...['1 Math.random', '2 log'],
  ]);
  expect(found[1]).toEqual(found[0]);
});

test.each(['typescript', 'typescript-7'])('%s finds every slip, and nothing else', async (name) => {
  const texts = [...SLIPS.map(([text]) => text), ...CLEAN];
  for (const [n, text] of texts.entries()) write(`one-${n}.ts`, text, 'export {};');
  const all = write('all.ts', ...texts.map((_, n) => `import './one-${n}.js';`));
  const reader = await openReader(name);
  try {
    const found = slipsOf(reader, readModules(reader, all)).map(
      ({ path, line, word }) => `${basename(path)} ${line} ${word}`,
    );
    expect(found).toEqual(SLIPS.map(([, slip], n) => `one-${n}.ts ${slip}`));
  } finally {
    reader.close();
  }
});

test('a TypeScript that cannot be asked is named, with one that can', async () => {
  expect((await readerOf({ main: ts, entry: async () => ({}) })).syntax).toBe(ts);
  const main = { version: '7.9.0', versionMajorMinor: '7.9' };
  const closed = readerOf({ main, entry: () => Promise.reject(new Error('no such entry')) });
  await expect(closed).rejects.toThrow('TypeScript 7.9.0');
  await expect(closed).rejects.toThrow('npm install typescript@6');
  await expect(openReader('no-typescript-at-all')).rejects.toThrow('npm install typescript');
});
