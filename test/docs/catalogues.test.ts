// The rule pages and what is made from them: pages parse, ids are well formed, catalogues are in step.

import { describe, expect, test } from 'vitest';
import { linkRules } from '../../docs/tools/rule-links';
import {
  findRule,
  parseRulePage,
  RULE_PAGES,
  readRulePage,
  ruleKind,
  titleIds,
  withAnchors,
} from '../../docs/tools/rule-pages';
import { formatRefusalPage, formatRulePage } from '../../docs/tools/site-pages';
import { staleCatalogues } from '../../docs/tools/write-catalogues';
import { allRulesets } from '../../rulesets/index.js';
import type { AnyRuleset } from '../../src/core/engine/index.js';
import { engineMessages } from '../../src/table/words/index.js';

const page = (...rows: string[]) =>
  [
    '## 2. Building (M-BUILD)',
    '',
    '| id | rule | rulebook section | notes |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');

describe('catalogues', () => {
  test('every committed catalogue says what its page says (docs/tools/write-catalogues.ts writes them)', () => {
    expect(staleCatalogues()).toEqual([]);
  });

  test('no rule id stands on two pages, but for the letters that two titles share', () => {
    const pagesById = new Map<string, string[]>();
    for (const rulePage of RULE_PAGES) {
      for (const { id } of readRulePage(rulePage))
        pagesById.set(id, [...(pagesById.get(id) ?? []), rulePage.id]);
    }
    // Hex Tycoon and 20th Century Limited number their open questions alike: Q1, Q2, …
    const shared = [...pagesById].filter(([id, pages]) => pages.length > 1 && !/^Q\d+$/.test(id));
    expect(shared).toEqual([]);
  });

  test('every id that a page refers to stands on some page', () => {
    const known = new Map(
      RULE_PAGES.flatMap((p) => readRulePage(p).map((entry) => [entry.id, entry] as const)),
    );
    const dangling = RULE_PAGES.flatMap((rulePage) =>
      readRulePage(rulePage).flatMap(({ id, text, note }) =>
        [...`${text} ${note ?? ''}`.matchAll(/\b(?:E|M|CR|IR|ID|HT|TC)(?:-[A-Z]+)+-[A-Z]{0,2}\d+[a-z]?\b/g)]
          .filter(([reference]) => findRule(known, reference) === undefined)
          .map(([reference]) => `${rulePage.id} ${id} → ${reference}`),
      ),
    );
    expect(dangling).toEqual([]);
  });
});

describe('a rule page', () => {
  test('gives one entry a row, under its heading, in plain text', () => {
    const markdown = page(
      '| M-BUILD-5 | At most **two** segments, \\|S\\| ≤ 2. | CR Special Note | See *there*. |',
      '| M-OPEN-8 | **Direction.** Free. | – | |',
    );
    const anchored = withAnchors(markdown, 'milepost');
    expect(anchored).toContain('| <a id="M-OPEN-8"></a>M-OPEN-8 | **Direction.** Free. | – | |');
    expect(withAnchors(anchored, 'milepost')).toBe(anchored);
    expect(parseRulePage(anchored, 'milepost')).toEqual(parseRulePage(markdown, 'milepost'));
    expect(parseRulePage(markdown, 'milepost')).toEqual([
      {
        id: 'M-BUILD-5',
        kind: 'rule',
        section: 'Building',
        text: 'At most two segments, |S| ≤ 2.',
        note: 'See there.',
        source: 'CR Special Note',
        link: 'docs/rules/milepost.md#M-BUILD-5',
      },
      {
        id: 'M-OPEN-8',
        kind: 'ruling',
        section: 'Building',
        text: 'Direction. Free.',
        link: 'docs/rules/milepost.md#M-OPEN-8',
      },
    ]);
  });

  test('is refused with a row of the wrong length, a bad id or an id that stands twice', () => {
    expect(() => parseRulePage(page('| M-BUILD-1 | Text. | – |'), 'x')).toThrow('line 5: not a rule row');
    expect(() => parseRulePage(page('| M-BUILD | Text. | – | |'), 'x')).toThrow(
      'line 5: not a rule id: M-BUILD',
    );
    expect(() => parseRulePage(page('| Q1 | A. | – | |', '| Q1 | B. | – | |'), 'x')).toThrow(
      'line 6: Q1 stands twice',
    );
    expect(() => parseRulePage(page('| <a id="Q2"></a>Q1 | A. | – | |'), 'x')).toThrow(
      'line 5: not the anchor of Q1',
    );
  });

  test('leaves other tables alone', () => {
    expect(parseRulePage('| action | payload |\n| --- | --- |\n| `buildTrack` | – |', 'x')).toEqual([]);
  });
});

test.each([
  ['M-BUILD-13', 'rule'],
  ['M-VAR-3a', 'rule'],
  ['ID-VAR-OPEN-1', 'rule'],
  ['TC-WAIVER-EX1', 'rule'],
  ['CR-OPEN-4', 'ruling'],
  ['R-14', 'ruling'],
  ['Q7', 'ruling'],
  ['M-INFO-2', 'info'],
  ['B-3', 'map'],
  ['M12', 'map'],
  ['B2', 'map'],
  ['C11', 'map'],
] as const)('%s is of kind %s', (id, kind) => {
  expect(ruleKind(id)).toBe(kind);
});

describe('a test title', () => {
  test('begins with one id or several', () => {
    expect(titleIds('M-VAR-3a: seventy to start with').ids).toEqual(['M-VAR-3a']);
    expect(titleIds('M-BUILD-13, M-OPEN-12: a third player').ids).toEqual(['M-BUILD-13', 'M-OPEN-12']);
    expect(titleIds('HT-DM-G2, TC-WAIVER-EX1, Q7: x').ids).toEqual(['HT-DM-G2', 'TC-WAIVER-EX1', 'Q7']);
  });

  test('may begin without an id', () => {
    expect(titleIds('money is conserved')).toEqual({ ids: [], malformed: false });
    expect(titleIds('SHA-256 of nothing')).toEqual({ ids: [], malformed: false });
  });

  test('is malformed with a range or without the colon', () => {
    for (const title of [
      'M-VAR-15…17: the clock',
      'M-BUILD-1 to -4: building',
      'M-BUILD-13 a third player',
      'R-14',
    ]) {
      expect(titleIds(title)).toEqual({ ids: [], malformed: true });
    }
  });

  test('may name a part of a rule that its text marks with a letter', () => {
    const rules = new Map(
      parseRulePage(page('| M-OPEN-11 | (a) entry; (b) lines. | – | |'), 'x').map((e) => [e.id, e]),
    );
    expect(findRule(rules, 'M-OPEN-11b')?.id).toBe('M-OPEN-11');
    expect(findRule(rules, 'M-OPEN-11c')).toBeUndefined();
  });
});

test('the page of a ruleset’s rules says what refuses, what names and what tests each, and what has none', () => {
  const entries = parseRulePage(
    page('| M-BUILD-1 | A \\| b. | – | |', '| M-BUILD-2 | B. | – | |', '| M-OPEN-8 | C. | – | |'),
    'x',
  );
  const text = formatRulePage('milepost', entries, {
    tests: [
      { title: 'M-BUILD-1, M-OPEN-8: to | fro', place: 'a.test.ts:1' },
      { title: 'M-BUILD-1: again', place: 'a.test.ts:2' },
    ],
    refusals: new Map([['M-BUILD-1', new Map([['build/not-adjacent', 'china-rails']])]]),
    code: new Map([['M-OPEN-8', ['rulesets/a.ts:7']]]),
  });
  const row = (id: string) => `| <a id="${id}"></a>[${id}](../rules/milepost.md#${id}) |`;
  expect(text.split('\n').slice(2)).toEqual([
    '1 of 2 rules have a test. Sources and rulings: [its page](../rules/milepost.md).',
    '',
    '',
    '## Building',
    '',
    '| rule | what it says | refused as | code | tests |',
    '| --- | --- | --- | --- | --- |',
    `${row('M-BUILD-1')} A \\| b. | [\`build/not-adjacent\`](refusals-china-rails.md#build/not-adjacent) | – | M-BUILD-1, M-OPEN-8: to \\| fro (\`test/a.test.ts:1\`)<br>M-BUILD-1: again (\`test/a.test.ts:2\`) |`,
    `${row('M-BUILD-2')} B. | – | – | – |`,
    `${row('M-OPEN-8')} C. | – | \`rulesets/a.ts:7\` | M-BUILD-1, M-OPEN-8: to \\| fro (\`test/a.test.ts:1\`) |`,
    '',
  ]);
});

test('ids of rules become links to their rows, in text and code but not in links, headings and words', () => {
  const link = (id: string, page = 'milepost') =>
    `<a class="rule" href="../rules/${page}.html#${id}">${id}</a>`;
  const linked = (html: string, place = 'functions/x.html') => linkRules(html, place, '../');
  expect(linked('By M-BUILD-13, <code>E-TURN-1</code>.')).toBe(
    `By ${link('M-BUILD-13')}, <code>${link('E-TURN-1', 'engine')}</code>.`,
  );
  expect(linked('M-OPEN-11b')).toBe('<a class="rule" href="../rules/milepost.html#M-OPEN-11">M-OPEN-11b</a>');
  const untouched = '<h3>M-BUILD-13</h3><a href="#">M-BUILD-13</a> XM-BUILD-13 M-BUILD-999 SHA-256 Q7';
  expect(linked(untouched)).toBe(untouched);
  expect(linked('Q7', 'rulesets/hex-tycoon/rules/turn.ts')).toBe(link('Q7', 'hex-tycoon'));
});

describe.each(allRulesets as readonly AnyRuleset[])('the refusals of $title', (ruleset) => {
  const pages = new Map(RULE_PAGES.map((one) => [one.id, readRulePage(one)] as const));
  const rows = formatRefusalPage(ruleset, engineMessages, pages)
    .split('\n')
    .filter((line) => line.startsWith('| <a id='));

  test('all have a sentence, and cite rules that the pages know', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => row.includes('| – |'))).toEqual([]);
    for (const row of rows) {
      const links = row.split(' | ')[2].split(', ');
      expect(
        links.filter(
          (link) => !/^\[([A-Z0-9-]+)[a-z]?\]\(\.\.\/rules\/[a-z0-9-]+\.md#\1[a-z]?\)$/.test(link),
        ),
      ).toEqual([]);
    }
  });

  test('those of the engine are among them, each once', () => {
    const codes = rows.map((row) => /`([^`]+)`/.exec(row)?.[1]);
    expect(codes).toEqual(expect.arrayContaining(Object.keys(engineMessages)));
    expect(new Set(codes).size).toBe(codes.length);
    expect(rows.find((row) => row.includes('`decision/stale`'))).toContain(
      '[E-STALE-1](../rules/engine.md#E-STALE-1)',
    );
  });
});
