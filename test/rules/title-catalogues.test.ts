// What titles say in words, as data: every rule that a refusal cites is in the catalogue, with a place that can be opened.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue as chinaRails } from '../../rulesets/china-rails/catalogue.js';
import { catalogue as hexTycoon } from '../../rulesets/hex-tycoon/catalogue.js';
import { catalogue as indiaRails } from '../../rulesets/india-rails/catalogue.js';
import { catalogue as ironDragon } from '../../rulesets/iron-dragon/catalogue.js';
import { catalogue as twentieth } from '../../rulesets/twentieth-century-limited/catalogue.js';
import { ruleIn, titles } from '../../src/index.js';

const catalogues = { chinaRails, indiaRails, ironDragon, hexTycoon, twentieth };

describe.each(Object.entries(catalogues))('%s', (_, { rules, refusals, ruleOf }) => {
  test('every refusal has a sentence, and rules whose text is known', () => {
    expect(refusals.length).toBeGreaterThan(30);
    expect(refusals.filter(({ sentence, actions }) => sentence === '' || actions.length === 0)).toEqual([]);
    const cited = refusals.flatMap((refusal) => refusal.rules);
    expect(cited.filter((id) => ruleOf(id) === null)).toEqual([]);
  });

  test('every rule is under a heading of its page', () => {
    const headings = new Map<string, ReadonlySet<string>>();
    const lost = rules.filter(({ link = '' }) => {
      const [page, anchor] = link.split('#');
      if (!headings.has(page) && existsSync(page)) {
        const titlesOfPage = readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm);
        headings.set(page, new Set([...titlesOfPage].map(([, text]) => letters(text))));
      }
      return !(anchor === undefined || headings.get(page)?.has(letters(anchor))) || !headings.has(page);
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

// Letters and figures alone, however a heading is made an anchor.
function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
