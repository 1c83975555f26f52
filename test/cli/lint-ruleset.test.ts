// lint-ruleset: what rules must not do is found where it stands, in a module and in those that it imports.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { withParser } from '../../src/cli/lint/lint-ruleset.js';
import { findSlips } from '../../src/cli/lint/slips.js';
import { openCommand } from './command';

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

const slipsIn = (text: string) =>
  findSlips(ts, ts.createSourceFile('rules.ts', text, ts.ScriptTarget.Latest, true)).map(
    ({ line, word }) => `${line} ${word}`,
  );

test.each([
  ['const now = () => Date.now();', '1 Date'],
  ['const roll = () => Math.random();', '1 Math.random'],
  ['const id = crypto.randomUUID();', '1 crypto'],
  ["import { freshSeed as draw } from 'railhead/engine';", '1 freshSeed'],
  ["import * as rail from 'railhead/engine';\nconst roll = () => rail.freshSeed();", '2 freshSeed'],
  ['export const tell = () => console.log(1);', '1 console'],
  ["import { readFileSync } from 'node:fs';", '1 node:fs'],
  ['const sorted = names.sort((a, b) => a.localeCompare(b));', '1 localeCompare'],
  ['const text = price.toLocaleString();', '1 toLocaleString'],
  ['let counter = 0;', '1 counter'],
])('%s', (text, slip) => {
  expect(slipsIn(`${text}\nexport {};`)).toEqual([slip]);
});

test.each([
  '// Date.now() would not do\nexport const era = 1;',
  'export interface Train { readonly since: Date; readonly process: number }',
  'export const speed = ({ performance }: Loco) => performance;',
  'export const words = { fetch: "fetches", Date: "a day" };',
  "import type { Stats } from 'node:fs';",
  'export const run = (process: Step) => process.next();',
  'export function turns() { let left = 3; left -= 1; return left; }',
])('nothing is wrong with %s', (text) => {
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

test('a TypeScript without a parser is named, with the one to install', () => {
  expect(withParser(ts)).toBe(ts);
  // All that version 7 exports to programs.
  const compiler = { version: '7.0.2', versionMajorMinor: '7.0' };
  expect(() => withParser(compiler)).toThrow(
    'TypeScript 5 or 6, and 7.0.2 is installed: npm install typescript@6',
  );
});
