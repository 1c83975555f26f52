// Pages of the site that nobody writes: every rule with the tests that assert it, and every refusal with the rules it cites.

import type { AnyRuleset } from '../../src/core/engine/index.js';
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
    `${tested} of ${required.length} rules have a test. Sources and rulings: [its page](../rules/${id}.md).`,
    '',
  ];
  let section: string | null = null;
  for (const rule of entries) {
    const named = byRule.get(rule.id) ?? [];
    if (rule.kind !== 'rule' && named.length === 0) continue;
    if (rule.section !== section) {
      section = rule.section;
      out.push(...(section === '' ? [] : ['', `## ${section}`, '']));
      out.push('| rule | what it says | tests |', '| --- | --- | --- |');
    }
    const list = named.map(({ title, place }) => `${cell(title)} (\`${place}\`)`).join('<br>');
    out.push(`| ${rule.id} | ${cell(rule.text)} | ${list || '–'} |`);
  }
  return `${out.join('\n')}\n`;
}

// What the site makes of a heading, to link to it.
const anchorOf = (heading: string): string =>
  heading === '' ? '' : `#${heading.toLowerCase().replaceAll(/[:,.]/g, '').replaceAll(' ', '-')}`;

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

/** Rules by the page of `docs/rules` that they stand on. */
export type RulePages = ReadonlyMap<string, readonly RuleEntry[]>;

/**
 * The page that lists the refusals of a ruleset by code: what they say, the rules they cite (each leading to its text and
 * its tests), the actions they refuse. Those of the engine, whose sentences are given, come first.
 */
export function formatRefusalPage(
  ruleset: AnyRuleset,
  sentences: Readonly<Record<string, string>>,
  pages: RulePages,
): string {
  const known = { ...sentences, ...ruleset.messages };
  const row = (code: string, rules: Iterable<string>, actions: string) => {
    const links = [...rules].sort().map((rule) => linkTo(rule, ruleset.id, pages));
    return `| \`${code}\` | ${cell(known[code] ?? '–')} | ${links.join(', ')} | ${actions} |`;
  };
  const own = refusalsOf(ruleset);
  const ofEngine = Object.keys(sentences).filter((code) => !own.has(code));
  return [
    `# Refusals of ${ruleset.title}`,
    '',
    'What `checkAction` and `tryAction` answer, by code. Codes and rule ids are part of the API; sentences are not. A rule',
    'leads to what it says and to the tests that assert it.',
    '',
    '| code | sentence | rules | actions |',
    '| --- | --- | --- | --- |',
    ...ofEngine.map((code) =>
      row(code, rulesOfEngine(code, ruleset, pages.get('engine') ?? []), actionsOf(code)),
    ),
    ...[...own.keys()].sort().map((code) => {
      const { rules, types } = own.get(code) as Refusal;
      const names = [...types].sort().map((type) => `\`${type}\``);
      return row(code, rules, names.join(', '));
    }),
    '',
  ].join('\n');
}

const actionsOf = (code: string) => (code.startsWith('host/') ? '`dropSeat`' : 'any');

// Two titles share a few ids, so its own page comes first.
function linkTo(id: string, own: string, pages: RulePages): string {
  for (const page of [own, ...pages.keys()]) {
    const rule = findRule(new Map(pages.get(page)?.map((entry) => [entry.id, entry])), id);
    if (rule !== undefined) return `[${id}](rules-${page}.md${anchorOf(rule.section)})`;
  }
  return id;
}

// The rules of the engine whose notes name a code; where an action does not belong, also those that its phases name.
function rulesOfEngine(code: string, { phases }: AnyRuleset, rules: readonly RuleEntry[]): Set<string> {
  const cited = rules.filter(({ note }) => note?.includes(`\`${code}\``)).map(({ id }) => id);
  const named = Object.values(phases).flatMap(({ rule }) => rule ?? []);
  return new Set(code === 'turn/not-now' ? [...cited, ...named] : cited);
}

function refusalsOf(ruleset: AnyRuleset): ReadonlyMap<string, Refusal> {
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
  return refusals;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
