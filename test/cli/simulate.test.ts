// simulate: the same games whatever the threads, a result for people and one for programs, and Ctrl-C.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameReport } from '../../src/players/tournament';
import { type BuiltCommand, buildCommand, openCommand } from './command';

// Games are played in threads, which need the command as it is built. All else is quicker in this process.
const here = openCommand();
let command: BuiltCommand;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => {
  here.close();
  command.close();
});

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

test('where nobody names a seed, 128 bits are drawn', async () => {
  const words = [
    'simulate',
    'hex-tycoon',
    '--games',
    '1',
    '--max-rounds',
    '1',
    '--bots',
    'random',
    '--threads',
    '1',
  ];
  const seeds = [await command.json(...words), await command.json(...words)].map(({ seed }) => seed);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(seeds[0]).not.toBe(seeds[1]);
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

describe('an arena', () => {
  const OWN = `
    const first = () => ({ name: 'first', choose: ({ game }) => game.legalActions()[Symbol.iterator]().next().value });
    const cheat = () => ({ name: 'cheat', choose: ({ decision }) => ({ type: 'winTheGame', seat: decision.seat }) });
    const watch = (seats) => {
      const actions = Array.from({ length: seats }, () => 0);
      return {
        onAction: ({ action: { seat } }) => { if (seat !== null) actions[seat]++; },
        figures: () => actions.map((count) => ({ moves: count })),
      };
    };
    export default () => ({ bots: { first, cheat }, watch });`;
  const words = (file: string, ...more: readonly string[]) => [
    ...['simulate', 'hex-tycoon', '--seats', '2', '--seed', '7', '--max-rounds', '4'],
    ...['--contest', file, '--mirrored', ...more],
  ];

  test('bots of one’s own, every deal from both seats, whatever the threads', async () => {
    const file = command.file('own.mjs');
    writeFileSync(file, OWN);
    const few = words(file, '--bots', 'first,greedy', '--games', '4');
    const one = await command.json(...few, '--threads', '1');
    expect(await command.json(...few, '--threads', '2')).toEqual(one);
    expect(one.reports.map(({ seed, bots }: GameReport) => `${seed} ${bots}`)).toEqual([
      '7/0 first,greedy',
      '7/0 greedy,first',
      '7/1 first,greedy',
      '7/1 greedy,first',
    ]);
    expect(one.bots[0].figures.moves.mean).toBeGreaterThan(1);
  });

  test('an action against the rules is a lost game, whose record replays', async () => {
    const file = command.file('own.mjs');
    writeFileSync(file, OWN);
    const folder = command.file('records');
    const told = words(file, '--bots', 'cheat,random', '--games', '2', '--records', folder, '--clock');
    const { code, out } = await command.run(...told, '--record-games', '7', '--threads', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/\ncheat +0\.0 %.*−\d+.* ms a decision.*, forfeited 2 games/);
    expect(out).toMatch(/\ngame 0, seat 0 has lost: cheat played .*winTheGame/);
    expect(out).toMatch(/\nmoves: cheat 0\.0 /);
    for (const game of [0, 1])
      expect((await here.run('replay', join(folder, `game-${game}.json`))).code).toBe(0);
  });

  test('a file of games is gone on with, half a line at its end and all', async () => {
    const file = command.file('own.mjs');
    writeFileSync(file, OWN);
    const log = command.file('games.jsonl');
    const some = words(file, '--bots', 'first,random', '--log', log, '--threads', '1');
    await command.json(...some, '--games', '2');
    writeFileSync(log, `${command.read('games.jsonl')}{"game":2,"se`);
    const whole = await command.json(...some, '--games', '6');
    expect(whole).toEqual(
      await command.json(...words(file, '--bots', 'first,random', '--games', '6', '--threads', '1')),
    );
    const lines = command.read('games.jsonl').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).game)).toEqual([undefined, 0, 1, 2, 3, 4, 5]);
    const other = await command.run(...some.map((word) => (word === '4' ? '5' : word)), '--games', '6');
    expect([other.code, other.err]).toEqual([1, expect.stringContaining('games of another tournament')]);
  });

  test('it stops when it knows who is better', async () => {
    const file = command.file('own.mjs');
    writeFileSync(file, OWN);
    const test = words(file, '--bots', 'random,cheat', '--games', '400', '--until', 'random');
    const result = await command.json(...test, '--margin', '0.4', '--threads', '2');
    expect(result).toMatchObject({ verdict: 'better', games: 20, played: 20 });
    const told = await command.run(...test, '--margin', '0.4', '--threads', '1');
    expect(told.out).toContain('\nfound: it plays better than its share\n');
  });

  test('a module without bots is refused', async () => {
    const file = command.file('none.mjs');
    writeFileSync(file, 'export const bots = {};');
    const { code, err } = await command.run(...words(file, '--games', '2'));
    expect([code, err]).toEqual([1, expect.stringContaining('has no bots')]);
  });
});

test.each([
  [['simulate', 'hex-tycoon', '--games', '1', '--margin', '0.1'], '--margin goes with --until'],
  [['simulate', 'hex-tycoon', '--games', '1', '--until', 'greedy'], 'it should play, and against others'],
  [
    [
      'simulate',
      'hex-tycoon',
      '--games',
      '1',
      '--bots',
      'greedy,random',
      '--until',
      'random',
      '--margin',
      '2',
    ],
    'between 0 and 1; not 2',
  ],
  [['simulate', 'hex-tycoon', '--games', '1', '--record-games', 'some'], 'numbers of games'],
  [
    [
      'simulate',
      'hex-tycoon',
      '--games',
      '1',
      '--bots',
      'greedy,random',
      '--until',
      'random',
      '--queue',
      'redis://x',
    ],
    '--until goes without --queue',
  ],
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
  const { code, err } = await here.run(...words);
  expect(code).toBe(2);
  expect(err).toContain(what);
});
