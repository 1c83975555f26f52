// What a viewer may see of what happened.

import { InvalidInputError } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';
import { entryOf } from '../fields/ids.js';
import { SEAT_FACTS, sayUndeclared } from './declared-facts.js';
import { type GameEvent, type Projection, whole } from './event.js';
import type { AnyRuleset } from './ruleset.js';

/**
 * The events as a viewer may see them, renumbered. Throws {@link InvalidInputError} for a type that the title
 * does not declare.
 */
export function projectEvents(
  ruleset: AnyRuleset,
  events: readonly GameEvent[],
  viewer: Seat | null,
): readonly GameEvent[] {
  const seen: GameEvent[] = [];
  for (const [place, event] of events.entries()) {
    const projection = projectionOf(ruleset, event.type);
    if (projection === undefined)
      throw new InvalidInputError('events', [
        { path: [place, 'type'], message: sayUndeclared(ruleset, event.type) },
      ]);
    const shown = projection(event, viewer);
    if (shown !== null) seen.push({ ...(shown as GameEvent), n: seen.length });
  }
  return seen;
}

function projectionOf({ events }: AnyRuleset, type: string): Projection | undefined {
  if (SEAT_FACTS.includes(type)) return whole;
  return entryOf(events as Readonly<Record<string, Projection>>, type);
}
