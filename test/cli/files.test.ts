// What the command reads has a bound, whatever the path on its command line leads to.

import { closeSync, ftruncateSync, openSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { openCommand } from './command';

const command = openCommand();
afterAll(() => command.close());

/** A file of zeros that takes no space on the disk. */
function giant(name: string, megabytes: number): string {
  const open = openSync(command.file(name), 'w');
  ftruncateSync(open, megabytes * 1_000_000);
  closeSync(open);
  return command.file(name);
}

const MAP = ['play', 'china-rails', '--map'];

describe('a file that is too long is refused with a sentence', () => {
  test.each([
    [[...MAP, giant('map.json', 65), '--deck', giant('deck.json', 65)], 'longer than 64 MB'],
    [['check-board', giant('board.json', 65)], 'longer than 64 MB'],
    [['replay', giant('record.json', 257)], 'longer than 256 MB'],
    [['simulate', 'hex-tycoon', '--games', '1', '--log', giant('log.jsonl', 501)], 'longer than 500 MB'],
  ])('%j', async (words, sentence) => {
    const { code, out, err } = await command.run(...words);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^railhead: .*\n$/);
    expect(err).toContain(sentence);
  });
});

describe.runIf(process.platform === 'linux')('a device is refused with a sentence', () => {
  test.each([
    [[...MAP, '/dev/zero', '--deck', '/dev/zero'], 'longer than 64 MB'],
    [['check-board', '/dev/zero'], 'longer than 64 MB'],
    [['make-deck', '/dev/zero'], 'longer than 64 MB'],
    [['replay', '/dev/zero'], 'longer than 256 MB'],
    [['play', 'hex-tycoon', '--rules', '/dev/zero'], 'there is no such file'],
    [['simulate', 'hex-tycoon', '--games', '1', '--contest', '/dev/zero'], 'there is no such file'],
  ])('%j', async (words, sentence) => {
    const { code, err } = await command.run(...words);
    expect(code).toBe(1);
    expect(err).toMatch(/^railhead: .*\n$/);
    expect(err).toContain(sentence);
  });

  test('and an empty one is an empty file', async () => {
    const { code, err } = await command.run('check-board', '/dev/null');
    expect([code, err]).toEqual([1, expect.stringContaining('/dev/null is no JSON')]);
  });
});

test('a folder, and a file that is not there, are refused with what is wrong', async () => {
  expect((await command.run('check-board', command.file('.'))).err).toContain('EISDIR');
  expect((await command.run('check-board', command.file('none.json'))).err).toContain('ENOENT');
});

test('a file longer than one reading is read whole', async () => {
  const file = command.file('long.json');
  writeFileSync(file, `${' '.repeat(3_500_000)}{"kind":"none"}`);
  expect((await command.run('check-board', file)).err).toContain('its kind should be one of');
});
