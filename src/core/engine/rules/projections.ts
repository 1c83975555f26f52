// What a viewer may see of what happened.

import type { Seat } from '../base/state.js';
import { entryOf } from '../fields/ids.js';
import { type GameEvent, type Projection, whole } from './event.js';
import type { AnyRuleset } from './ruleset.js';

/** The events as a viewer may see them, renumbered; a type that the title does not declare is shown to nobody. */
export function projectEvents(
  { events: projections }: AnyRuleset,
  events: readonly GameEvent[],
  viewer: Seat | null,
): readonly GameEvent[] {
  const seen: GameEvent[] = [];
  for (const event of events) {
    const shown = projectionOf(projections, event.type)?.(event, viewer) ?? null;
    if (shown !== null) seen.push({ ...(shown as GameEvent), n: seen.length });
  }
  return seen;
}

// That a seat was dropped is told by the engine, in every title (E-HOST-2).
function projectionOf(projections: AnyRuleset['events'], type: string): Projection | undefined {
  if (type === 'seatDropped') return whole;
  return entryOf(projections as Readonly<Record<string, Projection>>, type);
}
