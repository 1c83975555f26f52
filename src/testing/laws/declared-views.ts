// The declared views are the truth: views by hand, generated ones and those of layers must match them.

import { seenFields } from '../../core/engine/fields/declared/declared-view.js';
import { type Fields, fieldsIn, toItsSeat } from '../../core/engine/fields/declared/kinds.js';
import type { Envelope } from '../../core/engine/index.js';
import { brief } from '../difference.js';
import type { Breach, Law, Moment } from '../law.js';
import { nameOf } from '../twins.js';

/** A view hides what the declaration hides, wherever it comes from, and nothing else. */
export const viewsAreAsDeclared: Law = {
  name: 'views-are-as-declared',
  sentence:
    'Where the state is declared, every view hides what `hidden`, `partly` and `secretAnswers` hide from its viewer, and nothing else.',
  when: 'often',
  *examine(moment) {
    const { ruleset, state, memory } = moment;
    if (!memory.has('looked')) yield* findNobodysSeat(ruleset.state.shape.fields ?? {}, 'state');
    memory.set('looked', true);
    yield* findUndeclared(moment, state);
  },
};

/** What views of a state show that is declared to be hidden, and the other way round. */
export function* findUndeclared({ engine, ruleset, seats }: Moment, state: Envelope): Iterable<Breach> {
  const { fields } = ruleset.state.shape;
  if (fields === undefined) return;
  for (const viewer of [null, ...seats]) {
    const view = engine.view(state, viewer) as Readonly<Record<string, unknown>>;
    const declared = seenFields(fields, { state, viewer, place: null }, state as never);
    for (const field in fields) {
      const found = findOtherwise(declared[field], view[field]);
      if (found !== null) yield { detail: `${nameOf(viewer)} ${found.say(field + found.path)}` };
    }
  }
}

// Outside rows there is no seat to which a field could belong.
function* findNobodysSeat(fields: Fields, path: string): Iterable<Breach> {
  for (const [name, { layout, secret }] of Object.entries(fields)) {
    if (secret !== undefined && 'shown' in secret && secret.shown === toItsSeat)
      yield { detail: `${path}.${name} is hidden but to its seat, and lies in no row of a seat` };
    if (layout.is !== 'rows') yield* findNobodysSeat(fieldsIn(layout), `${path}.${name}`);
  }
}

// The first place at which a view shows something else than is declared, in words; null where there is none.
function findOtherwise(declared: unknown, shown: unknown): FoundLeak | null {
  if (Object.is(declared, shown)) return null;
  if (!isRecord(declared) || !isRecord(shown)) return { path: '', say: sayOtherwise(declared, shown) };
  for (const key of new Set([...Object.keys(declared), ...Object.keys(shown)])) {
    const found = findOtherwise(declared[key], shown[key]);
    if (found !== null) return { path: `.${key}${found.path}`, say: found.say };
  }
  return null;
}

interface FoundLeak {
  readonly path: string;
  say(path: string): string;
}

const sayOtherwise = (declared: unknown, shown: unknown) => (path: string) => {
  if (declared === null || declared === undefined)
    return `sees ${brief(shown)} at ${path}, which is declared to be hidden`;
  if (shown === null || shown === undefined)
    return `does not see ${path}, where ${brief(declared)} is declared to be shown`;
  return `sees ${brief(shown)} at ${path}, where ${brief(declared)} is declared to be shown`;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object';
