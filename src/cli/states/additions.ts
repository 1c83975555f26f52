// The text of a title that takes over the fields of its family: that of the family's module, and its slices.

import type { Fields } from '../../core/engine/fields/declared/kinds.js';
import { laidIn } from './copying.js';
import { guessedField, guessesOf } from './guessing.js';
import type { Nest, StateNames } from './nests.js';
import { sealNest } from './sealing.js';
import { seenField } from './showing.js';

/** The functions of a whole state, made of the base's and the title's. The title's fields must be slices. */
export function additions(fields: Fields, { state, known, view }: StateNames): readonly string[] {
  if (Object.values(fields).some(({ layout }) => layout.is !== 'slice'))
    throw new TypeError('what a title adds to the state of its family is a slice');
  const entries = Object.entries(fields);
  const shown = entries.map(([name, kind]) => `${name}: ${seenField('state', name, { kind, path: name })}`);
  const filled = entries.map(
    ([name, kind]) => `${name}: ${guessedField('view', name, { kind, path: name })}`,
  );
  return [
    `/** A copy that a step may write: slices are copied when they are written, like rows. */
export const forkState = base.forkState as (state: ${state}) => ${state};`,
    `/** A copy of which every record is laid out as copies are, which keeps compiled code. */
export function layOutState(state: ${state}): ${state} {
  const laid = base.layOutState(state) as ${state};
  ${laidIn(fields, 'state')
    .map(([name, value]) => `laid.${name} = ${value};`)
    .join('\n')}
  return laid;
}`,
    `/** Gives records that did not change their old identity back, and freezes the rest. */
export function sealState(original: ${state}, last: ${state}): ${state} {
  ${entries.map(([name, kind]) => sealNest(name, kind as Nest['kind'])).join('\n')}
  return base.sealState(original, last) as ${state};
}`,
    `/** What a seat, or a spectator with null, may know: built up from nothing (E-VIEW-1). */
export function viewState(state: ${state}, viewer: Seat | null): ${view} {
  return { ...base.viewState(state, viewer), ${shown.join(', ')} };
}`,
    `/** Fills every place that a view may hide: the family's, and the title's own. */
export interface Guesses extends base.Guesses {
  ${guessesOf(fields, { state, known }).join('\n')}
}`,
    `/** A whole state that a view does not contradict: its own values, \`luck\`, and a guess for whatever it may hide. */
export function guessState(view: ${known}, luck: Luck, guess: Guesses): ${state} {
  return { ...base.guessState(view, luck, guess), ${filled.join(', ')} };
}`,
  ];
}
