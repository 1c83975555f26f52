// railhead serve: the protocol over a real pipe.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../../package.json';
import { type BuiltCommand, buildCommand } from './command';

let command: BuiltCommand;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.close());

function served(input: string, ...flags: readonly string[]) {
  const run = spawnSync(process.execPath, [command.path, 'serve', ...flags], {
    ...{ input, encoding: 'utf8', maxBuffer: 20_000_000 },
  });
  const lines = run.stdout.split('\n').filter((line) => line !== '');
  return { code: run.status, err: run.stderr, answers: lines.map((line) => JSON.parse(line)) };
}

const HELLO = '{"protocol":1,"id":1,"type":"hello"}\n';
const BYE = '{"protocol":1,"id":2,"type":"bye"}\n';

test('every line is answered by a line, and bye ends it', async () => {
  const { code, err, answers } = served(`${HELLO}\nnonsense\n${BYE}${HELLO}`);
  expect([code, err]).toEqual([0, '']);
  expect(answers.map(({ type }) => type)).toEqual(['hello', 'error', 'bye']);
  expect(answers[0].server).toBe(`railhead ${manifest.version}`);
});

test('the end of the input ends it too, and a last line needs no line break', async () => {
  const { code, answers } = served(HELLO + BYE.trim());
  expect([code, answers.length]).toEqual([0, 2]);
  expect(served('').answers).toEqual([]);
});

test('a line without end is refused and not kept', async () => {
  const { code, answers } = served(`"${'x'.repeat(3_000_000)}"\n${HELLO}`);
  expect(code).toBe(0);
  expect(answers.map(({ type, error }) => error?.code ?? type)).toEqual(['line-too-long', 'hello']);
});

test('a line of 100 MB without end is refused in bounded memory', async () => {
  const child = spawn(process.execPath, ['--max-old-space-size=64', command.path, 'serve']);
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  const ended = once(child, 'close');
  const piece = Buffer.alloc(1_000_000, 'x');
  for (let n = 0; n < 100; n++) if (!child.stdin.write(piece)) await once(child.stdin, 'drain');
  child.stdin.end(`\n${HELLO}`);
  expect(await ended).toEqual([0, null]);
  const answers = told
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ type, error }) => error?.code ?? type)).toEqual(['line-too-long', 'hello']);
});

test('a line that asks for far too much is answered, and so is the next', async () => {
  const requests = Array(1000).fill({ type: 'board', ruleset: 'china-rails' });
  const dear = JSON.stringify({ protocol: 1, type: 'batch', requests });
  const { code, err, answers } = served(`${HELLO}${dear}\n${HELLO}`);
  expect([code, err]).toEqual([0, '']);
  expect(answers.map(({ type }) => type)).toEqual(['hello', 'batch', 'hello']);
  const told = answers[1].answers;
  expect(told).toHaveLength(1000);
  expect(told[0].type).toBe('board');
  expect(told.at(-1).error.code).toBe('budget/answer');
});

test('games of the same --seed are the same games; without one nobody can know', async () => {
  const game = `${JSON.stringify({ protocol: 1, type: 'new', ruleset: 'china-rails', config: { seats: 2 } })}\n`;
  const look = `${JSON.stringify({ protocol: 1, type: 'observe', game: 'g1', seat: 0 })}\n`;
  const view = (...flags: readonly string[]) => served(game + look, ...flags).answers[1].view;
  expect(view('--seed', '007')).toEqual(view('--seed', '007'));
  expect(view()).not.toEqual(view());
});

test('a flag without its value is wrong usage', async () => {
  expect(await command.run('serve', '--seed')).toMatchObject({ code: 2, out: '' });
});
