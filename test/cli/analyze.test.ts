// analyze: figures for people and for programs, another ruleset or an option beside the title, and refusals.

import { afterAll, expect, test } from 'vitest';
import { openCommand } from './command';

const command = openCommand();
afterAll(() => command.close());

const FEW = ['analyze', 'hex-tycoon', '--games', '3', '--seed', '7'];

test('people read what games are like, and what never comes up', async () => {
  const { code, out, err } = await command.run(...FEW);
  expect([code, err]).toEqual([0, 'playing 3 games; --games says how many\n']);
  expect(out).toMatch(/^Hex Tycoon, 3 games, 3 seats, seed 7\n/);
  expect(out).toMatch(/\nrounds +\d+\.\d {2}\d+\.\d … \d+\.\d\n/);
  expect(out).toMatch(/\nseat 3 wins +\d+\.\d {2}\d+\.\d … \d+\.\d %\n/);
  expect(out).toMatch(/\nnever: .*takeLoan/);
});

test('an option stands beside the title without it, from the same deals', async () => {
  const words = [...FEW, '--base', 'hex-tycoon', '--option', 'extraRailroads'];
  expect((await command.run(...words)).out).toMatch(/\nrounds +\d+\.\d +\d+\.\d {2}[+−]\d+\.\d \([+−]/);
  const { base, changed, difference } = await command.json(...words);
  expect(difference.rounds.mean).toBeCloseTo(changed.rounds.mean - base.rounds.mean);
});

test('a title beside itself, and one that is not there, are wrong usage', async () => {
  const same = await command.run(...FEW, '--base', 'hex-tycoon');
  expect([same.code, same.err]).toEqual([
    2,
    'railhead: --base hex-tycoon compares the title with itself: give an --option, or another base\n',
  ]);
  expect((await command.run(...FEW, '--base', 'chess')).code).toBe(2);
  expect((await command.run(...FEW, '--games', '0')).code).toBe(2);
});
