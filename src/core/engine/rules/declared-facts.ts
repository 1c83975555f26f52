// Which facts a title tells: those that it declares, and the engine's own. Rules that tell another made a
// slip: nobody knows whom it may be shown to.

import { nearestName } from '../base/nearest-name.js';
import { Fault } from '../base/rejection.js';
import type { AnyRuleset } from './ruleset.js';

/** What the engine tells of seats in every title, to everybody (E-HOST-2, E-HOST-5, E-HOST-6). */
export const SEAT_FACTS: readonly string[] = ['seatDropped', 'seatLeft', 'seatTaken'];

/** Makes what throws a {@link Fault} for a fact that the title does not declare. */
export function factChecker(ruleset: AnyRuleset): (fact: object) => void {
  const declared = new Set<unknown>([...Object.keys(ruleset.events), ...SEAT_FACTS]);
  return (fact) => {
    const { type } = fact as { readonly type?: unknown };
    if (!declared.has(type)) throw new Fault(sayUndeclared(ruleset, type), null, null, DECLARE);
  };
}

const DECLARE = 'Declare the fact with `fact` in `facts`, or correct the type of what is emitted.';

/** Says of a fact that nobody declared what is wrong, and where to declare it. */
export function sayUndeclared({ id, events }: AnyRuleset, type: unknown): string {
  const names = Object.keys(events);
  const near =
    typeof type === 'string' && names.length > 0 ? `, or did you mean ${nearestName(type, names)}?` : '';
  return `${id} declares no fact ${type}: add it to the facts of the title, chapter or layer that tells it${near}`;
}
