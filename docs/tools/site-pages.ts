// Pages of the site that nobody writes. Rules are listed with what refuses by them, the code that names them
// and the tests that assert them. Refusals are listed with the rules that they cite.

import type { AnyRuleset } from '../../src/core/engine/index.js';
import { findRule, type RuleEntry, titleIds } from './rule-pages.js';

/** A test by its title, and where it stands: a path from the folder of the tests, with the line. */
export interface NamedTest {
  readonly title: string;
  readonly place: string;
}

/** The evidence for rules, next to their texts. */
export interface Evidence {
  readonly tests: readonly NamedTest[];
  /** Codes by rule, each with the ruleset that refuses so. */
  readonly refusals: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Places in the sources by rule: a path from the root, with the line. */
  readonly code: ReadonlyMap<string, readonly string[]>;
}

/**
 * The page that lists, rule by rule, the codes that refuse by it, the sources that name it and the tests that
 * assert it. A dash marks a rule without any.
 */
export function formatRulePage(
  id: string,
  entries: readonly RuleEntry[],
  { tests, refusals, code }: Evidence,
): string {
  const byRule = testsByRule(entries, tests);
  const required = entries.filter(({ kind }) => kind === 'rule');
  const tested = required.filter((rule) => byRule.has(rule.id)).length;
  const out = [
    `# Rules of ${id}: refusals, code and tests`,
    '',
    `${tested} of ${required.length} rules have a test. Sources and rulings: [its page](../rules/${id}.md).`,
    '',
  ];
  let section: string | null = null;
  for (const rule of entries) {
    const columns = [
      [...(refusals.get(rule.id) ?? [])].map(([one, ruleset]) => linkToCode(one, ruleset)).sort(),
      (code.get(rule.id) ?? []).map((place) => `\`${place}\``),
      (byRule.get(rule.id) ?? []).map(({ title, place }) => `${cell(title)} (\`test/${place}\`)`),
    ];
    if (rule.section !== section) {
      section = rule.section;
      out.push(...(section === '' ? [] : ['', `## ${section}`, '']));
      out.push('| rule | what it says | refused as | code | tests |', '| --- | --- | --- | --- | --- |');
    }
    const lists = columns.map((column) => column.join('<br>') || '–');
    const link = `[${rule.id}](../rules/${id}.md#${rule.id})`;
    out.push(`| <a id="${rule.id}"></a>${link} | ${cell(rule.text)} | ${lists.join(' | ')} |`);
  }
  return `${out.join('\n')}\n`;
}

const linkToCode = (code: string, ruleset: string) => `[\`${code}\`](refusals-${ruleset}.md#${code})`;

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
 * The page that lists the refusals of a ruleset by code: their sentences, the rules that they cite (as
 * links), and the actions that they refuse. Those of the engine come first, with the given sentences.
 */
export function formatRefusalPage(
  ruleset: AnyRuleset,
  sentences: Readonly<Record<string, string>>,
  pages: RulePages,
): string {
  const known = { ...sentences, ...ruleset.messages };
  const row = (code: string, rules: Iterable<string>, actions: string) => {
    const links = [...rules].sort().map((rule) => linkTo(rule, ruleset.id, pages));
    return `| <a id="${code}"></a>\`${code}\` | ${cell(known[code] ?? '–')} | ${links.join(', ')} | ${actions} |`;
  };
  const own = refusalsOf(ruleset);
  const ofEngine = Object.keys(sentences).filter((code) => !own.has(code));
  return [
    `# Refusals of ${ruleset.title}`,
    '',
    'What `checkAction` and `tryAction` answer, by code. Codes and rule ids are part of the API; sentences are not. A rule',
    'leads to its page, and from there to the tests that assert it. The address of a row ends in its code.',
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

const HOST: Readonly<Record<string, string>> = {
  'host/already-dropped': '`dropSeat`, `leaveSeat`, `takeSeat`',
  'host/already-left': '`leaveSeat`',
  'host/last-seat': '`dropSeat`, `leaveSeat`',
  'host/not-vacant': '`takeSeat`',
};
const actionsOf = (code: string) => HOST[code] ?? 'any';

// Two titles share a few ids, so its own page comes first.
function linkTo(id: string, own: string, pages: RulePages): string {
  for (const page of [own, ...pages.keys()]) {
    const rule = findRule(new Map(pages.get(page)?.map((entry) => [entry.id, entry])), id);
    if (rule !== undefined) return `[${id}](../rules/${page}.md#${rule.id})`;
  }
  return id;
}

// The engine's rules whose notes name a code; for an action out of place, also those that its phases name.
function rulesOfEngine(code: string, { phases }: AnyRuleset, rules: readonly RuleEntry[]): Set<string> {
  const cited = rules.filter(({ note }) => note?.includes(`\`${code}\``)).map(({ id }) => id);
  const named = Object.values(phases).flatMap(({ rule }) => rule ?? []);
  return new Set(code === 'turn/not-now' ? [...cited, ...named] : cited);
}

/** The codes that refuse by a rule, each with the first of the rulesets that does so. */
export function codesByRule(
  rulesets: readonly AnyRuleset[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const ruleset of rulesets) {
    for (const [code, { rules }] of refusalsOf(ruleset)) {
      for (const rule of rules) {
        const codes = found.get(rule) ?? new Map<string, string>();
        if (!codes.has(code)) found.set(rule, codes.set(code, ruleset.id));
      }
    }
  }
  return found;
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
