// The other commands, and what wrong usage is answered with.

import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chinaMap } from '../../maps/china-rails';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { type BuiltCommand, buildCommand, openCommand } from './command';

const command = openCommand();
afterAll(() => command.close());

const ids = allRulesets.map(({ id }) => id);

test('list names every title with its seats and options', async () => {
  const listed = (await command.json('list')) as { id: string; options: object }[];
  expect(listed.map(({ id }) => id)).toEqual(ids);
  const { out } = await command.run('list');
  for (const { title, optionLabels } of allRulesets) {
    expect(out).toContain(title);
    for (const option of Object.keys(optionLabels)) expect(out).toContain(`--option ${option} `);
  }
});

test.each(ids)('rules prints the catalogue of %s', async (id) => {
  const rules = (await command.json('rules', id)) as { id: string; text: string }[];
  expect(rules.length).toBeGreaterThan(50);
  expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
  const { out } = await command.run('rules', id);
  for (const rule of [rules[0], rules[rules.length - 1]]) expect(out).toContain(`  ${rule.id} `);
});

test('rules of a milepost title bring those of the family', async () => {
  const rules = (await command.json('rules', 'china-rails')) as { id: string }[];
  expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining(['CR-WIN-1', 'M-BUILD-13']));
});

test.each(ids)('render draws the empty board of %s as it stands in the documents', async (id) => {
  const { code } = await command.run('render', id, '--svg', command.file(`${id}.svg`));
  expect(code).toBe(0);
  const documented = readFileSync(new URL(`../../docs/pictures/${id}.svg`, import.meta.url), 'utf8');
  expect(command.read(`${id}.svg`) === documented).toBe(true);
});

describe('perft', () => {
  test.each(ids)('%s: the branches are the legal actions, and their lines add up', async (id) => {
    const engine = createEngine(allRulesets) as unknown as AnyEngine;
    const first = engine.createGame(id, { seats: 2, seed: '1' } as never);
    const expected = [...engine.legalActions(first)].map((action) => {
      const next = engine.applyAction(first, action);
      return { action: engine.formatAction(first, action), lines: [...engine.legalActions(next)].length };
    });
    const told = await command.json('perft', id, '--depth', '2', '--seats', '2');
    expect(told.branches).toEqual(expected);
    expect(told.total).toBe(expected.reduce((sum, { lines }) => sum + lines, 0));
  });

  test('people read a line a branch and the sum', async () => {
    const { out } = await command.run('perft', 'hex-tycoon', '--seats', '2');
    const lines = out.trim().split('\n');
    expect(lines[0]).toMatch(/: 1$/);
    expect(lines[lines.length - 1]).toBe(`${lines.length - 1} lines of 1, ${lines.length - 1} first actions`);
  });
});

describe('check-board', () => {
  test('the boards that come with the titles are sound', async () => {
    expect(
      (await command.run('check-board', 'maps/china-rails/map.json', 'maps/china-rails/deck.json')).code,
    ).toBe(0);
    expect((await command.run('check-board', 'maps/hex-tycoon/map.json')).code).toBe(0);
    const states = 'maps/twentieth-century-limited';
    expect((await command.run('check-board', `${states}/map.json`, `${states}/deck.json`)).code).toBe(0);
  });

  test.each(['china-rails', 'india-rails', 'iron-dragon'])('the sheet of %s has room for all', async (id) => {
    const [map, deck, outline] = ['map', 'deck', 'outline'].map((name) => `maps/${id}/${name}.json`);
    const { code, out } = await command.run('check-board', map, deck, '--outline', outline);
    expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`${map} can be played on.\n$`))]);
    expect(out).not.toMatch(/^(error|advice)/m);
  });

  test('the titles that can be played on a board are told, and why the others cannot', async () => {
    const china = ['maps/china-rails/map.json', 'maps/china-rails/deck.json'];
    const { out } = await command.run('check-board', ...china);
    expect(out.split('\n').slice(0, 3)).toEqual([
      'title   china-rails can be played on it',
      'title   india-rails cannot: a victory needs 5 major cities, and china-rails has 4',
      'title   iron-dragon cannot: a victory needs 7 major cities, and china-rails has 4',
    ]);
    const { cards } = JSON.parse(readFileSync('maps/china-rails/deck.json', 'utf8'));
    const more = { format: 'railhead-deck/1', map: 'china-rails', cards: [...cards, ...cards.slice(0, 9)] };
    writeFileSync(command.file('more.json'), JSON.stringify(more));
    const long = await command.run('check-board', china[0], command.file('more.json'));
    expect(long.out).toContain('china-rails cannot: China has 145 demand cards; the title has room for 136');
  });

  test('a name on signs, a name without room and a milepost at sea are told', async () => {
    const map = 'maps/china-rails/map.json';
    const outline = JSON.parse(readFileSync('maps/china-rails/outline.json', 'utf8'));
    const [x, y] = [20.5, 20 * Math.sqrt(0.75)];
    const name = { text: 'Nowhere', kind: 'land', size: 14, letters: [x * 100, y * 100, 0] };
    const pinned = { ...outline, names: [name], home: outline.home.slice(1) };
    writeFileSync(command.file('outline.json'), JSON.stringify(pinned));
    const { issues } = await command.json('check-board', map, '--outline', command.file('outline.json'));
    const codes = new Set(issues.map((issue: { code: string }) => issue.code));
    expect([...codes]).toEqual(['picture/crowded', 'outline/off-land']);
    expect(issues[0].message).toContain('Nowhere');
    const cities = chinaMap.cities.map((city, n) => ({ ...city, name: `${'x'.repeat(36)} ${n}` }));
    writeFileSync(command.file('wide.json'), JSON.stringify({ ...chinaMap, cities }));
    const { out } = await command.run('check-board', command.file('wide.json'), '--picture');
    expect(out).toMatch(/^advice {2}picture\/crowded {2}map: x{36} \d+: no place/m);
  });

  test('an outline of another shape is no outline, and not every kind of map is asked', async () => {
    const [map, deck] = ['maps/china-rails/map.json', 'maps/china-rails/deck.json'];
    const { code, err, out } = await command.run('check-board', map, '--outline', deck);
    expect([code, err]).toEqual([1, expect.stringContaining(`${deck} is no outline`)]);
    expect(out).toContain('outline/shape');
    expect((await command.run('check-board', 'maps/hex-tycoon/map.json', '--picture')).code).toBe(2);
  });

  test('a broken map is refused with every finding', async () => {
    const cities = chinaMap.cities.map((city, n) => (n === 0 ? { ...city, supplies: ['moonshine'] } : city));
    writeFileSync(command.file('bad.json'), JSON.stringify({ ...chinaMap, cities }));
    const { code, out, err } = await command.run('check-board', command.file('bad.json'));
    expect(code).toBe(1);
    expect(out).toContain('moonshine');
    expect(err).toContain('cannot be played on (errors: ');
    const told = await command.json('check-board', command.file('bad.json'));
    expect(told.playable).toBe(false);
    expect(told.issues.length).toBeGreaterThan(0);
    const { err: played, code: exit } = await command.run(
      ...['play', 'china-rails', '--map', command.file('bad.json'), '--deck', 'maps/china-rails/deck.json'],
    );
    expect([exit, played]).toEqual([1, expect.stringContaining('cannot be played on')]);
  });
});

describe('wrong usage is exit 2, a bad file exit 1, each with a sentence', () => {
  test.each<[number, string, RegExp]>([
    [2, 'frobnicate', /no command frobnicate/],
    [2, 'play', /<ruleset> is missing: railhead play <ruleset>/],
    [2, 'play nope', /no ruleset nope; there are china-rails/],
    [2, 'play china-rails extra', /extra is one word too many/],
    [2, 'play china-rails --frob', /no option --frob; railhead play --help/],
    [2, '--frob', /no option --frob; railhead --help/],
    [2, 'list --seats 2', /no option --seats; railhead list --help/],
    [2, 'list --json=yes', /--json takes no value/],
    [2, 'play china-rails --seats 9', /--seats takes a whole number, 2 to 6; not 9/],
    [2, 'play china-rails --seats 2.5', /whole number/],
    [2, 'play china-rails --max-rounds 0', /--max-rounds takes a whole number, 1 or more/],
    [2, 'play china-rails --bots smart', /no bot smart; there are greedy, random/],
    [2, 'play china-rails --bots constructor', /no bot constructor/],
    [2, 'play china-rails --option turbo', /no option turbo; there are fastTrains/],
    [2, 'play china-rails --option borrowing=7', /borrowing/],
    [2, 'play china-rails --seed', /--seed needs a value/],
    [2, 'play china-rails --seed --json', /--seed needs a value/],
    [2, 'play china-rails --seed 1 --seed 2', /--seed was given more than once/],
    [2, 'play china-rails --deck x.json', /--deck needs --map/],
    [2, 'play china-rails --map package.json', /needs --deck/],
    [2, 'play hex-tycoon --map package.json --deck package.json', /no --deck/],
    [
      1,
      'play hex-tycoon --map package.json',
      /package.json is no map: its kind should be one of milepost, hex/,
    ],
    [
      1,
      'play hex-tycoon --map maps/china-rails/map.json',
      /no map for hex-tycoon, which takes those of the kind hex/,
    ],
    [2, 'render china-rails', /--svg/],
    [2, 'rules nope', /no ruleset nope/],
    [2, 'perft china-rails --depth x', /--depth takes a whole number, 1 to 20; not x/],
    [1, 'replay no-such-file.json', /cannot read no-such-file.json/],
    [1, 'replay README.md', /README.md: .*JSON/],
    [1, 'replay package.json', /package.json: .*no railhead\/record/],
    [1, 'check-board package.json', /no map: its kind should be one of milepost, hex/],
    [2, 'check-board maps/twentieth-century-limited/map.json', /checked with its deck/],
    [1, 'check-board no-such-file.json', /cannot read/],
    [1, 'render china-rails --svg /dev/null/x.svg', /cannot write/],
  ])('%i: railhead %s', async (expected, line, message) => {
    const { code, err } = await command.run(...line.split(' ').filter((word) => word !== ''));
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n {4}at /);
    expect(code).toBe(expected);
  });
});

describe('files as they come from other programs', () => {
  const record = createEngine(allRulesets).record('hex-tycoon', { seats: 2, seed: 7 }, []);
  const text = JSON.stringify(record);
  const replayed = (bytes: Buffer) => {
    writeFileSync(command.file('game.json'), bytes);
    return command.run('replay', command.file('game.json'));
  };

  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 behind a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16, as some consoles redirect', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('%s is read', async (_, bytes) => {
    expect(await replayed(bytes)).toMatchObject({
      code: 0,
      out: expect.stringContaining('The record holds'),
    });
  });

  test.each<[string, Buffer, RegExp]>([
    ['a compressed file', gzipSync(text), /game.json is compressed: unpack it first \(gunzip\)$/m],
    ['half a file', Buffer.from(text.slice(0, 200)), /game.json: the file is no JSON/],
    ['a changed one', Buffer.from(text.replace('"seed":7', '"seed":8')), /game.json: the record was changed/],
  ])('%s is refused by its name', async (_, bytes, message) => {
    const { code, err } = await replayed(bytes);
    expect([code, err]).toEqual([1, expect.stringMatching(message)]);
  });
});

describe('as a process of its own', () => {
  let built: BuiltCommand;
  beforeAll(async () => {
    built = await buildCommand();
  });
  afterAll(() => built.close());

  test.each<[number, string, RegExp]>([
    [2, '', /name a command/],
    [2, 'play nope', /no ruleset nope; there are china-rails/],
    [2, 'play china-rails --frob', /--frob/],
    [1, 'replay README.md', /README.md: .*JSON/],
  ])('%i: railhead %s', async (expected, line, message) => {
    const { code, err } = await built.run(...line.split(' ').filter((word) => word !== ''));
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n {4}at /);
    expect(code).toBe(expected);
  });

  test('help, version and what a command says are exit 0', async () => {
    const [help, more, version, list] = await Promise.all(
      [['--help'], ['play', '--help'], ['--version'], ['list']].map((words) => built.run(...words)),
    );
    expect(help).toMatchObject({ code: 0, out: expect.stringContaining('check-board <map> [deck]') });
    expect(more).toMatchObject({ code: 0, out: expect.stringContaining('--max-rounds') });
    expect(version).toMatchObject({ code: 0, out: expect.stringContaining('railhead/') });
    expect(list).toEqual(await command.run('list'));
  });
});

describe('make-deck', () => {
  const map = 'docs/examples/island-rails/map.json';

  test('makes a deck that goes with its map, and says where it is', async () => {
    const file = command.file('deck.json');
    const { code, out } = await command.run('make-deck', map, '--cards', '30', '--seed', '7', '--deck', file);
    expect([code, out]).toEqual([0, `deck: ${file}\n`]);
    expect((await command.run('check-board', map, file)).code).toBe(0);
    const printed = await command.run('make-deck', map, '--cards', '30', '--seed', '7');
    expect(printed.out).toBe(readFileSync(file, 'utf8'));
  });

  test('refuses maps whose cards are written by hand', async () => {
    const { code, err } = await command.run('make-deck', 'maps/hex-tycoon/map.json');
    expect([code, err]).toEqual([2, expect.stringContaining('no deck is made for maps/hex-tycoon/map.json')]);
  });
});
