// What every action of the hex game needs: who acts, and whether an instance meets the action's own conditions.

import type { Condition, GameAction, Seat } from '../../../src/engine/index.js';
import type { HexState, PhaseName } from '../state.js';
import type { HexGame, HexReading } from '../title.js';

/** True when an action meets all conditions: lists are made of the same rules as refusals. */
export function isAllowed<A extends GameAction>(
  conditions: readonly Condition<HexGame, A>[],
  game: HexReading,
  action: A,
): boolean {
  return conditions.every(({ test }) => test(game, action) === null);
}

/** Notes that a seat has acted: its own decisions open anew, other seats' stay as they are. */
export function noteAction(state: HexState, seat: Seat): void {
  state.seats[seat].acted = state.step;
}

/** Begins a phase. */
export function enterPhase(state: HexState, phase: PhaseName): void {
  state.phase = phase;
  state.opened = state.step;
}
