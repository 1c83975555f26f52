// Every rule of an implemented page has a test whose title begins with its id, and no test names an unknown rule.

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findRule, RULE_PAGES, readRulePage, titleIds } from '../../docs/tools/rule-pages';
import { readTestTitles, titlesInSource } from './test-titles';

// Pages of docs/rules whose rules must all be tested. A title is added here when it is complete.
const IMPLEMENTED = [
  'engine',
  'milepost',
  'china-rails',
  'india-rails',
  'iron-dragon',
  'hex-tycoon',
  'twentieth-century-limited',
];

const rules = new Map(
  RULE_PAGES.flatMap((page) => readRulePage(page).map((entry) => [entry.id, entry] as const)),
);
const titles = readTestTitles(fileURLToPath(new URL('..', import.meta.url)));

test('every test title that names a rule names it rightly', () => {
  const complaints = titles.flatMap(({ title, place }) => {
    const { ids, malformed } = titleIds(title);
    if (malformed) return [`${place}: write one id per rule, then a colon: ${title}`];
    return ids
      .filter((id) => !findRule(rules, id))
      .map((id) => `${place}: no page knows the rule ${id}: ${title}`);
  });
  expect(complaints.join('\n')).toBe('');
});

test('every page that is listed as implemented exists', () => {
  const pages = RULE_PAGES.map((page) => page.id);
  expect(IMPLEMENTED.filter((id) => !pages.includes(id))).toEqual([]);
});

test.each(IMPLEMENTED)('every rule of docs/rules/%s.md has a test', (id) => {
  const page = RULE_PAGES.find((candidate) => candidate.id === id);
  const tested = new Set(
    titles.flatMap(({ title }) => titleIds(title).ids.map((id) => findRule(rules, id)?.id)),
  );
  const missing = (page ? readRulePage(page) : [])
    .filter((entry) => entry.kind === 'rule' && !tested.has(entry.id))
    .map((entry) => `${entry.id}: ${entry.text}`);
  expect(missing.join('\n'), `docs/rules/${id}.md: ${missing.length} rules without a test`).toBe('');
});

test('titles are read from plain, template, table and property tests, but not from skipped ones', () => {
  const source = [
    "test('M-BUILD-1: plain', () => {});",
    "it.only('M-BUILD-2: ' + name, () => {});",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
    'test(`M-BUILD-3: ${name}`, () => {});',
    "test.each([[1], [2]])('M-BUILD-4: %s', () => {});",
    "test.prop([fc.nat()], { seed: 1 })('M-BUILD-5: holds', () => {});",
    "test.each`a\n1`('M-BUILD-6: $a', () => {});",
    "describe('M-BUILD-7: a group', () => { test('M-BUILD-8: inside', () => {}); });",
    "test.skip('M-BUILD-9: not run');",
    "test.todo('M-BUILD-10: not written');",
    'test(name, () => {});',
  ].join('\n');
  expect(titlesInSource(source, 'x.test.ts')).toEqual([
    { title: 'M-BUILD-1: plain', place: 'x.test.ts:1' },
    { title: 'M-BUILD-2: ', place: 'x.test.ts:2' },
    { title: 'M-BUILD-3: ', place: 'x.test.ts:3' },
    { title: 'M-BUILD-4: %s', place: 'x.test.ts:4' },
    { title: 'M-BUILD-5: holds', place: 'x.test.ts:5' },
    { title: 'M-BUILD-6: $a', place: 'x.test.ts:7' },
    { title: 'M-BUILD-8: inside', place: 'x.test.ts:8' },
  ]);
});
