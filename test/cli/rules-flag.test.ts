// Which commands take `--rules`, and what they say of a file that must be compiled.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS, nameOf } from '../../src/cli/commands';
import { type BuiltCommand, buildCommand } from './command';

let command: BuiltCommand;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.close());

// They read a map, a module, or the sources of a ruleset: no title is looked up in them.
const WITHOUT = ['make-deck', 'lint-ruleset', 'generate-state', 'document'];

test.each(COMMANDS.map((one) => [nameOf(one), one] as const))(
  '%s lists it only where it works',
  (name, one) => {
    expect(one.flags.some((flag) => flag.name === 'rules')).toBe(!WITHOUT.includes(name));
  },
);

test.each(WITHOUT)('%s refuses it in words', async (name) => {
  const { code, err } = await command.run(name, 'file', '--rules', 'own.js');
  expect([code, err]).toEqual([
    2,
    `railhead: there is no option --rules; railhead ${name} --help lists them\n`,
  ]);
});

test.each([
  ['--rules', 'list'],
  ['--contest', 'simulate china-rails --games 1'],
])('%s says that TypeScript must be compiled first', (flag, words) => {
  const file = command.file('own.ts');
  // An enum is TypeScript that no Node.js takes as it is.
  writeFileSync(file, 'export enum Rule { One }');
  const { status, stderr } = spawnSync(process.execPath, [command.path, ...words.split(' '), flag, file], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /own\.ts cannot be loaded: .*; it is TypeScript: compile it first, and name the JavaScript file\n$/,
  );
});
