// What a turn buffer needs: it takes back only actions that told nobody anything.

import { createTurnBuffer, playTentatively, type Seat } from '../../core/engine/index.js';
import { firstDifference } from '../difference.js';
import type { Law } from '../law.js';
import { nameOf, twinOf } from '../twins.js';

/** Everybody may know that something is hidden, but not what it is. */
export const hidingIsOpen: Law = {
  name: 'hiding-is-open',
  sentence: 'What is null in a view is null in every state that looks like it, or in none.',
  when: 'regularly',
  *examine({ engine, state, seats }) {
    for (const viewer of [null, ...seats]) {
      const twin = twinOf(engine, state, viewer, `undo ${state.step}`);
      const found = findHalfHidden(state, twin, engine.view(state, viewer));
      if (found !== null) yield { detail: `${nameOf(viewer)}: ${found}` };
    }
  },
};

// The place of a value that is null in the view and in one of the states only.
function findHalfHidden(state: unknown, twin: unknown, view: unknown, path = 'view'): string | null {
  if (view === null)
    return (state === null) === (twin === null) ? null : `${path} is null in some states only`;
  if (typeof view !== 'object' || typeof state !== 'object' || typeof twin !== 'object') return null;
  for (const [key, shown] of Object.entries(view)) {
    const [one, other] = [state, twin].map((whole) => (whole as Record<string, unknown> | null)?.[key]);
    const found = findHalfHidden(one, other, shown, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Undo goes back to the last chance, reveal or hand-over, and never past one (see `playTentatively`). */
export const undoTellsNothing: Law = {
  name: 'undo-tells-nothing',
  sentence:
    'An action that a turn buffer takes back drew no luck, left the same decisions to the others and one to its seat, and shows it the same in all states that look alike.',
  when: 'often',
  cost: 6,
  *examine({ engine, before, action, state, events }) {
    if (before === null || action === null || action.seat === null) return;
    const tried = playTentatively(engine, createTurnBuffer(engine, before), action);
    if (!tried.ok || tried.barrier !== null) return;
    const { seat } = action;
    const luck = firstDifference(before.luck, state.luck);
    if (luck !== null) yield { detail: `it draws: ${luck}` };
    if (!engine.decisions(state).some((open) => open.seat === seat && !open.optional))
      yield { detail: 'the seat has no more to decide' };
    const openToOthers = (of: typeof state) => engine.decisions(of).filter((open) => open.seat !== seat);
    const others = firstDifference(openToOthers(before), openToOthers(state));
    if (others !== null) yield { detail: `others decide something else: ${others}` };
    const seen = (of: typeof state, happened: typeof events) => [
      engine.view(of, seat as Seat),
      engine.viewEvents(of, happened, seat),
    ];
    const twin = twinOf(engine, before, seat, `undo ${state.step}`);
    const there = engine.tryAction(twin, action);
    const told = there.ok
      ? firstDifference(seen(state, events), seen(there.state, there.events))
      : there.rejection.code;
    if (told !== null) yield { detail: `it tells: ${told}` };
  },
};
