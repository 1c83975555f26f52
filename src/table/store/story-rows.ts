// A log in rows: what one seat does again and again belongs together.

import type { GameEvent, Seat } from '../../core/engine/index.js';
import type { ToldStep } from '../session/session.js';

/** Events of one type, one after another, that name the same seat or none. */
export interface StoryRow<Event extends GameEvent> {
  /** The step and the number of the first of them: no two rows of a story have the same. */
  readonly key: string;
  /** Whose doing it is; null where no seat is named. */
  readonly seat: Seat | null;
  /** The events, in order; at least one. */
  readonly events: readonly Event[];
}

/**
 * The events of a story in rows, for logs: ten segments that somebody builds are one row of ten.
 *
 * @param story - Steps with their events, as `story` of a store gives them.
 * @returns Rows in order; each holds events of one seat and one type.
 * @see `createGameStore`
 * @example
 * const store = createGameStore(engine, { ruleset: 'china-rails', config: { seats: 2, seed: 7 } });
 * for (const { seat, events } of rowsOf(store.story(40))) console.log(seat, events[0].type, events.length);
 */
export function rowsOf<Event extends GameEvent>(
  story: readonly ToldStep<Event>[],
): readonly StoryRow<Event>[] {
  const rows: { key: string; seat: Seat | null; events: Event[] }[] = [];
  for (const { n, events } of story)
    for (const event of events) {
      const { seat = null } = event as Event & { readonly seat?: Seat | null };
      const last = rows.at(-1);
      if (last?.seat === seat && last.events[0].type === event.type) last.events.push(event);
      else rows.push({ key: `${n} ${event.n}`, seat, events: [event] });
    }
  return rows;
}
