// Which events a seat may see. Event types are one vocabulary for all rulesets of an engine.

import { type GameEvent, type Projection, whole } from './event.js';
import { Fault } from './rejection.js';
import type { AnyRuleset } from './ruleset.js';
import type { Seat } from './state.js';

/** The projections of all rulesets by event type; a type declared twice must be declared the same way. */
export function mergeProjections(rulesets: readonly AnyRuleset[]): ReadonlyMap<string, Projection> {
  const merged = new Map<string, Projection>([['seatDropped', whole]]);
  for (const { id, events } of rulesets) {
    for (const [type, projection] of Object.entries(events) as [string, Projection][]) {
      const known = merged.get(type);
      if (known !== undefined && known !== projection) {
        throw new Fault(`${id} projects the event ${type} otherwise than another ruleset of this engine`);
      }
      merged.set(type, projection);
    }
  }
  return merged;
}

/** What a viewer may see of an event, or null; an event type that nobody declared is shown to nobody. */
export function project(
  projections: ReadonlyMap<string, Projection>,
  event: GameEvent,
  viewer: Seat | null,
): object | null {
  return projections.get(event.type)?.(event, viewer) ?? null;
}
