// What every ruleset must say of itself, declared by hand or laid over another: different names, options with
// labels, conditions that name existing rules and codes. All faults are told at once.

import { MOST_SEATS } from '../base/counts.js';
import { nearestName } from '../base/nearest-name.js';
import { InvalidInputError, type Issue } from '../base/rejection.js';
import { mustBeRecord, nameOfGiven } from '../input/arguments.js';
import { findBrokenFixes } from './revisions.js';
import { isRuleAmong, listedRules } from './rule-ids.js';
import { textsAmiss } from './rule-texts.js';
import type { AnyRuleset } from './ruleset.js';
import { strangeNames } from './table-names.js';

/**
 * Throws {@link InvalidInputError} unless it can be played and told of, with an issue for every reason. It
 * may cite only `rules`: its own list if left out; null for any, as where a ruleset lists none.
 */
export function mustBeRuleset(ruleset: AnyRuleset, rules?: Rules): void {
  mustBeRecord(ruleset, 'ruleset');
  // The later questions rely on the parts that the first looks for.
  const missing = [...findMissing(ruleset), ...textsAmiss(ruleset)];
  const issues =
    missing.length > 0 ? missing : [...findAmiss(ruleset, rules === undefined ? listedIn(ruleset) : rules)];
  if (issues.length > 0) throw new InvalidInputError('ruleset', issues);
}

type Rules = ReadonlySet<string> | null;

function listedIn(ruleset: AnyRuleset): Rules {
  const listed = listedRules(ruleset);
  return listed === undefined ? null : new Set(listed);
}

const issue = (message: string, ...path: readonly (string | number)[]): Issue => ({ path, message });

const FUNCTIONS = ['board', 'setup', 'decisions', 'finish', 'determinize', 'invariants'] as const;
const RECORDS = ['seats', 'options', 'optionLabels', 'tables', 'state', 'phases', 'events'] as const;
const LISTS = ['variants', 'automatic'] as const;

function* findMissing(ruleset: AnyRuleset): Iterable<Issue> {
  for (const name of FUNCTIONS)
    if (typeof ruleset[name] !== 'function') yield issue('expected a function', name);
  for (const name of RECORDS)
    if (typeof ruleset[name] !== 'object' || ruleset[name] === null) yield issue('expected an object', name);
  if (ruleset.streams !== undefined && !Array.isArray(ruleset.streams))
    yield issue('expected a list', 'streams');
  for (const name of LISTS) if (!Array.isArray(ruleset[name])) yield issue('expected a list', name);
  if (typeof ruleset.state?.view !== 'function') yield issue('expected a function', 'state', 'view');
  for (const [kind, phase] of Object.entries(ruleset.phases ?? {}))
    if (!Array.isArray(phase?.actions)) yield issue('expected a list', 'phases', kind, 'actions');
}

function* findAmiss(ruleset: AnyRuleset, rules: Rules): Iterable<Issue> {
  const { id, title, revision, seats, fixes } = ruleset;
  if (!isId(id)) yield issue(`expected an id in kebab-case, as my-title, not ${nameOfGiven(id)}`, 'id');
  if (typeof title !== 'string' || title.trim() === '') yield issue('expected a name for people', 'title');
  if (!Number.isInteger(revision) || revision < 0) yield issue('expected a whole number', 'revision');
  const { min, max } = seats;
  if (!(Number.isInteger(min) && Number.isInteger(max) && min >= 1 && max >= min && max <= MOST_SEATS))
    yield issue(`expected whole numbers, min from 1 on and max up to ${MOST_SEATS}`, 'seats');
  const broken = findBrokenFixes({ id, revision, fixes });
  if (broken !== null) yield issue(broken, 'fixes');
  yield* optionsAmiss(ruleset);
  yield* answersAmiss(ruleset);
  yield* strangeNames(ruleset, ruleset.tables);
  yield* actionsAmiss(ruleset, rules);
}

/** True for lower-case words joined by hyphens, at most 64 characters. */
function isId(id: unknown): boolean {
  return typeof id === 'string' && id.length <= 64 && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id);
}

function* optionsAmiss({ options, optionLabels, variants }: AnyRuleset): Iterable<Issue> {
  const { shape } = (options as { def?: { shape?: object } }).def ?? {};
  const names = shape === undefined ? null : Object.keys(shape);
  for (const name of names ?? [])
    if (!Object.hasOwn(optionLabels, name) || optionLabels[name].trim() === '')
      yield issue(`the option ${name} has no label`, 'optionLabels', name);
  for (const name of Object.keys(optionLabels))
    if (names !== null && !names.includes(name))
      yield issue(
        `there is no option ${name}; did you mean ${nearestName(name, names)}?`,
        'optionLabels',
        name,
      );
  const seen = new Set<string>();
  for (const [place, { id }] of variants.entries()) {
    if (seen.has(id)) yield issue(`two variants are called ${id}`, 'variants', place);
    seen.add(id);
  }
}

function* answersAmiss({ answerKinds = {}, tables }: AnyRuleset): Iterable<Issue> {
  const policies = Object.keys(tables.policies ?? {});
  for (const name of Object.keys(answerKinds))
    if (!policies.includes(name))
      yield issue(
        `there is no policy ${name}; did you mean ${nearestName(name, policies)}?`,
        'answerKinds',
        name,
      );
}

function* actionsAmiss(ruleset: AnyRuleset, rules: Rules): Iterable<Issue> {
  const { phases, hostActions = [], automatic } = ruleset;
  const cites = function* (rule: string | undefined, ...path: readonly string[]): Iterable<Issue> {
    if (rule === undefined || rules === null || rule.startsWith('E-') || isRuleAmong(rules, rule)) return;
    yield issue(`there is no rule ${rule}; did you mean ${nearestName(rule, [...rules])}?`, ...path);
  };
  for (const [kind, { actions, rule, passBy }] of Object.entries(phases)) {
    yield* cites(rule, 'phases', kind, 'rule');
    if (passBy !== undefined && !actions.some(({ type }) => type === passBy))
      yield issue(`it is passed by ${passBy}, which is none of its actions`, 'phases', kind, 'passBy');
  }
  for (const { name, rule } of automatic) yield* cites(rule, 'automatic', name);
  const specs = new Set([...Object.values(phases).flatMap(({ actions }) => actions), ...hostActions]);
  // Actions share conditions, which may need one that only some of these actions have.
  const codes = new Set([...specs].flatMap(({ check }) => check.map(({ code }) => code)));
  for (const { type, check } of specs) {
    for (const { code, rule, test, needs = [] } of check) {
      const path = ['actions', type, code];
      if (typeof test !== 'function') yield issue('expected a function, as test or as met', ...path, 'test');
      yield* cites(rule, ...path);
      for (const needed of needs)
        if (!codes.has(needed))
          yield issue(
            `there is no condition ${needed}; did you mean ${nearestName(needed, [...codes])}?`,
            ...path,
            'needs',
          );
    }
  }
}
