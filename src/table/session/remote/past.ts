// What a client has heard of a game: the view now, those before it as far as it was there, and what happened.

import { type AnyEngine, applyViewPatch, deepFreeze, type GameEvent } from '../../../core/engine/index.js';
import type { ToldStep } from '../session.js';
import type { MatchUpdate } from './messages.js';

type View = ReturnType<AnyEngine['view']>;

/** A step that the client heard of. */
interface HeardStep extends ToldStep<GameEvent> {
  /** Null where it was over before the client came. */
  readonly view: View | null;
}

/** What a client has heard of a game. */
export interface Past {
  /** The view now. */
  readonly view: View;
  /** What happened in it last. */
  readonly last: readonly GameEvent[];
  /** The steps that were heard of, in order, up to now. */
  readonly steps: readonly HeardStep[];
}

/**
 * Adds a message of the stream to what a client has heard. Throws `InvalidInputError` for a patch that does
 * not fit the view.
 */
export function heard(past: Past | null, update: MatchUpdate): Past {
  if ('patch' in update) {
    const view = applyViewPatch(past?.view ?? {}, update.patch) as View;
    return {
      view,
      last: update.events,
      steps: [...(past?.steps ?? []), { n: view.step, events: update.events, view }],
    };
  }
  const view = deepFreeze(update.view) as View;
  // A client that was away for long still has its views from before.
  const known = new Map((past?.steps ?? []).map((step) => [step.n, step.view]));
  const story = update.story.map((step) => ({
    n: step.n,
    events: step.events,
    view: step.n === view.step ? view : (known.get(step.n) ?? null),
  }));
  const first = story[0]?.n ?? view.step;
  return { view, last: [], steps: [...(past?.steps ?? []).filter(({ n }) => n < first), ...story] };
}

/** The view of a step, or of the nearest one that the client has. */
export function viewNear({ steps, view }: Past, step: number): View {
  let nearest = view;
  for (const one of steps)
    if (one.view !== null && Math.abs(one.n - step) < Math.abs(nearest.step - step)) nearest = one.view;
  return nearest;
}
