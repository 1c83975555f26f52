// What a client missed: the views and events of a record from a step on, for one seat.

import type { AnyEngine } from '../any-engine.js';
import { refuse } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';
import type { Engine } from '../engine.js';
import type { AnyRuleset } from '../rules/ruleset.js';
import type { GameRecord } from '../save/record.js';
import type { EventIn } from '../typed-by-title.js';
import { patchOfViews, type ViewPatch } from './view-patch.js';

/** What one action changed for a seat: the view, and what happened. */
export interface ViewStep<Event = unknown> {
  /** Makes the view after the action of the one before. */
  readonly patch: ViewPatch;
  /** What the action brought about, as the seat may see it. */
  readonly events: readonly Event[];
}

/**
 * Returns what a client has missed that holds the view of a step: a patch and the events of each action
 * since. The rules play the record again, and nothing is hashed: records of others go through `replay` first.
 *
 * @param engine The engine that plays the title.
 * @param record The game so far.
 * @param seat The seat that looks; null for a spectator.
 * @param step The `step` of the view that the client holds; 0 is the set-up.
 * @returns The actions since that step, the oldest first; none where the client is up to date.
 * @see {@link viewPatch}, for two states at hand
 * @throws `InvalidInputError` for a seat or a step that the game lacks; else as `replay` without `verify`.
 * @example
 * const config = { seats: 2, seed: 7 };
 * const start = createGame('hex-tycoon', config);
 * const played = record('hex-tycoon', config, [[...legalActions(start)][0]]);
 * const [{ patch, events }] = viewsSince(engine, played, 0, 0);
 * console.log(applyViewPatch(view(start, 0), patch).step, events.length > 0);
 * // 1 true
 */
export function viewsSince<R extends AnyRuleset>(
  engine: Engine<R>,
  record: GameRecord | string,
  seat: Seat | null,
  step: number,
): readonly ViewStep<EventIn<R>>[] {
  const plain: AnyEngine = engine;
  const missed: ViewStep<EventIn<R>>[] = [];
  let held: ReturnType<AnyEngine['view']> | null = null;
  plain.replay(record, {
    verify: false,
    onStep({ state, events }) {
      if (state.step < step) return;
      const view = plain.view(state, seat);
      const seen = plain.viewEvents(state, events, seat) as readonly EventIn<R>[];
      if (held !== null) missed.push({ patch: patchOfViews(held, view), events: seen });
      else if (view.step !== step) refuse('step', `the game has no step ${String(step)}`);
      held = view;
    },
  });
  if (held === null) refuse('step', `the game has not come to step ${String(step)}`);
  return missed;
}
