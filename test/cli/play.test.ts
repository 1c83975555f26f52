// railhead play and replay, as a user runs them.

import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chinaDeck, chinaMap } from '../../maps/china-rails';
import { combineSeeds, commitSeed, freshSeed } from '../../src/core/engine';
import { record } from '../../src/index';
import { openCommand, type Run } from './command';

const command = openCommand();
afterAll(() => command.close());

const GAME = ['play', 'china-rails', '--seats', '3', '--seed', 'cli-5'];
let played: Run;
beforeAll(async () => {
  const files = ['--record', command.file('game.json'), '--svg', command.file('deep/board.svg')];
  played = await command.run(...GAME, ...files);
});

describe('play', () => {
  test('a greedy game of three ends by victory, is told a line a round, and leaves record and picture', () => {
    const { code, out, err } = played;
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toContain('\u001b');
    const rounds = out.match(/^ +\d+ {3}.*$/gm) ?? [];
    expect(rounds.map((line) => Number.parseInt(line, 10))).toEqual(rounds.map((_, n) => n + 1));
    expect(out).toMatch(/^China Rails, 3 seats, seed cli-5$/m);
    expect(out).toContain(`Ended by victory after ${rounds.length} rounds`);
    expect(out).toMatch(/^ {2}1\. Seat \d: \d+ M, connected/m);
    expect(command.read('deep/board.svg')).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    expect(command.read('game.json')).toMatch(
      /^{\n "format": "railhead\/record",[\s\S]*\n {2}"\d: build [\w, >-]+; end-turn",\n/,
    );
  });

  test('--json prints one document with the game in it, the same for the same seed', async () => {
    const told = await command.json(...GAME);
    expect(told).toMatchObject({
      ruleset: 'china-rails',
      seed: 'cli-5',
      seats: ['Seat 1', 'Seat 2', 'Seat 3'],
      stopped: 'victory',
      outcome: { reason: 'victory' },
      record: null,
    });
    expect(told.outcome.ranking.map(({ place }: { place: number }) => place)).toEqual([1, 2, 3]);
    expect(told.outcome.ranking[0].cash).toBeGreaterThanOrEqual(250);
    expect(told.hash).toBe(JSON.parse(command.read('game.json')).final);
    expect(await command.json('replay', command.file('game.json'))).toMatchObject({
      hash: told.hash,
      actions: told.actions,
      of: told.actions,
      rounds: told.rounds,
      whole: true,
    });
  });

  test('--max-rounds leaves the game: no outcome, a reason, exit 0', async () => {
    const { code, out } = await command.run(...GAME, '--max-rounds', '2', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ rounds: 2, outcome: null, stopped: 'roundLimit' });
    expect((await command.run(...GAME, '--max-rounds', '2')).out).toContain('Left after 2 rounds');
  });

  test('a fresh seed is printed and gives the game again', async () => {
    const first = await command.json('play', 'hex-tycoon', '--bots', 'random', '--max-rounds', '3');
    expect(first.seed).toMatch(/^[0-9a-f]{32}$/);
    const again = await command.json(
      'play',
      'hex-tycoon',
      '--bots',
      'random',
      '--max-rounds',
      '3',
      '--seed',
      first.seed,
    );
    expect(again).toEqual(first);
    const other = await command.json('play', 'hex-tycoon', '--bots', 'random', '--max-rounds', '3');
    expect(other.seed).not.toBe(first.seed);
  });

  test('a seed is taken as it is typed', async () => {
    const seedOf = async (...words: string[]) =>
      (await command.json('play', 'hex-tycoon', '--max-rounds', '1', ...words)).seed;
    expect(await seedOf('--seed', '007')).toBe('007');
    expect(await seedOf('--seed=-5')).toBe('-5');
    expect(await seedOf('--seed', '1e3')).toBe('1e3');
  });

  test('options reach the game', async () => {
    const told = await command.json(
      ...['play', 'china-rails', '--max-rounds', '1', '--seed', '1'],
      ...['--option', 'borrowing', '--option', 'fastTrains=true', '--option', 'timeLimit=false'],
    );
    expect(told.options).toEqual({
      ...{ borrowing: true, fastTrains: true, rentableCrossings: false, timeLimit: false },
    });
  });

  test('an own board can be brought, and its record asks for it again', async () => {
    const [map, deck, game] = ['map.json', 'deck.json', 'own.json'].map(command.file);
    writeFileSync(map, JSON.stringify({ ...chinaMap, id: 'my-china', name: 'Mine' }));
    writeFileSync(deck, JSON.stringify({ ...chinaDeck, map: 'my-china' }));
    const own = ['--map', map, '--deck', deck];
    const told = await command.json(...GAME, '--max-rounds', '1', ...own, '--record', game);
    expect(told.board.id).toBe('my-china');
    const without = await command.run('replay', game);
    expect([without.code, without.out]).toEqual([1, '']);
    expect(without.err).toContain('my-china');
    expect((await command.run('replay', game, ...own)).out).toContain('The record holds');
  });

  test('M-WIN-1: a board on which nobody can win is refused', async () => {
    const island = ['map', 'deck'].map((file) => `docs/examples/island-rails/${file}.json`);
    const own = ['--map', island[0], '--deck', island[1], '--max-rounds', '1', '--seed', '1'];
    const { code, err } = await command.run('play', 'china-rails', ...own);
    expect([code, err]).toEqual([
      2,
      'railhead: config: board: a victory needs 4 major cities, and island-rails has 3\n',
    ]);
    expect((await command.run('play', 'china-rails', '--max-rounds', '1')).code).toBe(0);
  });
});

describe('replay', () => {
  test('E-SEED-1: it says of a seed that the table made together whose parts it is made of', async () => {
    const [host, own, forAnn, forBen] = Array.from({ length: 4 }, freshSeed);
    const seedCommitments = {
      table: 'friday',
      host: commitSeed('friday', 'host', host),
      seats: [commitSeed('friday', { seat: 0 }, own), commitSeed('friday', { seat: 1 }, freshSeed())],
      reserves: [forAnn, forBen].map((part, reserve) => commitSeed('friday', { reserve }, part)),
      withheld: [1],
    };
    const seedParts = { host, seats: [own, null], reserves: [forAnn, forBen] };
    const config = { seats: ['Ann', 'Ben'], seed: combineSeeds('friday', seedParts), seedCommitments };
    const file = command.file('shared.json');
    const told = async (more: object) => {
      writeFileSync(file, JSON.stringify(record('hex-tycoon', { ...config, ...more }, [])));
      return [(await command.run('replay', file)).out, (await command.json('replay', file)).seedParts];
    };
    expect(await told({})).toEqual([expect.stringContaining('not published yet'), 'committed']);
    const [out, found] = await told({ seedParts });
    expect(out).toMatch(/parts that the table “friday” committed to\.\nBen withheld a part/);
    expect(found).toBe('verified');
    const text = readFileSync(file, 'utf8').replace(own, host);
    writeFileSync(file, text);
    expect((await command.run('replay', file)).err).toMatch(/digest does not fit/);
  });

  test('it confirms a record, and can stop on the way with a picture of the board there', async () => {
    expect((await command.run('replay', command.file('game.json'))).out).toContain(
      'The record holds: digest, chain',
    );
    const { code, out } = await command.run(
      ...['replay', command.file('game.json'), '--to', '20', '--svg', command.file('at-20.svg')],
    );
    expect(code).toBe(0);
    expect(out).toMatch(/20 of \d+ actions, round 0/);
    expect(command.read('at-20.svg')).toContain('</svg>');
    expect(command.read('at-20.svg')).not.toBe(command.read('deep/board.svg'));
  });

  test('a place that the record has not is wrong usage', async () => {
    const { code, err } = await command.run('replay', command.file('game.json'), '--to', '99999');
    expect(code).toBe(2);
    expect(err).toMatch(/^railhead: --to: expected a number of actions from 0 to \d{3,4}\n$/);
  });

  test.each<[string, (record: Altered) => void]>([
    ['the seed', (record) => void (record.config.seed = 'else')],
    ['an action', (record) => void record.actions.splice(5, 1)],
    ['a link of the chain', (record) => void (record.chain[3] = record.chain[2])],
    ['the final hash', (record) => void (record.final = record.digest)],
    ['the board', (record) => void (record.board.hash = record.digest)],
    ['the digest', (record) => void (record.digest = record.final)],
    ['a field that is too much', (record) => void (record.extra = 1)],
  ])('a record with another value is refused: %s', async (_, change) => {
    const record = JSON.parse(command.read('game.json'));
    change(record);
    writeFileSync(command.file('changed.json'), JSON.stringify(record));
    const { code, out, err } = await command.run('replay', command.file('changed.json'));
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^railhead: .*changed.json: the record .*\n$/);
  });

  test('a record cut short is refused', async () => {
    writeFileSync(command.file('short.json'), command.read('game.json').slice(0, -100));
    const { code, err } = await command.run('replay', command.file('short.json'));
    expect(code).toBe(1);
    expect(err).toMatch(/^railhead: .+\n$/);
  });
});

interface Altered {
  config: { seed: unknown };
  board: { hash: string };
  actions: unknown[];
  chain: string[];
  final: string;
  digest: string;
  extra?: number;
}
