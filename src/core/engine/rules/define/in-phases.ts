// What phases and their actions bring with them: facts that actions are, sentences that say these, and steps
// that belong to a phase.

import type { AnySpec } from '../action.js';
import { type Projection, whole } from '../event.js';
import type { AutomaticStep } from '../ruleset.js';

type Specs = readonly Pick<AnySpec, 'type' | 'tells'>[];
type Sentences = Readonly<Record<string, string>>;

/** The facts that actions are, by type: everybody is told. */
export function toldBy(specs: Specs): Readonly<Record<string, Projection<never>>> {
  return Object.fromEntries(specs.flatMap(({ tells }) => (tells === undefined ? [] : [[tells, whole]])));
}

/** The sentences, with those of actions for the facts that these are. */
export function saidBy(specs: Specs, sentences: Sentences = {}): Sentences {
  const said = specs.flatMap(({ type, tells }) =>
    tells === undefined || sentences[type] === undefined ? [] : [[tells, sentences[type]]],
  );
  return { ...Object.fromEntries(said), ...sentences };
}

/** The steps that belong to phases. */
// biome-ignore lint/suspicious/noExplicitAny: phases of any title
export function stepsOf(phases: Readonly<Record<string, any>> = {}): readonly AutomaticStep<any>[] {
  return Object.values(phases).flatMap((phase) => phase?.automatic ?? []);
}
