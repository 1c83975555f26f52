// The page of Iron Dragon is complete in itself, so its refusals cite it, also where the rule is the family's.

import { expect, test } from 'vitest';
import { findRule, RULE_PAGES, readRulePage } from '../../../../docs/tools/rule-pages';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { ironCites } from '../../../../rulesets/iron-dragon/rules/cites.js';

const page = RULE_PAGES.find(({ id }) => id === 'iron-dragon');
const rules = new Map((page === undefined ? [] : readRulePage(page)).map((entry) => [entry.id, entry]));
const actions = [
  ...new Set(Object.values(ironDragon.phases).flatMap((phase) => phase.actions)),
  ...(ironDragon.hostActions ?? []),
];
const conditions = actions.flatMap(({ type, check }) =>
  check.map(({ code, rule }) => ({ type, code, rule })),
);

test('only what this title does not have is cited from the common page', () => {
  const foreign = conditions.filter(({ type, rule }) => type !== 'crossFerry' && !rules.has(rule));
  expect(foreign.map(({ type, code }) => `${type} ${code}`)).toEqual([
    'buildTrack build/upgraded',
    'buildTrack build/port-full',
    'buildTrack build/no-room-at-port',
    'upgradeLoco loco/already-spent',
    'crossgradeLoco loco/upgraded',
  ]);
});

test('every phase of a turn cites the page', () => {
  for (const [kind, { rule }] of Object.entries(ironDragon.phases)) {
    expect(findRule(rules, rule ?? ''), kind).toBeDefined();
  }
});

test('the table names refusals that exist', () => {
  const codes = new Set(conditions.flatMap(({ type, code }) => [code, `${type} ${code}`]));
  const unknown = Object.keys(ironCites).filter((key) => !key.startsWith('phase ') && !codes.has(key));
  expect(unknown).toEqual([]);
});
