// Pages of the site that nobody writes: every rule with the tests that assert it, and every refusal with the rules it cites.

import type { AnyRuleset } from '../../src/engine/index.js';
import { findRule, type RuleEntry, titleIds } from './rule-pages.js';

/** A test by its title, and where it stands. */
export interface NamedTest {
  readonly title: string;
  readonly place: string;
}

/**
 * The page that lists, rule by rule, the tests that assert it. A rule without a test is listed with a dash; rulings,
 * information and map constraints only where a test names them.
 */
export function formatRulePage(
  id: string,
  entries: readonly RuleEntry[],
  tests: readonly NamedTest[],
): string {
  const byRule = testsByRule(entries, tests);
  const required = entries.filter(({ kind }) => kind === 'rule');
  const tested = required.filter((rule) => byRule.has(rule.id)).length;
  const out = [
    `# Rules of ${id}, and their tests`,
    '',
    `${tested} of ${required.length} rules have a test. Sources and rulings: docs/rules/${id}.md.`,
    '',
    '| rule | what it says | tests |',
    '| --- | --- | --- |',
  ];
  for (const rule of entries) {
    const named = byRule.get(rule.id) ?? [];
    if (rule.kind !== 'rule' && named.length === 0) continue;
    const list = named.map(({ title, place }) => `${cell(title)} (\`${place}\`)`).join('<br>');
    out.push(`| ${rule.id} | ${cell(rule.text)} | ${list || '–'} |`);
  }
  return `${out.join('\n')}\n`;
}

function testsByRule(entries: readonly RuleEntry[], tests: readonly NamedTest[]) {
  const rules = new Map(entries.map((entry) => [entry.id, entry] as const));
  const byRule = new Map<string, NamedTest[]>();
  for (const one of tests) {
    for (const id of titleIds(one.title).ids) {
      const rule = findRule(rules, id);
      if (rule !== undefined) byRule.set(rule.id, [...(byRule.get(rule.id) ?? []), one]);
    }
  }
  return byRule;
}

interface Refusal {
  readonly rules: Set<string>;
  readonly types: Set<string>;
}

/** The page that lists the refusals of a ruleset by code: what they say, the rules they cite, the actions they refuse. */
export function formatRefusalPage(ruleset: AnyRuleset, sentences: Readonly<Record<string, string>>): string {
  const refusals = new Map<string, Refusal>();
  const specs = [
    ...Object.values(ruleset.phases).flatMap(({ actions }) => actions),
    ...(ruleset.hostActions ?? []),
  ];
  for (const { type, check } of specs) {
    for (const { code, rule } of check) {
      const refusal = refusals.get(code) ?? { rules: new Set<string>(), types: new Set<string>() };
      refusal.rules.add(rule);
      refusal.types.add(type);
      refusals.set(code, refusal);
    }
  }
  const known = { ...sentences, ...ruleset.messages };
  const rows = [...refusals]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([code, { rules, types }]) => {
      const names = [...types].sort().map((type) => `\`${type}\``);
      return `| \`${code}\` | ${cell(known[code] ?? '–')} | ${[...rules].sort().join(', ')} | ${names.join(', ')} |`;
    });
  return [
    `# Refusals of ${ruleset.title}`,
    '',
    'What `checkAction` and `tryAction` answer, by code. Codes and rule ids are part of the API; sentences are not.',
    '',
    '| code | sentence | rules | actions |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
