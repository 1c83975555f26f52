// Notes what each layer brings. If two layers brought the same thing, the result would depend on which lies
// on top. Such a pair is refused with both names.

import { orNearest } from '../../base/nearest-name.js';
import { InvalidInputError, type Issue } from '../../base/rejection.js';
import { hasSecrets } from '../../fields/declared/kinds.js';
import { partsOf } from '../../fields/ids.js';
import type { AnySpec } from '../action.js';
import { toldBy } from '../define/in-phases.js';
import { mustFit } from '../fit-tables.js';
import { findBrokenFixes } from '../revisions.js';
import { mustBeRules } from '../rule-ids.js';
import { listTexts, mustBeTexts } from '../rule-texts.js';
import { type AnyRuleset, layersOf } from '../ruleset.js';
import type { AnyChapter } from './chapter.js';

/** Ids of the rules below that a chapter replaces, those that its texts name included. */
export function replacedBy(chapter: AnyChapter): readonly string[] {
  const { replaces = [] } = chapter;
  return [...new Set([...replaces, ...listTexts(chapter).flatMap((text) => text.replaces ?? [])])];
}

/** What a chapter brings, by kind and name. */
export function broughtBy(chapter: AnyChapter): readonly string[] {
  return Object.entries(namesIn(chapter)).flatMap(([kind, names]) =>
    [...new Set(names)].map((name) => `${kind} ${name}`),
  );
}

function namesIn(chapter: AnyChapter): Readonly<Record<string, readonly string[]>> {
  const keys = (record: object | undefined) => Object.keys(record ?? {});
  return {
    option: keys(chapter.options),
    slice: chapter.state === undefined ? [] : [chapter.state.name],
    phase: keys(chapter.waits),
    action: [...specsOf(chapter), ...(chapter.hostActions ?? [])].map(({ type }) => type),
    fact: [...keys(chapter.facts), ...keys(toldBy(specsOf(chapter)))],
    stream: chapter.streams ?? [],
    step: (chapter.automatic ?? []).map(({ name }) => name),
    variant: (chapter.variants ?? []).map(({ id }) => id),
    rule: listTexts(chapter).map(({ id }) => id),
    table: [...keys(chapter.tables), ...keys(chapter.ownTables)],
    policy: keys(chapter.policies),
    message: keys(chapter.messages),
    sentence: keys(chapter.sentences),
  };
}

/** The actions of a chapter, each once. */
export function specsOf({ actions = {}, waits = {} }: AnyChapter): readonly AnySpec[] {
  const listed = [...Object.values(actions), ...Object.values(waits).map((point) => point.actions)];
  return [...new Set(listed.flat() as AnySpec[])];
}

/** Throws {@link InvalidInputError} with all issues unless the chapter can be laid over the ruleset. */
export function mustLie(base: AnyRuleset, chapter: AnyChapter): void {
  mustBeTexts(chapter);
  mustBeRules(base, replacedBy(chapter));
  const issues = [...claims(base, chapter), ...strangers(base, chapter), ...gaps(chapter)];
  if (issues.length > 0) throw new InvalidInputError('ruleset', issues);
  mustFit(base.tables, chapter.tables ?? {});
}

const refusal = (message: string, ...path: readonly string[]): Issue => ({ path, message });

// What exists already. Tables, policies and sentences of the title at the bottom may be replaced; those of a
// layer only by a layer that replaces a rule of it.
function* claims(base: AnyRuleset, chapter: AnyChapter): Iterable<Issue> {
  const layers = layersOf(base);
  const [bottom, ...above] = layers;
  for (const { id } of layers)
    if (id === chapter.id) yield refusal(`there are two layers called ${id}`, 'id');
  const taken = namesOf(base);
  const replaced = replacedBy(chapter);
  for (const claim of broughtBy(chapter)) {
    const [kind, name] = claim.split(' ');
    const owner = above.find(({ brings }) => brings.includes(claim));
    const isSoft = SOFT.includes(kind);
    // A policy that wraps the answer before it goes together with any other.
    if (kind === 'policy' && chapter.policies?.[name].length !== 0) continue;
    if (owner?.texts.some(({ id }) => replaced.includes(id)) && isSoft) continue;
    if (owner !== undefined)
      yield refusal(`${chapter.id} and ${owner.id} both bring the ${claim}${HINTS[kind] ?? ''}`, kind, name);
    else if (!isSoft && taken[kind]?.includes(name))
      yield refusal(`${chapter.id} and ${bottom.id} both bring the ${claim}`, kind, name);
  }
  for (const name of Object.keys(chapter.ownTables ?? {}))
    if (Object.hasOwn(base.tables, name))
      yield refusal(`${base.id} has a table ${name}; lay over it with tables`, 'ownTables', name);
}

// What a layer may replace.
const SOFT: readonly string[] = ['table', 'policy', 'message', 'sentence'];

const HINTS: Readonly<Record<string, string>> = {
  table: '; to replace it, replace a rule of that layer',
  policy: '; wrap what was answered before, (before) => …',
};

// What only a layer can bring to one already laid is found by its `brings`; this is what the whole below has.
function namesOf(base: AnyRuleset): Readonly<Record<string, readonly string[]>> {
  const { phases, hostActions = [], automatic, variants, state } = base;
  return {
    option: Object.keys(base.optionLabels),
    slice: Object.keys(partsOf(state.shape.schema).shape ?? {}),
    phase: Object.keys(phases),
    action: actionTypes(base).concat(hostActions.map(({ type }) => type)),
    fact: Object.keys(base.events),
    stream: base.streams ?? [],
    step: automatic.map(({ name }) => name),
    variant: variants.map(({ id }) => id),
  };
}

function actionTypes({ phases }: AnyRuleset): string[] {
  return [...new Set(Object.values(phases).flatMap(({ actions }) => actions.map(({ type }) => type)))];
}

// Names of things below that are not there.
function* strangers(base: AnyRuleset, chapter: AnyChapter): Iterable<Issue> {
  const { actions, conditions, effects, stepEffects, at, policies, hostActions = [] } = chapter;
  const questions = Object.keys((base.tables as { policies?: object }).policies ?? {});
  const types = [
    ...actionTypes(base),
    ...[...(base.hostActions ?? []), ...specsOf(chapter), ...hostActions].map(({ type }) => type),
  ];
  const places: readonly [part: string, named: object | undefined, existing: readonly string[]][] = [
    ['actions', actions, Object.keys(base.phases)],
    ['conditions', conditions, types],
    ['effects', effects, types],
    ['stepEffects', stepEffects, base.automatic.map(({ name }) => name)],
    ['at', at, questions.filter((name) => name.startsWith('at'))],
    ['policies', policies, questions],
  ];
  for (const [part, named = {}, existing] of places)
    for (const name of Object.keys(named))
      if (!existing.includes(name))
        yield refusal(`${base.id} has no ${name}${orNearest(name, existing)}`, part, name);
  if (Object.hasOwn(chapter.tables ?? {}, 'policies'))
    yield refusal('policies are wrapped: policies: { question: (before) => … }', 'tables', 'policies');
}

// What the chapter itself forgot.
function* gaps(chapter: AnyChapter): Iterable<Issue> {
  const { id, revision = 1, fixes, state, guess } = chapter;
  const broken = findBrokenFixes({ id, revision, fixes });
  if (broken !== null) yield refusal(broken, 'fixes');
  for (const [kind, { asks, open }] of Object.entries(chapter.waits ?? {}))
    if ((asks === undefined) === (open === undefined))
      yield refusal('give asks, or open, and not both', 'waits', kind);
  if (state !== undefined && guess === undefined && hasSecrets(state.fields()))
    yield refusal(`the slice ${state.name} hides something, and nothing guesses it`, 'guess');
}
