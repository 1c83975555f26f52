// Refuses options that a tool does not have: a misspelled one would be ignored, and the test would say less.

import { nearestAmong } from '../core/engine/base/nearest-name.js';
import { InvalidInputError } from '../core/engine/index.js';

/** Throws `InvalidInputError` if a plan has an option whose name is not among these. */
export function checkPlan(what: string, plan: object, names: readonly string[]): void {
  const unknown = Object.keys(plan).filter((name) => !names.includes(name));
  if (unknown.length === 0) return;
  throw new InvalidInputError(
    what,
    unknown.map((name) => ({ path: [name], message: `there is no such option${nearestAmong(name, names)}` })),
  );
}
