// What a stranger's file can do to a terminal: nothing. Names that act are refused, and every other word is spelled out.

import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bold, dim, say, sayJson, showProgress, warn } from '../../src/cli/console';
import { canonicalJson, sha256Hex } from '../../src/core/engine/base/json';
import { record } from '../../src/index';
import { type Command, openCommand } from './command';

const TITLE = '\u001b]0;OWNED\u0007';
const FORGED = 'x\nBen wins the game.';
// Whatever may stand in what the command writes: no control but the end of a line, nothing that turns the direction of text.
const PRINTABLE =
  /^[\n\u0020-\u007e\u00a0-\u061b\u061d-\u200d\u2010-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\ufdcf\ufdf0-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]*$/u;

let command: Command;
beforeAll(() => {
  command = openCommand();
});
afterAll(() => command.close());
afterEach(() => vi.restoreAllMocks());

// The digest is made anew, as a stranger makes it.
function strangersRecord(name: string, config: object): string {
  const { digest: _, ...body } = record('hex-tycoon', { seats: ['Ann', 'Ben'], seed: 7 }, []);
  const forged = { ...body, config: { ...body.config, ...config } };
  const file = command.file(name);
  writeFileSync(file, JSON.stringify({ ...forged, digest: sha256Hex(canonicalJson(forged)) }));
  return file;
}

test.each([
  [TITLE, 'U+001B'],
  [FORGED, 'U+000A'],
  ['\u202eAnn', 'U+202E'],
])('a record with the name %j is refused', async (name, character) => {
  const file = strangersRecord('named.json', { seats: [name, 'Ben'] });
  const { code, out, err } = await command.run('replay', file);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(`config.seats.0: expected no character ${character}`);
  expect(err).toMatch(PRINTABLE);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('free words of a record are spelled out', async () => {
  const seed = `${TITLE}${FORGED}\u009b31m`;
  const file = command.file('seed.json');
  writeFileSync(file, JSON.stringify(record('hex-tycoon', { seats: ['<b>&"\'', '🚂'], seed }, [])));
  const { code, out } = await command.run('replay', file);
  expect(code).toBe(0);
  expect(out).toMatch(PRINTABLE);
  expect(out).toContain('seed \\u001b]0;OWNED\\u0007x\\u000aBen wins the game.\\u009b31m: 0 of 0 actions');
  expect(out).toContain('  <b>&"\': ');
  expect(out).toContain('  🚂: ');
  const document = await command.run('replay', file, '--json');
  expect(JSON.parse(document.out).seed).toBe(seed);
  expect(document.out).not.toContain('\u009b');
});

test('an 11 kB ruleset of a record is not told whole', async () => {
  const file = command.file('long.json');
  const saved = record('hex-tycoon', { seats: 2, seed: 7 }, []);
  const { digest: _, ...body } = { ...saved, ruleset: `${TITLE}${'x'.repeat(11_000)}` };
  writeFileSync(file, JSON.stringify({ ...body, digest: sha256Hex(canonicalJson(body)) }));
  const { code, err } = await command.run('replay', file);
  expect(code).toBe(1);
  expect(err.length).toBeLessThan(file.length + 150);
  expect(err).toMatch(PRINTABLE);
});

test('names of a map are refused by check-board, which spells them out', async () => {
  const map = JSON.parse(readFileSync('maps/hex-tycoon/map.json', 'utf8'));
  map.places[0].name = TITLE;
  map[`${TITLE}\n`] = 1;
  const file = command.file('map.json');
  writeFileSync(file, JSON.stringify(map));
  const { code, out, err } = await command.run('check-board', file);
  expect(code).toBe(1);
  expect(out).toContain('places.0.name: expected no character U+001B');
  expect(out + err).toMatch(PRINTABLE);
});

test('a file that is no JSON, or whose name acts, is told in one line', async () => {
  const file = command.file('\u001b[31mred.json');
  writeFileSync(file, `{"a": ${TITLE}`);
  const { code, err } = await command.run('replay', file, '--map', file);
  expect(code).toBe(1);
  expect(err).toMatch(PRINTABLE);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect((await command.run('play', TITLE)).err).toMatch(PRINTABLE);
});

test('on a terminal the styles of the command stay, and nothing else acts', () => {
  const told: string[] = [];
  const keep = (text: unknown) => told.push(String(text)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  vi.stubEnv('NO_COLOR', '');
  const [out, err] = [process.stdout.isTTY, process.stderr.isTTY];
  process.stdout.isTTY = true;
  process.stderr.isTTY = true;
  try {
    say(`${bold('Ann')} and ${dim(TITLE)}`);
    say('\u001b[2mdim for ever');
    say('\u001b[31mred');
    sayJson({ name: `${TITLE}\u202e` });
    showProgress(TITLE);
    warn(FORGED);
  } finally {
    process.stdout.isTTY = out;
    process.stderr.isTTY = err;
    vi.unstubAllEnvs();
  }
  expect(told).toEqual([
    '\u001b[1mAnn\u001b[22m and \u001b[2m\\u001b]0;OWNED\\u0007\u001b[22m\n',
    '\u001b[2mdim for ever\u001b[22m\n',
    '\\u001b[31mred\n',
    '{\n  "name": "\\u001b]0;OWNED\\u0007\\u202e"\n}\n',
    '\r\u001b[2K\\u001b]0;OWNED\\u0007',
    '\r\u001b[2K',
    'x\\u000aBen wins the game.\n',
  ]);
});
