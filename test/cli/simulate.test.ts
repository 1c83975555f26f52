// simulate: the same games whatever the threads, a result for people and one for programs, and Ctrl-C.

import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand, type Command } from './command';

let command: Command;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.close());

const FEW = ['simulate', 'hex-tycoon', '--games', '4', '--seed', '7', '--bots', 'greedy,random'];

test('one thread and three play the same games', () => {
  const one = command.json(...FEW, '--threads', '1');
  const three = command.json(...FEW, '--threads', '3');
  expect(three).toEqual(one);
  expect(one).toMatchObject({ games: 4, played: 4, interrupted: false, failures: [] });
  expect(one.bots.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
});

test('people read who wins how often, and no progress in a file', () => {
  const { code, out, err } = command.run(...FEW, '--threads', '2');
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toMatch(/^Hex Tycoon, 4 games, 3 seats, seed 7\n/);
  expect(out).toMatch(/\ngreedy +\d+\.\d % +\d+\.\d % … \d+\.\d % +\d/);
  expect(out).toMatch(/\nrounds \d+\.\d \(\d+ … \d+\), actions/);
});

test('Ctrl-C ends it with what was played so far', async () => {
  const words = ['simulate', 'twentieth-century-limited', '--games', '100000', '--seed', '7', '--json'];
  const child = spawn(process.execPath, [command.path, ...words, '--threads', '2']);
  let out = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  setTimeout(() => child.kill('SIGINT'), 8000);
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code).toBe(130);
  const result = JSON.parse(out);
  expect(result).toMatchObject({ games: 100_000, interrupted: true, failures: [] });
  expect(result.reports).toHaveLength(result.played);
});

test.each([
  [['simulate', 'hex-tycoon'], '--games'],
  [['simulate', 'hex-tycoon', '--games', '0'], '--games'],
  [['simulate', 'hex-tycoon', '--games', '1', '--threads', 'all'], '--threads'],
  [['simulate', 'hex-tycoon', '--games', '1', '--threads', '-1'], 'a whole number, 1 to 256; not -1'],
  [['simulate', 'hex-tycoon', '--games', '1', '--bots', 'clever'], 'there is no bot clever'],
  [['simulate', 'hex-tycoon', '--games', '1', '--bots', 'greedy,'], 'there is no bot without a name'],
  [['simulate', 'hex-tycoon', '--games', '1', '--speed', '9'], '--speed'],
  [['simulate', 'hex-tycoon', '--games', '1', '--batch', '5'], '--batch goes with --queue'],
  [
    ['simulate', 'hex-tycoon', '--games', '1', '--queue', 'redis://x', '--threads', '2'],
    '--threads is for railhead worker',
  ],
  [['simulate', 'hex-tycoon', '--games', '1', '--queue', 'localhost'], 'redis://host:port; not localhost'],
  [['worker', '--queue', 'http://localhost'], 'redis://host:port; not http://localhost'],
])('%j is wrong usage', (words, what) => {
  const { code, err } = command.run(...words);
  expect(code).toBe(2);
  expect(err).toContain(what);
});
