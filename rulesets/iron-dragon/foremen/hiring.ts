// The choice that a foreman drawn from a pile leaves open (ID-FOREMAN-9).

import type { GameAction, OpenDecision } from '../../../src/core/engine/index.js';
import type { IronGame } from '../types.js';

/** The open choice between two foremen, if there is one. */
export function openHiring({ state }: IronGame): readonly OpenDecision[] {
  const { hiring } = state.own;
  return hiring === null
    ? []
    : [{ seat: hiring.seat, kind: 'keepForeman', optional: false, since: hiring.since }];
}

/** What a seat plays that does not choose for itself: the foreman it has stays. */
export function passAtHiring(_game: IronGame, { seat }: OpenDecision): GameAction {
  return { type: 'keepForeman', seat, keep: 'current' } as GameAction;
}
