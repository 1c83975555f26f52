// Twins: two states that differ only in what a seat cannot know. It is a leak if a seat can separate them.

import {
  type AnyEngine,
  deepFreeze,
  type Envelope,
  type GameAction,
  type Seat,
} from '../core/engine/index.js';
import { brief, firstDifference } from './difference.js';

/**
 * A twin of a state: the same to a seat (or to a spectator, with null), with the rest drawn again. The same
 * seed gives the same twin.
 *
 * @example
 * const twin = twinOf(engine, state, 0, 7);
 * console.log(hashState(view(twin, 0)) === hashState(view(state, 0)));
 * // true
 */
export function twinOf(
  engine: AnyEngine,
  state: Envelope,
  viewer: Seat | null,
  seed: string | number,
): Envelope {
  return engine.determinize(engine.view(state, viewer), seed);
}

/**
 * Lists what a seat can tell apart between two states that must look the same to it; empty is good. Compares
 * view, decisions, legal actions, refusals of `attempts`, and what the seat sees of others' attempts.
 *
 * @example
 * const leaks = [...leaksBetween(engine, [state, twinOf(engine, state, 0, 7)], 0)];
 * console.log(leaks.length);
 * // 0
 */
export function* leaksBetween(
  engine: AnyEngine,
  [one, other]: readonly [Envelope, Envelope],
  viewer: Seat | null,
  attempts: readonly GameAction[] = [],
): Iterable<string> {
  const views = firstDifference(engine.view(one, viewer), engine.view(other, viewer));
  if (views !== null) yield `the view differs: ${views}`;
  const decided = firstDifference(engine.decisions(one), engine.decisions(other));
  if (decided !== null) yield `the decisions differ: ${decided}`;
  if (viewer !== null) {
    const lists = [one, other].map((state) => [...engine.legalActions(state, viewer)]);
    const listed = firstDifference(lists[0], lists[1]);
    if (listed !== null) yield `the legal actions differ: ${listed}`;
  }
  for (const action of attempts) {
    if (action.seat === viewer) {
      const told = firstDifference(engine.explainAction(one, action), engine.explainAction(other, action));
      if (told !== null) yield `a refusal differs: ${told} for ${brief(action)}`;
      continue;
    }
    const seen = eventsTell(engine, [one, other], viewer, action);
    if (seen !== null) yield `the events differ: ${seen} of ${brief(action)}`;
  }
}

// An action may show what was hidden, and dice that fall are public. So both states get the same luck. If the
// seat's view is the same afterwards, its events must be equal in any order: cards may reach one place in
// another order. Exempt are a seat's own actions and events that are meant to show more.
function eventsTell(
  engine: AnyEngine,
  [first, second]: readonly [Envelope, Envelope],
  viewer: Seat | null,
  action: GameAction,
): string | null {
  const one = engine.tryAction(first, action);
  if (!one.ok) return null;
  const other = engine.tryAction(deepFreeze({ ...second, luck: first.luck }), action);
  if (!other.ok) return null;
  if (firstDifference(engine.view(one.state, viewer), engine.view(other.state, viewer)) !== null) return null;
  const { revealing = [] } = engine.settingOf(first).ruleset;
  const [seen, seenThere] = [one, other].map(({ events }) =>
    engine
      .viewEvents(first, events, viewer)
      .filter(({ type }) => !revealing.includes(type))
      .map(({ n: _, ...event }) => JSON.stringify(event))
      .sort(),
  );
  return firstDifference(seen, seenThere);
}

/** A seat, or the spectator, in words. */
export const nameOf = (viewer: Seat | null) => (viewer === null ? 'a spectator' : `seat ${viewer}`);
