// What a ruleset says in words of actions and facts: all of them or none, and nothing that is not there.

import type { AnyRuleset, Setting } from '../../core/engine/index.js';
import { type Breach, type Law, some } from '../law.js';

type Told = Readonly<Record<string, unknown>> & { readonly type: string };

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
    // Where most are spelled out that is meant: a chapter has words for its own kinds over a title that has none.
    if (2 * without.length < types.length)
      for (const type of without) if (!memory.has(type)) yield { detail: `${type} has no sentence` };
    for (const type of without) memory.set(type, true);
    const facts = engine.viewEvents((before ?? state) as never, events as never, null);
    for (const told of [...some(listed, 20, random), ...events, ...facts])
      yield* findUnsaid(ruleset, setting, told as unknown as Told, memory);
  },
};

// A part in square brackets is left out where it has nothing to say.
function* findUnsaid(
  { sentences = {}, nameOf }: AnyRuleset,
  { rules, board }: Setting,
  told: Told,
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
    const called: unknown = nameOf?.({ rules, board } as never, kind, value) ?? null;
    if (called !== null && typeof called !== 'string')
      yield { detail: `the name of ${kind} ${value} is ${typeof called}` };
  }
}
