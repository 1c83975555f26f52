// What a ruleset says in words of actions and facts: all of them or none, and nothing that is not there.

import type { AnyRuleset, Rejection, Setting } from '../../core/engine/index.js';
import type { AnySpec } from '../../core/engine/rules/action.js';
import { type Breach, type Law, some } from '../law.js';

type ActionOrFact = Readonly<Record<string, unknown>> & { readonly type: string };

/** Sentences for people. */
export const wordsAreThere: Law = {
  name: 'words-are-there',
  sentence:
    'A ruleset that has sentences for most kinds of actions and facts has one for all; their blanks are fields of them, and what is named can be named.',
  when: 'regularly',
  *examine({ engine, ruleset, setting, state, before, events, listed, random, memory }) {
    const { sentences = {} } = ruleset;
    const types = [...setting.ready.actions.keys(), ...Object.keys(ruleset.events)];
    const without = types.filter((type) => !Object.hasOwn(sentences, type));
    // If most kinds have a sentence, all must. Otherwise a layer may speak for its own kinds only.
    if (2 * without.length < types.length)
      for (const type of without) if (!memory.has(type)) yield { detail: `${type} has no sentence` };
    for (const type of without) memory.set(type, true);
    const facts = engine.viewEvents(before ?? state, events, null);
    for (const told of [...some(listed, 20, random), ...events, ...facts])
      yield* findUnsaid(ruleset, setting, told as unknown as ActionOrFact, memory);
  },
};

// A part in square brackets is left out where it has nothing to say.
function* findUnsaid(
  { sentences = {}, nameOf }: AnyRuleset,
  { rules, board }: Setting,
  told: ActionOrFact,
  memory: Map<unknown, unknown>,
): Iterable<Breach> {
  const sentence = Object.hasOwn(sentences, told.type) ? sentences[told.type] : '';
  for (const [blank, name, kind = name] of sentence.matchAll(/\{(\w+)(?::(\w+))?\}/g)) {
    const isOptional = sentence.replace(/\[[^\]]*\]/g, '').includes(blank) === false;
    if (!Object.hasOwn(told, name) && !isOptional && !memory.has(`${told.type} ${name}`)) {
      memory.set(`${told.type} ${name}`, true);
      const fields = Object.keys(told).filter((field) => field !== 'type');
      yield { detail: `«${sentence}» of ${told.type} has ${blank}, its fields are ${fields.join(', ')}` };
    }
    const value = told[name];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const called: unknown = nameOf?.({ rules, board }, kind, value) ?? null;
    if (called !== null && typeof called !== 'string')
      yield { detail: `the name of ${kind} ${value} is ${typeof called}` };
  }
}

/** Looks at kinds that the ruleset's `ids` have. A sentence may use others, such as `near`. */
export const kindsFit: Law = {
  name: 'kinds-fit',
  sentence: 'What a sentence calls by a kind, `{to:seat}`, is the id of such a thing.',
  when: 'regularly',
  *examine({ engine, ruleset, setting, state, events, listed, nearMisses, random, memory }) {
    const { sentences = {}, messages = {} } = ruleset;
    const declared = memory.size === 0 ? declaredOtherwise(ruleset, setting) : [];
    memory.set('declared', true);
    const isNew = (detail: string) => !memory.has(detail) && memory.set(detail, true).size > 0;
    const told: Spoken[] = [...some(listed, 20, random), ...events].map((one) => [
      sentences[one.type],
      one.type,
      one as unknown as Values,
    ]);
    for (const action of some(nearMisses, 6, random))
      for (const { code, params } of engine.explainAction(state, action) as readonly Rejection[])
        told.push([messages[code], code, params as Values]);
    for (const detail of [...declared, ...told.flatMap((one) => strangers(setting, one))])
      if (isNew(detail)) yield { detail };
  },
};

type Values = Readonly<Record<string, unknown>>;
type Spoken = readonly [sentence: string | undefined, of: string, values: Values];

// Where the field of an action holds ids of one kind, and its sentence names another kind.
function* declaredOtherwise({ sentences = {} }: AnyRuleset, { ready, ids }: Setting): Iterable<string> {
  for (const { type, fields } of ready.actions.values() as Iterable<AnySpec>) {
    for (const [blank, name, kind] of kindsIn(sentences[type])) {
      const held = fields[name]?.idOf;
      if (held !== undefined && held !== kind && Object.hasOwn(ids, kind))
        yield `the sentence of ${type} has ${blank}, and ${name} holds the id of a ${held}`;
    }
  }
}

// Values outside of the ids of the kind that the sentence names.
function strangers({ ids }: Setting, [sentence, of, values]: Spoken): readonly string[] {
  return kindsIn(sentence).flatMap(([blank, name, kind]) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    const range = Object.hasOwn(ids, kind) ? ids[kind] : undefined;
    if (range === undefined || (typeof value !== 'number' && typeof value !== 'string')) return [];
    const isOne =
      typeof range === 'number'
        ? Number.isInteger(value) && Number(value) >= 0 && Number(value) < range
        : range.has(value);
    return isOne ? [] : [`the sentence of ${of} has ${blank}, and there is no ${kind} ${value}`];
  });
}

const kindsIn = (sentence = '') =>
  [...sentence.matchAll(/\{(\w+)(?::(\w+))?\}/g)].map(
    ([blank, name, kind = name]) => [blank, name, kind] as const,
  );
