// railhead document: what it writes of titles of the package, of a layer, of a chapter and of somebody's own.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { documentExamples } from '../../docs/tools/write-documents.js';
import { allRulesets } from '../../rulesets/index.js';
import { documentsOf } from '../../src/cli/document/write-documents.js';
import { openCommand } from './command.js';

const command = openCommand();
const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'document-'));
const module = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
afterAll(() => {
  command.close();
  rmSync(folder, { recursive: true, force: true });
});

const HOUSE = module(
  'house.ts',
  `
import { declareChapter, fact, layer } from '../../../src/core/engine/index.ts';
import { chinaRails } from '../../../rulesets/china-rails/index.ts';

export const quickChina = layer(chinaRails, {
  id: 'quick-china',
  title: 'Quick China',
  texts: [{ id: 'H-1', section: 'House', text: 'Rent is {rent} M.', replaces: ['M-MOVE-11'] }],
  tables: { victoryCash: 150, rent: 2 },
});

const bells = declareChapter()({ id: 'bells', facts: { bellRung: fact<{ readonly seat: number }>() } });
const ring = bells.defineAction({
  type: 'ring',
  check: [{ code: 'ring/late', rule: 'B-1', met: () => true }],
  apply: ({ emit }, _, { seat }) => emit({ type: 'bellRung', seat }),
});
export const bellsChapter = bells.defineChapter({
  actions: { operations: [ring] },
  texts: { 'B-1': 'A seat may ring.' },
  tables: { rent: 3 },
  sentences: { ring: '{seat} rings.', bellRung: '{seat} rings.' },
});
`,
);

describe.each(allRulesets.map(({ id }) => id))('%s', (id) => {
  test('no row of its page is blank', async () => {
    const [[told]] = await documentsOf(id, 0);
    const { actions, facts, state, options } = told;
    const rows = [...actions, ...facts].flatMap(({ type, fields }) =>
      fields.map((row) => ({ ...row, type })),
    );
    const all = [...rows, ...state, ...options];
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ words, type }) => words.trim() === '' || type === '')).toEqual([]);
    expect(told.wordless).toEqual([]);
    expect([...actions, ...facts].filter(({ says }) => says === '').map(({ type }) => type)).toEqual([]);
    const refused = actions.flatMap(({ conditions }) => conditions);
    expect(refused.filter(({ sentence }) => sentence === '')).toEqual([]);
  });
});

describe('a layer', () => {
  test('its page has its own numbers in rules, and says what they were', async () => {
    const [[told]] = await documentsOf(HOUSE, 0);
    const byId = new Map(told.rules.map(({ id, text, note }) => [id, `${text} ${note}`]));
    expect(byId.get('CR-WIN-1')).toContain('150 M cash');
    expect(byId.get('M-WIN-1')).toContain('at least 150 M cash');
    expect(byId.get('H-1')).toBe('Rent is 2 M. undefined');
    // What is left are steps of the tax chart, and segments on a board.
    expect([...byId].filter(([, text]) => /\b250\b/.test(text)).map(([id]) => id)).toEqual([
      'M-OPEN-11',
      'M-OPEN-25',
    ]);
    expect(told.changes).toMatchObject({
      over: ['china-rails'],
      rules: [{ id: 'M-MOVE-11', by: 'H-1' }],
      tables: [
        { name: 'victoryCash', before: 250, now: 150 },
        { name: 'rent', before: 4, now: 2 },
      ],
    });
    expect(told.tables).toMatchObject({ victoryCash: 150 });
  });

  test('a chapter of the same module has a page of what it brings', async () => {
    const [, [told]] = await documentsOf(HOUSE, 0);
    expect(told.id).toBe('bells');
    expect(told.changes?.brings).toMatchObject({ action: ['ring'], fact: ['bellRung'] });
    expect(told.changes?.tables).toEqual([{ name: 'rent', before: null, now: 3 }]);
    expect(told.actions.map(({ type }) => type)).toContain('ring');
  });
});

describe('the command', () => {
  const out = () => ['--out', join(folder, 'pages'), '--games', '0'];

  test('writes a page, types, schemas and a picture, and --check says when one is stale', async () => {
    const written = await command.run('document', HOUSE, ...out());
    expect([written.code, written.out.match(/quick-china\.(md|d\.ts|schema\.json|svg)/g)?.length]).toEqual([
      0, 4,
    ]);
    expect((await command.run('document', HOUSE, ...out(), '--check')).code).toBe(0);
    writeFileSync(join(folder, 'pages', 'quick-china.md'), '# Old\n');
    const stale = await command.run('document', HOUSE, ...out(), '--check');
    expect([stale.code, stale.err]).toEqual([1, expect.stringMatching(/out of date: \S*quick-china\.md;/)]);
  });

  test('its types compile by themselves', async () => {
    await command.run('document', 'iron-dragon', ...out());
    const file = join(folder, 'pages', 'iron-dragon.d.ts');
    const program = ts.createProgram([file], {
      ...{ strict: true, types: [], noEmit: true, skipDefaultLibCheck: true, lib: ['lib.es5.d.ts'] },
    });
    const found = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
    expect(found).toEqual([]);
    expect(program.getSourceFile(file)?.text).toMatch(/export interface IronDragonView \{/);
  });

  test('html is one page that needs nothing else, json is the whole document', async () => {
    await command.run('document', HOUSE, ...out(), '--format', 'html');
    await command.run('document', HOUSE, ...out(), '--format', 'json');
    const html = readFileSync(join(folder, 'pages', 'quick-china.html'), 'utf8');
    expect(html).toMatch(/<svg.*buildTrack/s);
    expect(html).not.toMatch(/src=|<link|<script/);
    const opened = html.match(/<(table|details|tr|td|code|pre|svg|g)\b/g)?.length;
    expect(html.match(/<\/(table|details|tr|td|code|pre|svg|g)>/g)?.length).toBe(opened);
    const { tables } = JSON.parse(readFileSync(join(folder, 'pages', 'quick-china.json'), 'utf8'));
    expect(tables.victoryCash).toBe(150);
  });

  test('says which fields nobody describes, and refuses what is no title', async () => {
    const bare = module('bare.ts', "export { pebbles } from '../../../test/core/engine/pebbles/pebbles.ts';");
    const told = await command.run('document', bare, ...out());
    expect([told.code, told.err]).toEqual([0, expect.stringContaining('say what they are in fieldWords')]);
    const none = await command.run('document', module('none.ts', 'export const one = 1;'), ...out());
    expect([none.code, none.err]).toEqual([1, expect.stringContaining('exports no title')]);
    expect((await command.run('document', HOUSE, '--format', 'pdf')).code).toBe(2);
  });
});

test('the pages of the examples are as they are written', async () => {
  await expect(documentExamples(true)).resolves.toBeUndefined();
});
