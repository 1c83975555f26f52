// What else clients are told: what happened lately, and why a move was refused.

import type { AnyEngine, GameEvent, KnownEnvelope, Rejection, Seat } from '../../../core/engine/index.js';

/** What one action brought about. */
export interface BoardgameStep<Event = GameEvent> {
  /** How many actions had been played with it; 0 for the set-up. */
  readonly n: number;
  /** What happened, as far as the client may know. */
  readonly events: readonly Event[];
}

/** Why the last move of a seat was refused. */
export interface BoardgameRefusal {
  /** Whose move it was; nobody else is told. */
  readonly seat: Seat;
  /** Which rule says no: `describe(G.state, G.refused.rejection)` is its sentence. */
  readonly rejection: Rejection;
  /** How many moves have been refused since something was played. */
  readonly count: number;
}

/** The steps that were played, behind those of before: the last of them. */
export function storyWith<Event>(
  story: readonly BoardgameStep<Event>[],
  more: readonly BoardgameStep<Event>[],
  most: number,
): readonly BoardgameStep<Event>[] {
  return most === 0 ? [] : [...story, ...more].slice(-most);
}

/** The steps as a seat may see them. */
export function storyFor(
  engine: AnyEngine,
  state: KnownEnvelope,
  story: readonly BoardgameStep[],
  seat: Seat | null,
): readonly BoardgameStep[] {
  return story.map(({ n, events }) => ({
    n,
    events: engine.viewEvents(state, events, seat),
  }));
}
