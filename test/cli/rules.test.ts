// --rules: rulesets of a module of one's own in every command, as its author would use it.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chinaDeck, chinaMap } from '../../maps/china-rails';
import { openCommand } from './command';

const command = openCommand();
// Inside the repository, so that the module finds the sources.
const folder = mkdtempSync(join(import.meta.dirname, '.rules-'));
const module = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
afterAll(() => {
  command.close();
  rmSync(folder, { recursive: true, force: true });
});

const COAST = `
import { chinaDeck, chinaMap } from '../../../maps/china-rails/index.ts';
import { defineBoard, defineMilepostGame } from '../../../rulesets/milepost/index.ts';

export const coast = defineMilepostGame({
  ...{ id: 'coast', title: 'Coast', edition: 'a test', revision: 1 },
  board: () => defineBoard(chinaMap, chinaDeck),
  start: { cash: 60, startupTurns: 2 },
  surcharges: { river: 2 },
  eventCards: [],
  victory: { cash: 250, majors: 4 },
  variants: [],
});
`;

const HOUSE = `
import { layer } from '../../../src/core/engine/index.ts';
import { chinaRails } from '../../../rulesets/china-rails/index.ts';
import { pebbles } from '../../core/engine/pebbles/pebbles.ts';

export const evening = layer(chinaRails, {
  id: 'evening',
  title: 'China for an evening',
  texts: [{ id: 'H-1', section: 'House rules', text: 'Ninety millions win.', replaces: ['CR-WIN-1'] }],
  tables: { victoryCash: 90 },
});
export default [evening, { ...pebbles, suggest: undefined }];
`;
let rules: readonly string[];
beforeAll(() => {
  rules = ['--rules', module('house.ts', HOUSE)];
});

describe('--rules', () => {
  test('list names its titles behind those of the package, and what they are laid over', async () => {
    const listed = (await command.json('list', ...rules)) as { id: string; layers?: string[] }[];
    expect(listed.slice(-2).map(({ id }) => id)).toEqual(['evening', 'pebbles']);
    expect(listed.find(({ id }) => id === 'evening')?.layers).toEqual(['china-rails']);
    expect((await command.run('list', ...rules)).out).toContain('China for an evening, 2 to 6 seats');
  });

  test('rules has its texts, and says what they replace', async () => {
    const { out } = await command.run('rules', 'evening', ...rules);
    expect(out).toMatch(/House rules\n {2}H-1 +Ninety millions win\./);
    expect(out).toMatch(/CR-WIN-1 .*\[replaced by H-1\]/);
    const catalogue = (await command.json('rules', 'evening', ...rules)) as {
      id: string;
      replacedBy?: string;
    }[];
    expect(catalogue.filter(({ replacedBy }) => replacedBy !== undefined).map(({ id }) => id)).toEqual([
      'CR-WIN-1',
    ]);
  });

  test('rules --markdown: a page with the texts of layers, of the title, and of all refusals', async () => {
    const { out } = await command.run('rules', 'evening', '--markdown', ...rules);
    expect(out).toMatch(
      /^# China for an evening\n\n## House rules\n\n.*\n.*\n\| H-1 \| Ninety millions win\. \|/,
    );
    expect(out).toMatch(/\| CR-WIN-1 \| .* \*\*Replaced by H-1\.\*\* \|/);
    expect(out).toMatch(/\| `build\/over-budget` \| .*\. \| M-BUILD-16 \| `buildTrack`/);
  });

  test('play and replay: the picture and the figures are those of the title below', async () => {
    const words = ['play', 'evening', '--seed', '4', '--max-rounds', '3', ...rules];
    const files = [command.file('evening.json'), command.file('evening.svg')];
    const { code, out } = await command.run(...words, '--record', files[0], '--svg', files[1]);
    expect([code, out]).toEqual([0, expect.stringContaining('China for an evening, 3 seats')]);
    expect(command.read('evening.svg')).toContain('<svg');
    const again = await command.run('replay', files[0], ...rules);
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('The record holds')]);
    const without = await command.run('replay', files[0]);
    expect([without.code, without.err]).toEqual([1, expect.stringContaining('no ruleset evening')]);
  });

  test('a title that stands alone is played in plain figures, and its picture is a sheet with its name', async () => {
    const { code, out } = await command.run('play', 'pebbles', '--seed', '4', '--bots', 'random', ...rules);
    expect([code, out]).toEqual([0, expect.stringContaining('Ended by')]);
    const drawn = await command.run('render', 'pebbles', '--svg', command.file('sheet.svg'), ...rules);
    expect(drawn.code).toBe(0);
    expect(command.read('sheet.svg').match(/<text [^>]*>[^<]*/g)).toEqual([
      expect.stringMatching(/>Pebbles$/),
    ]);
  });

  test('a title that declares a diagram is drawn: bare, and after a game', async () => {
    const file = module('valley.ts', "export * from '../../../docs/examples/valley-line/valley-line.ts';");
    const [bare, late] = [command.file('bare.svg'), command.file('late.svg')];
    await command.run('render', 'valley-line', '--svg', bare, '--rules', file);
    expect(command.read('bare.svg')).toContain('>Beck</text>');
    await command.run('play', 'valley-line', '--seed', '4', '--svg', late, '--rules', file);
    expect(command.read('late.svg').length).toBeGreaterThan(command.read('bare.svg').length);
    const refused = await command.run('play', 'valley-line', '--map', bare, '--rules', file);
    expect(refused.code).toBe(1);
  });

  test('a title lacks nothing that its module leaves out, and what it brings is its own', async () => {
    const text = `
import { pebbles } from '../../core/engine/pebbles/pebbles.ts';
const draw = () => '<svg>of its own</svg>';
export { pebbles };
export const title = { ruleset: pebbles, picture: async () => ({ draw }) };
`;
    const own = ['--rules', module('own-picture.ts', text)];
    expect((await command.run('render', 'pebbles', '--svg', command.file('own.svg'), ...own)).code).toBe(0);
    expect(command.read('own.svg')).toContain('of its own');
    expect((await command.run('rules', 'pebbles', ...own)).code).toBe(0);
  });

  test('bare rules of the milepost family have its pictures, its boards and its words', async () => {
    const file = module('coast.ts', COAST);
    const own = ['--rules', file];
    const svg = command.file('coast.svg');
    const drawn = await command.run('render', 'coast', '--svg', svg, ...own);
    expect([drawn.code, drawn.err]).toEqual([0, expect.not.stringContaining('rules alone')]);
    expect(command.read('coast.svg')).toContain('<svg');
    const [map, deck] = [command.file('map.json'), command.file('deck.json')];
    writeFileSync(map, JSON.stringify(chinaMap));
    writeFileSync(deck, JSON.stringify(chinaDeck));
    const checked = await command.run('check-board', map, deck, '--title', 'coast', ...own);
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('can be played on')]);
    const { out } = await command.run('rules', 'coast', ...own);
    expect(out).toContain('M-BUILD-1');
  });

  test('perft counts its lines', async () => {
    const told = await command.json('perft', 'pebbles', '--seats', '2', ...rules);
    expect(told.total).toBe(6);
  });

  test('analyze compares it with what it lies over', async () => {
    const words = [
      'analyze',
      'evening',
      '--base',
      'china-rails',
      '--games',
      '1',
      '--max-rounds',
      '2',
      '--seed',
      '1',
    ];
    const { base, changed } = await command.json(...words, ...rules);
    expect([base.ruleset, changed.ruleset]).toEqual(['china-rails', 'evening']);
  });

  test.each<[string, string, string]>([
    ['that does not load', 'export const = 3;', 'cannot be loaded: '],
    ['that throws', "throw new Error('no luck');", 'cannot be loaded: no luck'],
    ['without a ruleset', 'export const one = 1;', 'exports no ruleset'],
    [
      'with a title that there is',
      "export { chinaRails } from '../../../rulesets/china-rails/index.ts';",
      'there is a title china-rails already',
    ],
  ])('a module %s is refused', async (name, text, message) => {
    const file = module(`${name.replaceAll(' ', '-')}.ts`, text);
    const { code, err } = await command.run('list', '--rules', file);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  });

  test('a file that is not there, or two, are refused', async () => {
    expect((await command.run('list', '--rules', join(folder, 'none.js'))).code).toBe(1);
    expect(await command.run('list', ...rules, ...rules)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--rules was given more than once'),
    });
  });
});

describe('check-board --title', () => {
  const files = (map: object) => {
    const [mapFile, deckFile] = [command.file('map.json'), command.file('deck.json')];
    writeFileSync(mapFile, JSON.stringify(map));
    writeFileSync(deckFile, JSON.stringify(chinaDeck));
    return ['check-board', mapFile, deckFile];
  };

  test('takes a board on which the title can be won', async () => {
    const { code, out } = await command.run(...files(chinaMap), '--title', 'china-rails');
    expect([code, out]).toEqual([0, expect.stringContaining('can be played on')]);
  });

  test('M-WIN-1: refuses one with fewer majors than the victory needs', async () => {
    const { code, err } = await command.run(...files(chinaMap), '--title', 'iron-dragon');
    expect([code, err]).toEqual([1, expect.stringContaining('major cities')]);
  });

  test('refuses one of another kind', async () => {
    const { code, err } = await command.run(...files(chinaMap), '--title', 'hex-tycoon');
    expect([code, err]).toEqual([1, expect.stringContaining('hex-tycoon is played on no map of the kind')]);
  });
});
