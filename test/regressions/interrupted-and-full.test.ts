// Ctrl-C on `railhead simulate` gave exit 0 with 3 of 3,000 games, and a full disk printed a stack.

import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltCommand, buildCommand, openCommand } from '../cli/command';

let command: BuiltCommand;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.close());

const HEX = ['hex-tycoon', '--seats', '2', '--seed', '1'];

test('Ctrl-C on simulate is exit 130, with a line that says so', async () => {
  const { code, out, err } = await command.interrupted(
    ...['simulate', ...HEX, '--games', '30000', '--threads', '1'],
  );
  expect(code).toBe(130);
  expect(err).toMatch(/^railhead: stopped by Ctrl-C after \d+ of 30000 games\n$/);
  expect(out).toMatch(/^Hex Tycoon, \d+ of 30000 games/);
});

// Only some systems have a device that is always full.
const FULL = '/dev/full';

test
  .runIf(existsSync(FULL))
  .each([
    [['list']],
    [['list', '--json']],
    [['rules', 'china-rails']],
    [['check-board', 'maps/hex-tycoon/map.json']],
    [['perft', 'hex-tycoon']],
    [['play', ...HEX, '--max-rounds', '1']],
    [['simulate', ...HEX, '--games', '1', '--threads', '1']],
    [['serve']],
  ])('%j on a full disk is one sentence and exit 1', async (words) => {
  const full = openSync(FULL, 'w');
  const done = spawnSync(process.execPath, [command.path, ...words], {
    encoding: 'utf8',
    input: '{"protocol":1,"type":"hello"}\n{"protocol":1,"type":"hello"}\n',
    stdio: ['pipe', full, 'pipe'],
  });
  closeSync(full);
  expect(done.stderr).toMatch(/^railhead: cannot write the output: .*no space left.*\n$/);
  expect(done.status).toBe(1);
});

test
  .runIf(existsSync(FULL))
  .each([
    [['play', ...HEX, '--max-rounds', '1', '--record', FULL]],
    [['play', ...HEX, '--max-rounds', '1', '--svg', FULL]],
    [['render', 'hex-tycoon', '--svg', FULL]],
  ])('%j says that it cannot write the file', async (words) => {
  const here = openCommand();
  const { code, err } = await here.run(...words);
  here.close();
  expect(err).toMatch(/^railhead: cannot write \/dev\/full: .*no space left.*\n$/);
  expect(code).toBe(1);
});
