// layer took any text for the id of a rule that is replaced, so that a slip of the pen was documented as a house rule.

import { describe, expect, test } from 'vitest';
import { RULE_PAGES, readRulePage } from '../../docs/tools/rule-pages';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyRuleset, layer } from '../../src/core/engine/index.js';
import { readRuleIds, writeRuleIds } from '../../src/core/engine/rules/rule-ids.js';
import { pebbles } from '../core/engine/pebbles/pebbles.js';

const replacing = (base: AnyRuleset, ...replaces: string[]) =>
  layer(base, { id: 'mine', title: 'Mine', replaces });

describe.each(allRulesets as readonly AnyRuleset[])('$title', (base) => {
  test('knows every rule and ruling of its own page', () => {
    const page = RULE_PAGES.find(({ id }) => id === base.id)!;
    const ids = readRulePage(page)
      .filter(({ kind }) => kind === 'rule' || kind === 'ruling')
      .map(({ id }) => id);
    expect(replacing(base, ...ids).replaces).toEqual(ids);
  });

  test.each(['NO-SUCH-1', 'M-BUILD-99', 'constructor', ''])('has no rule «%s» to be replaced', (id) => {
    expect(() => replacing(base, id)).toThrow(`ruleset: replaces.0: ${base.id} has no rule ${id}`);
  });
});

test('a title of the family has the rules of the family, others have not', () => {
  const [china, , , hex] = allRulesets as readonly AnyRuleset[];
  expect(replacing(china, 'M-MOVE-11', 'M-OPEN-11b').replaces).toEqual(['M-MOVE-11', 'M-OPEN-11b']);
  expect(() => replacing(hex, 'M-MOVE-11')).toThrow('hex-tycoon has no rule M-MOVE-11');
});

test('a ruleset without a list has the rules that its code cites; an extension may add some', () => {
  const { ruleIds: _, ...silent } = pebbles;
  expect(replacing(silent, 'P-TAKE-1', 'P-VAR-2', 'P-KEEP-1').replaces).toHaveLength(3);
  expect(() => replacing(silent, 'P-END-3')).toThrow('pebbles has no rule P-END-3');
  const house = layer(pebbles, {
    id: 'house',
    title: 'House',
    ruleIds: 'H-1..2',
    replaces: ['P-END-3'],
  });
  expect(replacing(house, 'H-2', 'P-END-1').replaces).toEqual(['P-END-3', 'H-2', 'P-END-1']);
  expect(() => replacing(house, 'H-3')).toThrow('house has no rule H-3');
});

test('ids are counted up and back', () => {
  const ids = ['A-1', 'A-2', 'A-3', 'A-3a', 'A-4', 'B-C-7', 'Q1', 'Q2', 'TC-EX1', 'LONE'];
  expect(writeRuleIds(ids)).toBe('A-1..3 A-3a A-4 B-C-7 Q1..2 TC-EX1 LONE');
  expect(readRuleIds(writeRuleIds(ids))).toEqual(ids);
  expect(readRuleIds('')).toEqual([]);
});
