// What titles say in words, as data: every rule that a refusal cites is in the catalogue, with a place that can be opened.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue as chinaRails } from '../../rulesets/china-rails/catalogue.js';
import { catalogue as hexTycoon } from '../../rulesets/hex-tycoon/catalogue.js';
import { catalogue as indiaRails } from '../../rulesets/india-rails/catalogue.js';
import { catalogue as ironDragon } from '../../rulesets/iron-dragon/catalogue.js';
import { titles } from '../../rulesets/titles.js';
import { catalogue as twentieth } from '../../rulesets/twentieth-century-limited/catalogue.js';
import { ruleIn } from '../../src/core/title/catalogue.js';

const catalogues = { chinaRails, indiaRails, ironDragon, hexTycoon, twentieth };

describe.each(Object.entries(catalogues))('%s', (_, { rules, refusals, ruleOf }) => {
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
  expect(chinaRails.ruleOf('M-OPEN-11b')?.id).toBe('M-OPEN-11');
  expect(chinaRails.ruleOf('M-OPEN-11z')).toBeNull();
});

test('what a title loads is the list of the same rules', async () => {
  const rules = await titles['hex-tycoon'].catalogue();
  expect(ruleIn(rules, 'HT-BUILD-3')).toEqual(hexTycoon.ruleOf('HT-BUILD-3'));
});
