// Ids of rules in few bytes, and which of them a ruleset has.

import { describe, expect, test } from 'vitest';
import { layer } from '../../../src/core/engine/index.js';
import { readRuleIds, writeRuleIds } from '../../../src/core/engine/rules/rule-ids.js';
import { pebbles } from './pebbles/pebbles.js';

describe('a compact list of ids', () => {
  test.each<[string, readonly string[]]>([
    ['A-1..3', ['A-1', 'A-2', 'A-3']],
    ['A-1', ['A-1']],
    ['A-1 A-3', ['A-1', 'A-3']],
    ['A-2 A-1', ['A-2', 'A-1']],
    ['A-1..2 B-3 B-3a C', ['A-1', 'A-2', 'B-3', 'B-3a', 'C']],
    ['', []],
  ])('%j is %j, both ways', (compact, ids) => {
    expect(readRuleIds(compact)).toEqual(ids);
    expect(writeRuleIds(ids)).toBe(compact);
  });
});

test('the rules that may be replaced are those of conditions, phases, steps, variants and documents', () => {
  const cited = [
    ...Object.values(pebbles.phases).flatMap(({ actions }) =>
      actions.flatMap(({ check }) => check.map(({ rule }) => rule)),
    ),
    ...Object.values(pebbles.phases).flatMap(({ rule }: { rule?: string }) => rule ?? []),
    ...(pebbles.hostActions ?? []).flatMap(({ check }) => check.map(({ rule }) => rule)),
    ...pebbles.automatic.map(({ rule }) => rule),
    ...pebbles.variants.flatMap(({ rules }) => rules),
  ];
  expect(cited.length).toBeGreaterThan(10);
  const own = layer(pebbles, { id: 'own', title: 'Own', replaces: cited, ruleIds: 'OWN-1..2' });
  expect(() => layer(own, { id: 'mine', title: 'Mine', replaces: ['OWN-2'] })).not.toThrow();
  for (const replaces of [['OWN-3'], [...cited, 'P-NO-SUCH-1']])
    expect(() => layer(own, { id: 'mine', title: 'Mine', replaces })).toThrow(/has no rule/);
});

test('an extended ruleset keeps the variants of its base and adds its own', () => {
  const [variant] = pebbles.variants;
  const more = { ...variant, id: 'more' };
  const own = layer(pebbles, { id: 'own', title: 'Own', variants: [more] });
  expect(own.variants).toEqual([...pebbles.variants, more]);
  expect(layer(pebbles, { id: 'own', title: 'Own' }).variants).toEqual(pebbles.variants);
});
