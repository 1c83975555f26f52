// What titles say in words, as data: every rule that a refusal cites is in the catalogue, with a place that can be opened.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { titles } from '../../rulesets/titles.js';
import { ruleIn } from '../../src/core/title/catalogue.js';
import { catalogueOf } from '../../src/core/title/catalogue-of.js';

const catalogues = await Promise.all(
  Object.values(titles).map(async ({ ruleset, catalogue }) => catalogueOf(ruleset, [await catalogue()])),
);

describe.each(catalogues.map((one, at) => [Object.keys(titles)[at], one] as const))('%s', (_, catalogue) => {
  const { rules, refusals, ruleOf } = catalogue;

  test('every refusal has a sentence, and rules whose text is known', () => {
    expect(refusals.length).toBeGreaterThan(30);
    expect(refusals.filter(({ sentence, actions }) => sentence === '' || actions.length === 0)).toEqual([]);
    const cited = refusals.flatMap((refusal) => refusal.rules);
    expect(cited.filter((id) => ruleOf(id) === null)).toEqual([]);
  });

  test('every rule has its row on its page', () => {
    const pages = new Map<string, string>();
    const lost = rules.filter(({ id, link = '' }) => {
      const [page, anchor] = link.split('#');
      if (!pages.has(page) && existsSync(page)) pages.set(page, readFileSync(page, 'utf8'));
      return anchor !== id || pages.get(page)?.includes(`<a id="${id}"></a>${id} |`) !== true;
    });
    expect(lost.map(({ id, link }) => `${id} ${link}`)).toEqual([]);
  });

  test('the rules of the engine are the last, and parts of rules are found by their letter', () => {
    expect(rules.at(-1)?.id).toMatch(/^E-/);
    expect(ruleOf('E-TURN-1')?.text).toContain('open decision');
    expect(ruleOf('X-NONE-1')).toBeNull();
  });
});

test('a part of a rule is found by the letter that its text has', () => {
  const [{ ruleOf }] = catalogues;
  expect(ruleOf('M-OPEN-11b')?.id).toBe('M-OPEN-11');
  expect(ruleOf('M-OPEN-11z')).toBeNull();
});

test('what a title loads is the list of the same rules', async () => {
  const rules = await titles['hex-tycoon'].catalogue();
  expect(ruleIn(rules, 'HT-BUILD-3')?.link).toBe('docs/rules/hex-tycoon.md#HT-BUILD-3');
});
