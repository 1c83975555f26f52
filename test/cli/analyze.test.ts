// analyze: figures for people and for programs, another ruleset or an option beside the title, and refusals.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand, type Command } from './command';

let command: Command;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.close());

const FEW = ['analyze', 'hex-tycoon', '--games', '3', '--seed', '7'];

test('people read what games are like, and what never comes up', () => {
  const { code, out, err } = command.run(...FEW);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^Hex Tycoon, 3 games, 3 seats, seed 7\n/);
  expect(out).toMatch(/\nrounds +\d+\.\d {2}\d+\.\d … \d+\.\d\n/);
  expect(out).toMatch(/\nseat 3 wins +\d+\.\d {2}\d+\.\d … \d+\.\d %\n/);
  expect(out).toMatch(/\nnever: .*takeLoan/);
});

test('an option stands beside the title without it, from the same deals', () => {
  const words = [...FEW, '--base', 'hex-tycoon', '--option', 'extraRailroads'];
  expect(command.run(...words).out).toMatch(/\nrounds +\d+\.\d +\d+\.\d {2}[+−]\d+\.\d \([+−]/);
  const { base, changed, difference } = command.json(...words);
  expect(difference.rounds.mean).toBeCloseTo(changed.rounds.mean - base.rounds.mean);
});

test('a title beside itself, and one that is not there, are wrong usage', () => {
  const same = command.run(...FEW, '--base', 'hex-tycoon');
  expect([same.code, same.err]).toEqual([
    2,
    'railhead: --base hex-tycoon compares the title with itself: give an --option, or another base\n',
  ]);
  expect(command.run(...FEW, '--base', 'chess').code).toBe(2);
  expect(command.run(...FEW, '--games', '0').code).toBe(2);
});
