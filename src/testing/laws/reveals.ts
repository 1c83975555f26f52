// What an action reveals is told: a player who follows the facts knows why the view has changed.

import type { Envelope, GameAction, GameEvent, Seat } from '../../core/engine/index.js';
import { firstDifference } from '../difference.js';
import { type Breach, type Law, type Moment, some } from '../law.js';
import { nameOf, twinOf } from '../twins.js';

/** Counters, public numbers, the reason of an outcome. After the end, hands and purses need not be told. */
export const revealedIsTold: Law = {
  name: 'revealed-is-told',
  sentence:
    'If one action shows a seat different things in two states that it could not tell apart, it tells the seat different facts.',
  when: 'regularly',
  cost: 2,
  *examine(moment) {
    const { engine, before, action, state, events, seats, listed, random } = moment;
    const viewers: readonly (Seat | null)[] = [null, ...seats];
    const seed = random.int(0, 1_000_000);
    const [stranger] = some(viewers, 1, random);
    if (before !== null && action !== null)
      for (const viewer of new Set([stranger, action.seat]))
        yield* findUntold(moment, { before, action, after: state, events }, viewer, seed);
    for (const next of some(listed, 2, random)) {
      const played = engine.tryAction(state, next);
      if (!played.ok) continue;
      const { state: after, events } = played;
      yield* findUntold(moment, { before: state, action: next, after, events }, stranger, seed);
    }
  },
};

interface PlayedAction {
  readonly before: Envelope;
  readonly action: GameAction;
  readonly after: Envelope;
  readonly events: readonly GameEvent[];
}

function* findUntold(
  { engine }: Moment,
  { before, action, after, events }: PlayedAction,
  viewer: Seat | null,
  seed: number,
): Iterable<Breach> {
  const there = engine.tryAction(twinOf(engine, before, viewer, seed), action);
  if (!there.ok) return;
  const shown = firstDifference(
    seenOf(engine.view(after, viewer) as Envelope),
    seenOf(engine.view(there.state, viewer) as Envelope),
  );
  if (shown === null) return;
  const told = (all: readonly GameEvent[]) => engine.viewEvents(before, all, viewer);
  if (firstDifference(told(events), told(there.events)) !== null) return;
  yield { detail: `${nameOf(viewer)} is told the same and sees ${shown} (twin «${seed}»)`, action };
}

// At the end titles show hands and purses, because the ranking goes by them.
const seenOf = (view: Envelope): object => (view.outcome === null ? view : { reason: view.outcome.reason });
