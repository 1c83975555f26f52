// simulate: the same games whatever the threads, a result for people and one for programs, and Ctrl-C.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltCommand, buildCommand, openCommand } from './command';

let command: BuiltCommand;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.close());

const FEW = ['simulate', 'hex-tycoon', '--games', '4', '--seed', '7', '--bots', 'greedy,random'];

test('one thread and three play the same games', async () => {
  const one = await command.json(...FEW, '--threads', '1');
  const three = await command.json(...FEW, '--threads', '3');
  expect(three).toEqual(one);
  expect(one).toMatchObject({ games: 4, played: 4, interrupted: false, failures: [] });
  expect(one.bots.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
});

test('people read who wins how often, and no progress in a file', async () => {
  const { code, out, err } = await command.run(...FEW, '--threads', '2');
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toMatch(/^Hex Tycoon, 4 games, 3 seats, seed 7\n/);
  expect(out).toMatch(/\ngreedy +\d+\.\d % +\d+\.\d % … \d+\.\d % +\d/);
  expect(out).toMatch(/\nrounds \d+\.\d \(\d+ … \d+\), actions/);
});

test('Ctrl-C ends it with what was played so far', async () => {
  const words = ['simulate', 'twentieth-century-limited', '--games', '100000', '--seed', '7', '--json'];
  const { code, out } = await command.interrupted(...words, '--threads', '2');
  expect(code).toBe(130);
  const result = JSON.parse(out);
  expect(result).toMatchObject({ games: 100_000, interrupted: true, failures: [] });
  expect(result.played).toBeGreaterThan(0);
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
])('%j is wrong usage', async (words, what) => {
  const here = openCommand();
  const { code, err } = await here.run(...words);
  here.close();
  expect(code).toBe(2);
  expect(err).toContain(what);
});
