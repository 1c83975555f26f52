// What to do about a breach, where its cause is known: an error says it, or the rules do not play twice alike.

import type { Fault } from '../../core/engine/index.js';
import { firstDifference } from '../difference.js';
import type { Moment } from '../law.js';

/** What an author does about rules that ask more than the state. */
export const OUTSIDE =
  'Take all chance from `luck`, and ask neither `Math.random` nor a clock nor what a module keeps: `railhead lint-ruleset` finds the place.';

/** What an author does about a write to what is frozen. */
const FROZEN = 'Write to the `state` that `apply` is handed, never to `before`, to the action or to a table.';

/** What an error advises; undefined where it says nothing of its cause. */
export function adviceOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { advice } = cause as Partial<Fault>;
    if (advice !== undefined) return advice;
    if (/read only property|not extensible|frozen/.test(cause.message)) return FROZEN;
  }
  return undefined;
}

/** How the step to this moment, or an action from it, differs when it is taken again; null if it does not. */
export function differsAgain({ engine, before, action, state }: Moment, tried: unknown): string | null {
  const other = before === null || action === null ? null : engine.tryAction(before, action);
  if (other?.ok) return firstDifference(state, other.state);
  const [one, two] = [0, 1].map(() => engine.tryAction(state, tried as never));
  return one.ok && two.ok ? firstDifference(one.state, two.state) : null;
}
